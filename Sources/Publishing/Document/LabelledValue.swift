/// A value with the words that say what it is.
package struct LabelledValue: Hashable, Sendable {
  /// What the value is.
  package var label: String
  /// The value with its unit; the pair is not shown where it is blank.
  package var value: String

  /// Creates a pair of a label and a value.
  package init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}
