import Knowledge
import Language
import Records

/// What is to be kept of a sentence, without the words that only say where to: "a pram" of "add a
/// pram to my list".
struct KeptWords {
  private let opening: Set<String>
  private let between: Set<String>
  private let into: Set<String>
  private let place: Set<String>
  private let closing: Set<String>
  private let own: Set<String>

  /// Reads the words that frame what goes to one place, by its id.
  init(_ id: String, _ library: Library) throws(KnowledgeError) {
    let path = library.path(of: "answers.rec")
    let record = try library.records(path, type: "Keeping").first { $0["Id"] == id }
    func words(_ field: String) -> Set<String> {
      Set((record?[field] ?? "").split(separator: " ").map(String.init))
    }
    opening = words("Opening")
    between = words("Between")
    into = words("Into")
    place = words("Place")
    own = words("Own")
    closing = words("Closing")
  }

  /// The words as typed; nil where none are left.
  func text(of message: Message) -> String? {
    var tokens = afterColon(message)
    drop(from: &tokens) { between.contains($0.text) }
    if let first = tokens.first, opening.contains(first.text) {
      tokens.removeFirst()
      drop(from: &tokens) {
        $0.isPunctuation || opening.contains($0.text) || between.contains($0.text)
      }
      dropPlaceAhead(&tokens)
    }
    dropPlaceBehind(&tokens)
    while let last = tokens.last, last.isPunctuation || closing.contains(last.text) {
      tokens.removeLast()
    }
    guard let first = tokens.first, let last = tokens.last,
      tokens.contains(where: { !$0.isPunctuation })
    else { return nil }
    return message.typed(first.range.lowerBound..<last.range.upperBound)
  }

  /// What stands behind a colon, where the few words before it only say where to keep it.
  private func afterColon(_ message: Message) -> Tokens {
    let tokens = message.tokens
    guard let colon = tokens.firstIndex(where: { $0.text == ":" }), colon <= Self.mostBeforeColon,
      tokens[..<colon].contains(where: { opening.contains($0.text) || place.contains($0.text) })
    else { return tokens }
    return tokens[(colon + 1)...]
  }

  private static let mostBeforeColon = 8

  /// "to my plan", right behind the first word.
  private func dropPlaceAhead(_ tokens: inout Tokens) {
    guard let first = tokens.first, into.contains(first.text) || own.contains(first.text),
      let end = tokens.prefix(5).lastIndex(where: { place.contains($0.text) })
    else { return }
    tokens = tokens[(end + 1)...]
    drop(from: &tokens) { $0.isPunctuation }
  }

  /// "to my plan", at the end.
  private func dropPlaceBehind(_ tokens: inout Tokens) {
    guard let end = tokens.suffix(2).lastIndex(where: { place.contains($0.text) }) else { return }
    let near = max(tokens.startIndex, end - Self.mostBeforePlace)..<end
    let start = near.last { index in
      let next = tokens[index + 1].text
      return tokens[index].isPunctuation
        || into.contains(tokens[index].text) && (own.contains(next) || place.contains(next))
    }
    guard let start, start > tokens.startIndex else { return }
    tokens = tokens[..<start]
  }

  private static let mostBeforePlace = 5

  private func drop(
    from tokens: inout Tokens, while isDropped: (Token) -> Bool
  ) {
    while let first = tokens.first, isDropped(first) { tokens.removeFirst() }
  }
}
