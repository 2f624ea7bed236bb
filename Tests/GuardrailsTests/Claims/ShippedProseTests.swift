import Guardrails
import Knowledge
import Records
import Testing

/// Every sentence of Knowledge that can be shown, against the rules for what we say.
struct ShippedProseTests {
  /// Fields that hold what people may type, names of things, or rules, not what we say.
  static let unshown: Set<String> = [
    "Like", "Ask", "Unlike", "Catch", "Pass", "Form", "Any", "Frame", "Raise", "When", "Unless",
    "Id", "Alias", "Phrase", "Title", "Organisation", "Place", "Kind", "Value",
    "PerServing",
  ]

  struct Sentence: CustomStringConvertible {
    let place: String
    let text: String
    var description: String { "\(place): \(text)" }
  }

  static func sentences() throws -> [Sentence] {
    var sentences: [Sentence] = []
    for path in Rules.library.paths(under: "en") where path.hasSuffix(".rec") {
      for record in try Rules.library.file(path).sets.flatMap(\.records) {
        for field in record.fields where isProse(field, of: record) {
          sentences.append(Sentence(place: "\(path):\(field.line)", text: field.value))
        }
      }
    }
    return sentences
  }

  private static func isProse(_ field: Field, of record: Record) -> Bool {
    let isTemplate = record.type == "Intent" && field.name == "Say" || record.type == "Standing"
    return !unshown.contains(field.name) && !isTemplate && field.value.contains(" ")
  }

  @Test func `nothing we ship makes a claim`() throws {
    let check = try Rules.claims.get()
    let sentences = try Self.sentences()
    #expect(sentences.count > 500)
    for sentence in sentences {
      #expect(check.violations(in: sentence.text) == [], "\(sentence)")
    }
  }

  @Test func `nothing we ship raises its voice`() throws {
    for sentence in try Self.sentences() {
      #expect(!sentence.text.contains("! ") && !sentence.text.hasSuffix("!"), "\(sentence)")
    }
  }

  @Test(arguments: [
    "you should", "you must", "you have to", "you ought", "definitely", "certainly",
    "guaranteed", "without doubt", "always works", "never fails", "100% ", "proven to",
    "scientifically proven", "miracle",
  ])
  func `nothing we ship scolds or swears to it`(phrase: String) throws {
    for sentence in try Self.sentences() {
      #expect(!sentence.text.lowercased().contains(phrase), "\(sentence)")
    }
  }
}
