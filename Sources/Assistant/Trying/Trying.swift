import Civil
import Journal
import MessageFormat

/// How a cycle of trying goes on the record where she tells it.
enum Trying {
  /// The reply to such words, with the entry for it.
  static func outcome(_ reply: String, on day: CivilDate) -> Outcome {
    guard let word = words[reply] else { return .say(reply) }
    return Outcome(
      parts: [.reply(reply), .reply("ttc.outcome.noted", ["date": .date(day)])],
      edits: [.add(Entry(date: day, fact: .text(.outcome, word)))])
  }

  /// What goes on the record, by the reply.
  private static let words = [
    "heard.trying.not_this_month": "not this cycle", "heard.trying.awaiting": "awaiting",
  ]
}
