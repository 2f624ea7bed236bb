/// One training line: a message and the label it should get.
package struct Sample: Hashable, Comparable, Sendable {
  package let label: String
  package let text: String

  package init(label: String, text: String) {
    self.label = label
    self.text = text
  }

  package static func < (one: Sample, other: Sample) -> Bool {
    (one.label, one.text) < (other.label, other.text)
  }
}
