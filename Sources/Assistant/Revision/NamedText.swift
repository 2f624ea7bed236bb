import Journal
import Language

/// Which of some texts of hers a message names: by words of the text, or by its place among them.
struct NamedText {
  /// What may be meant; nothing where it names words that no text has.
  let entries: [Entry]

  /// Takes entries that are all texts; others are left as they are.
  init(_ found: [Entry], _ request: Request) {
    let texts = found.map { Self.words(of: $0.fact) }
    guard !found.isEmpty, found.allSatisfy(\.fact.isNote) else {
      entries = found
      return
    }
    let said = Self.named(request)
    let shared = texts.map { said.intersection($0 ?? []).count }
    if let most = shared.max(), most > 0 {
      entries = zip(found, shared).filter { $1 == most }.map(\.0)
      return
    }
    if request.said.contains(Self.lead) || !request.said.contains(Self.plain) {
      entries = []
      return
    }
    let places = request.entities.compactMap { entity -> Int? in
      if case .ordinal(let place) = entity.value { place } else { nil }
    }
    let named = places.first.flatMap { $0 > 0 ? found.dropFirst($0 - 1).first : nil }
    entries = named.map { [$0] } ?? found
  }

  /// Says that a note is named by nothing of its own: "the note", "my last note".
  private static let plain = "told.plain_note"
  /// Says what stands before the words of a text: "about", "that says".
  private static let lead = "told.text_about"

  /// The words of a message that may be those of a text.
  private static func named(_ request: Request) -> Set<String> {
    let kinds = Set(Fact.kinds)
    return Set(
      request.message.tokens.filter {
        $0.kind == .word && $0.text.utf8.count >= fewestLetters && !kinds.contains($0.text)
      }.map(\.text))
  }

  /// A shorter word names nothing by itself.
  private static let fewestLetters = 4

  private static func words(of fact: Fact) -> Set<String>? {
    guard case .text(_, let text) = fact else { return nil }
    return Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}

extension Fact {
  /// Whether it is a note of hers.
  var isNote: Bool { if case .text(.note, _) = self { true } else { false } }
}
