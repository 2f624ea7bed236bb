import Civil

/// The pieces that single words and numerals are before any rule is tried.
struct Leaves: Sendable {
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
    for form in words.forms[token.text] ?? [] where fits(form, at: index, in: message) {
      add(form.piece, to: index + 1 + form.rest.count, isLatent: form.isRisky)
      if isAbbreviation(form.piece, token.text), isDot(index + 1, in: message) {
        add(form.piece, to: index + 2, isLatent: form.isRisky)
      }
    }
    return nodes
  }

  private func fits(_ form: TimeWords.Form, at index: Int, in message: Message) -> Bool {
    let tokens = message.tokens
    guard index + form.rest.count < tokens.count else { return false }
    for (step, word) in form.rest.enumerated() where tokens[index + 1 + step].text != word {
      return false
    }
    if case .measure = form.piece, form.isRisky {
      return index > 0 && tokens[index - 1].kind == .number
    }
    return true
  }

  private func isDot(_ index: Int, in message: Message) -> Bool {
    index + 1 < message.tokens.count && message.tokens[index].text == "."
      && message.touches(index - 1)
  }

  private func isAbbreviation(_ piece: Piece, _ text: String) -> Bool {
    switch piece {
    case .month, .weekday: text.utf8.count <= 5
    default: false
    }
  }
}
