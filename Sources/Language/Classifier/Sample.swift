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

  /// A number that its label and its text give.
  package var textHash: UInt64 {
    Hash.mixed(Hash.of(text.utf8, seed: Hash.of(label.utf8)))
  }

  /// A number that lines with the same stems in any order share.
  package var wordHash: UInt64 {
    let stems = Set(Terms(Normaliser().normalise(text)).stems.map { Hash.of($0) })
    return Hash.mixed(stems.sorted().reduce(Hash.basis, Hash.pair))
  }
}
