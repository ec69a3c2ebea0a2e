// Nothing but the frame: with it, what all labs include is compiled.
#include <lab.hpp>
