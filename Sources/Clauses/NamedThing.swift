/// Something of a diary that a message names, whether or not it tells a value of it.
package struct NamedThing: Hashable, Sendable {
  /// The measure's name, such as `cramps` or `sleep`; empty for a month.
  package let measure: String
  /// What the measure can hold, as in `clauses/ranges.rec`.
  package let type: String
  /// The word of Knowledge that it was found by, such as `running` or `heavy`.
  package let concept: String
  /// Whether it is a value rather than the measure itself.
  package let isValue: Bool
  /// The number of the month that it names; nil for anything else.
  package let month: Int?
  /// The tokens that name it.
  package let tokens: Range<Int>
}
