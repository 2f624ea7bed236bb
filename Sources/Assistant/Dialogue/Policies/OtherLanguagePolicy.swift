import Guardrails
import Knowledge
import Language

/// Says in the language of a message that it cannot be read, where it is mostly in another one.
struct OtherLanguagePolicy: DialoguePolicy {
  let name = "other_language"

  /// The ids of the words of each language, which are those of what is said in it.
  private static let languages = [
    "tongue.es", "tongue.fr", "tongue.de", "tongue.it", "tongue.pt", "tongue.nl", "tongue.pl",
    "tongue.tr",
  ]
  /// So many words of it show a language, and such a share of all.
  private static let fewest = 2
  private static let share = 0.5
  /// A message of so few words may be in any.
  private static let shortest = 3

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard turn.thread.expecting?.takesWords != true, let reply = Self.reply(to: turn) else {
      return false
    }
    plan.say(.say(reply), as: "oos.out_of_scope")
    return true
  }

  private static func reply(to turn: DialogueContext) -> String? {
    let words = turn.message.tokens.count { $0.kind == .word }
    guard words >= shortest else { return nil }
    let counts = languages.filter(turn.says).map { id in
      let places = turn.reader.answers.places(of: id, in: turn.message)
      let kinds = Set(places.flatMap { place in place.words.map { turn.message.tokens[$0].text } })
      return (reply: id, count: places.count, kinds: kinds.count)
    }
    guard let most = counts.max(by: { $0.count < $1.count }), most.kinds >= fewest,
      Double(most.count) >= share * Double(words)
    else { return nil }
    return most.reply
  }
}
