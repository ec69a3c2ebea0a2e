// Whoever reads this was looking for another header of that name.
#error "the consumer's own"
