/// A range of places in a message, which holds none where its end lies before its start; so no
/// words that anybody types make a range that is a fault.
@inlinable package func ..< (lower: Int, upper: Int) -> Range<Int> {
  Range(uncheckedBounds: (lower, upper < lower ? lower : upper))
}
