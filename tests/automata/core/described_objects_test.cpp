// Objects of control that describe themselves: to a log that wants that, and to the record of the step.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "automata/core/notation.hpp"
#include "automata/core/run.hpp"

namespace statewalk {
namespace {

/// Counts to two.
struct Counter {
    void count() { ++counted; }
    bool enough() const { return counted == 2; }
    std::uint64_t counted = 0;
};
struct TellsAnybody : Counter {
    template <class Record>
    void describe(Record& record) const {
        Fields const twice{{"twice", 2 * counted}};
        record.move({{"to", counted}, {"by", "one"}});
        record.move(twice);
        record.field("counted", counted);
        record.field("names", std::vector<std::string>{"a", "b"});
    }
};
struct TellsARecord : Counter {
    void describe(Record& record) const { record.field("counted", counted); }
};
struct TellsNobody : Counter {};

template <class Object>
struct Counting : Automaton<Counting<Object>, Object> {
    struct Going : State<"0", "counting"> {};
    struct Done : State<"1", "counted"> {};
    using initial_state = Going;
    using x1 = Input<"x1", &Object::enough, "it is enough">;
    using z1 = Output<"z1", &Object::count, "one more">;
    // clang-format off
    struct transition_table : Table<
        Row < Going , Step , Going , z1   , Not<x1> >,
        Row < Going , Step , Done  , none , x1      >
    > {};
    // clang-format on
};

/// Notes what it is told, and how much stood in the records.
class Notes : public Log, private Description {
public:
    explicit Notes(bool listens) : listens_(listens) {}
    void begin(TransitionGraph const&, Fields const&, Record const& start) override { read(start); }
    void add(Record const& record) override { read(record); }
    Description* description() override { return listens_ ? this : nullptr; }
    void end(Outcome const&) override {}

    std::vector<std::string> told;
    std::vector<std::size_t> moves_in_records;
    std::vector<std::size_t> fields_in_records;

private:
    void told_move(std::span<FieldView const> fields) override {
        told.push_back("move");
        for (FieldView const& field : fields) told_field(field);
    }
    void told_field(FieldView const& field) override {
        std::string value = "?";
        if (auto const* const number = std::get_if<std::uint64_t>(&field.value)) value = std::to_string(*number);
        if (auto const* const text = std::get_if<std::string_view>(&field.value)) value = *text;
        if (auto const* const texts = std::get_if<std::span<std::string const>>(&field.value)) value = texts->back();
        told.push_back(std::string(field.name) + " " + value);
    }
    void read(Record const& record) {
        moves_in_records.push_back(record.moves.size());
        fields_in_records.push_back(record.object.size());
    }
    bool listens_;
};

template <class Object>
Notes notes_of(bool listens) {
    Notes notes(listens);
    Object object;
    run<Counting<Object>>(steps, notes, object);
    return notes;
}

using Sizes = std::vector<std::size_t>;

TEST(AnObjectThatTellsAnybody, TellsTheLogItsStepsAndTheRecordItsStart) {
    Notes const notes = notes_of<TellsAnybody>(true);
    EXPECT_EQ(notes.told, (std::vector<std::string>{
                              "move", "to 1", "by one", "move", "twice 2", "counted 1", "names b",  //
                              "move", "to 2", "by one", "move", "twice 4", "counted 2", "names b",  //
                              "move", "to 2", "by one", "move", "twice 4", "counted 2", "names b",  //
                          }));
    EXPECT_EQ(notes.moves_in_records, (Sizes{2, 0, 0, 0}));
    EXPECT_EQ(notes.fields_in_records, (Sizes{2, 0, 0, 0}));
}

TEST(AnObjectThatTellsAnybody, TellsTheRecordWhereTheLogDoesNotListen) {
    Notes const notes = notes_of<TellsAnybody>(false);
    EXPECT_TRUE(notes.told.empty());
    EXPECT_EQ(notes.moves_in_records, (Sizes{2, 2, 2, 2}));
    EXPECT_EQ(notes.fields_in_records, (Sizes{2, 2, 2, 2}));
}

TEST(AnObjectThatTellsARecordOnly, TellsIt) {
    Notes const notes = notes_of<TellsARecord>(true);
    EXPECT_TRUE(notes.told.empty());
    EXPECT_EQ(notes.fields_in_records, (Sizes{1, 1, 1, 1}));
}

TEST(AnObjectThatTellsNobody, IsNotAsked) {
    Notes const notes = notes_of<TellsNobody>(true);
    EXPECT_TRUE(notes.told.empty());
    EXPECT_EQ(notes.fields_in_records, (Sizes{0, 0, 0, 0}));
}

}  // namespace
}  // namespace statewalk
