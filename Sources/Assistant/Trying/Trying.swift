import Civil
import Journal
import Language
import MessageFormat

/// How a cycle of trying goes on the record where she tells it.
enum Trying {
  /// The reply to such words, with the entry for it.
  ///
  /// Told again on the same day it is not written twice.
  static func outcome(
    _ reply: String, _ message: Message, _ answers: Answers, on day: CivilDate, in journal: Journal
  ) -> Outcome {
    guard let word = words[reply], isPlain(reply, in: message, answers),
      !journal.entries(on: day).contains(where: { $0.fact == .text(.outcome, word) })
    else { return .say(reply) }
    return Outcome(
      parts: [.reply(reply), .reply("ttc.outcome.noted", ["date": .date(day)])],
      edits: [.add(Entry(date: day, fact: .text(.outcome, word)))])
  }

  /// Whether words that were heard so are nearly all that is said, as those for an outcome must be.
  private static func isPlain(_ reply: String, in message: Message, _ answers: Answers) -> Bool {
    let said = answers.places(of: reply, in: message).map(\.words.count).max() ?? 0
    return message.tokens.count { !$0.isPunctuation } - said <= fewBeside
  }

  private static let fewBeside = 3

  /// What goes on the record, by the reply.
  private static let words = [
    "heard.trying.not_this_month": "not this cycle", "heard.trying.awaiting": "awaiting",
  ]
}
