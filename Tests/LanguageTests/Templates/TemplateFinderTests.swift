import Knowledge
import Testing

@testable import Language

struct TemplateFinderTests {
  private static let templates = [
    "log [my] water", "(show|list) water", "note {text}", "when is my period",
  ]
  private let finder = TemplateFinder(
    templates.map { TemplateKeys(TemplateIndex.Source(intent: "a.b", text: $0)) })

  private func found(_ text: String) -> [String] {
    let message = Normaliser().normalise(text)
    var found: [String] = []
    finder.forEach(message, message.tokens.indices, TemplateSpans(open: ["text"])) {
      found.append(Self.templates[$0])
    }
    return found
  }

  @Test(arguments: [
    ("list my water and log it", ["log [my] water", "(show|list) water"]),
    ("note that the water is cold", ["note {text}"]), ("water", []), ("", []),
    ("when is my next period", ["when is my period"]),
  ]) func `a template is tried where every group of its words has one`(
    text: String, expected: [String]
  ) {
    #expect(found(text) == expected)
  }
}
