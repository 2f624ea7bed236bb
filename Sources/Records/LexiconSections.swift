/// Parts of a lexicon that are looked up each by itself: a longer form of another part hides none.
package struct LexiconSections: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// The concepts that mean something themselves.
  package static let concepts = LexiconSections(rawValue: 1)
  /// The words that only say which slot a number or a text is for.
  package static let cues = LexiconSections(rawValue: 2)
  /// The words after which a free text begins.
  package static let leads = LexiconSections(rawValue: 4)
  package static let all: LexiconSections = [.concepts, .cues, .leads]

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The parts that concepts of a kind belong to.
  package init(kind: String) {
    switch kind {
    case "lead-in": self = .leads
    case "entry": self = [.concepts, .cues]
    case "cue", "action", "detail", "part", "hurt", "opening", "closing": self = .cues
    default: self = .concepts
    }
  }
}
