import Language

extension Reader {
  /// What stands before a last sentence that asks to keep it, "… save as note", or after first words
  /// that do, "I want to log that …"; nil without one.
  func kept(in message: Message) -> String? { keptBefore(message) ?? keptAfter(message) }

  private func keptAfter(_ message: Message) -> String? {
    guard let first = answers.leading("told.log_that", in: message), first < message.tokens.count
    else { return nil }
    let range = message.utf16Range(0..<first)
    let text = message.typed(range.upperBound..<message.original.utf16.count)
      .trimmingPrefix { !$0.isLetter && !$0.isNumber }
    return text.contains(where: \.isLetter) && !text.hasSuffix("?") ? String(text) : nil
  }

  private func keptBefore(_ message: Message) -> String? {
    let tokens = message.tokens
    guard let end = tokens.lastIndex(where: { !$0.isPunctuation }),
      let stop = tokens[..<end].lastIndex(where: \.isPunctuation), let last = tokens.last
    else { return nil }
    let start = tokens[stop].range.upperBound
    let request = Normaliser().normalise(message.typed(start..<last.range.upperBound))
    guard answers.isWhole(request), answers.said(in: request).contains("answer.keeps_this")
    else { return nil }
    let text = message.typed(0..<start).trimmingPrefix { $0.isWhitespace }
    return text.contains(where: \.isLetter) ? String(text) : nil
  }
}
