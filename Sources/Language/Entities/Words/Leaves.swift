import Civil

/// The pieces that single words and numerals are before any rule is tried.
final class Leaves: Sendable {
  let words: TimeWords
  let numerals: NumeralReader

  init(words: TimeWords) {
    self.words = words
    numerals = NumeralReader(words: words.numbers)
  }

  func read(at index: Int, in message: Message, order: SlashOrder) -> [Chart.Node] {
    var nodes: [Chart.Node] = []
    func add(_ piece: Piece, to end: Int, isLatent: Bool = false) {
      nodes.append(
        Chart.Node(
          piece: piece, sort: piece.sort, end: end, rule: -1, isLatent: isLatent, lead: 0))
    }
    let token = message.tokens[index]
    if token.kind == .number {
      for (piece, end) in DigitShapes.read(at: index, in: message, order: order) {
        add(piece, to: end)
      }
    }
    if token.kind != .punctuation || token.text == "-" {
      for (piece, end) in numerals.read(at: index, in: message) { add(piece, to: end) }
    }
    for form in words.forms[token] ?? [] {
      guard let end = end(of: form, at: index, in: message) else { continue }
      add(form.piece, to: end, isLatent: form.isRisky)
      if isAbbreviation(form.piece, token.text), isDot(index + 1, in: message) {
        add(form.piece, to: index + 2, isLatent: form.isRisky)
      }
    }
    return nodes
  }

  /// The token after a form that begins at `index`; nil where the words are others.
  private func end(of form: TimeWords.Form, at index: Int, in message: Message) -> Int? {
    let tokens = message.tokens
    var end = index + 1
    for word in form.rest {
      if end < tokens.count, tokens[end].text == "'", word != "'" { end += 1 }
      guard end < tokens.count, tokens[end].text == word else { return nil }
      end += 1
    }
    return form.isRisky && !isAfterDigits(form, at: index, in: message) ? nil : end
  }

  /// Whether a short unit stands after the digits that it needs; words that are risky for other
  /// reasons always fit.
  private func isAfterDigits(
    _ form: TimeWords.Form, at index: Int, in message: Message
  ) -> Bool {
    guard form.piece.sort == .measure || form.piece.sort == .unit else { return true }
    guard index > 0, message.tokens[index - 1].kind == .number else { return false }
    let number = Int(message.tokens[index - 1].text) ?? 0
    if message.tokens[index].text == "st", message.touches(index - 1) {
      return number % 10 != 1 || number % 100 == 11
    }
    return form.piece.sort == .measure || message.touches(index - 1)
      || index > 1 && Self.beforeSpans.contains(message.tokens[index - 2].text)
  }

  /// Words after which a number counts units, though a space stands between: "last 60 d".
  private static let beforeSpans: Set<String> = ["last", "past", "previous"]

  private func isDot(_ index: Int, in message: Message) -> Bool {
    index + 1 < message.tokens.count && message.tokens[index].text == "."
      && message.touches(index - 1)
  }

  private func isAbbreviation(_ piece: Piece, _ text: String) -> Bool {
    switch piece {
    case .month: text.utf8.count <= 4 && !Self.shortMonths.contains(text)
    case .weekday: text.utf8.count <= 5
    default: false
    }
  }

  /// Months whose whole names are as short as others' abbreviations: no point belongs to them.
  private static let shortMonths: Set<String> = ["may", "june", "july"]
}
