import Assistant
import Civil
import Journal

/// What she types that is no message is heard like one: the answer to a danger comes first.
extension Session {
  /// The command that words begin with, nil where there are none; words that name none are heard
  /// all the same.
  func command(_ words: [String]) throws(CommandError) -> (any Command.Type)? {
    guard let name = words.first else { return nil }
    do throws(CommandError) {
      return try Commands.named(name)
    } catch {
      try? heed([words.joined(separator: " ")])
      throw error
    }
  }

  /// Runs a command; what it keeps of the words behind its name is heard before, and all of them
  /// where it makes nothing of them.
  func run(_ command: any Command.Type, _ words: [String]) throws(CommandError) {
    let refusal = command.needsDiary(words) ? try unseal() : nil
    try heed(command.kept(of: words))
    let spoken = turns
    do throws(CommandError) {
      if let refusal, !(command is Chat.Type), !(command is Ask.Type) { throw refusal }
      try command.run(words, self)
    } catch {
      let said = words.filter { !NewFile.exists($0.expandingHome) }
      if turns == spoken { try? heed([said.joined(separator: " ")]) }
      throw error
    }
  }

  /// Answers a danger in words that are kept, and says nothing where there is none.
  func heed(_ words: [String]) throws(CommandError) {
    guard words.contains(where: { $0.contains(where: \.isLetter) }) else { return }
    try answerFirst { assistant, now in assistant.heed(words, now: now) }
  }

  /// Answers a danger in entries that come from elsewhere than her messages.
  func heed(_ entries: [Entry]) throws(CommandError) {
    guard !entries.isEmpty else { return }
    try answerFirst { assistant, now in assistant.heed(entries, now: now) }
  }

  /// Answers a danger in a message to a diary that stays closed.
  func heed(unknown text: String) throws(CommandError) {
    guard text.contains(where: \.isLetter) || text.contains(where: \.isNumber) else { return }
    try answerFirst { assistant, now in
      options.mode == nil
        ? assistant.heed(unknown: [text], now: now) : assistant.heed([text], now: now)
    }
  }

  private func answerFirst(
    _ answer: (inout Assistant, Moment) -> Turn?
  ) throws(CommandError) {
    let now = try now()
    var turn: Turn?
    try consult { turn = answer(&$0, now) }
    if let turn { try show { _ in turn } }
  }
}
