import Guardrails
import Knowledge
import Language

/// Answers the message before once more where she says that it was not answered, in its second
/// reading: "that's not an answer", "I said heat".
struct RepairPolicy: DialoguePolicy {
  let name = "repair"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    let (message, thread) = (turn.message, turn.thread)
    guard plan.concern == nil, turn.reading.level == .ok, thread.standing == nil,
      let last = thread.last, message.tokens.count <= Self.longest
    else { return false }
    let more =
      turn.says("told.i_said") ? turn.reader.answers.tokens(after: "told.i_said", in: message) : []
    let isRepeat = !more.isEmpty && message.tokens.first.map { more.first != $0 } == true
    guard turn.says("told.no_answer") || isRepeat, thread.noted.isEmpty else { return false }
    let words =
      last.message.original + (isRepeat ? " " + more.map(\.text).joined(separator: " ") : "")
    guard let second = second(to: last, words, isRepeat: isRepeat, plan, turn) else {
      plan.opening.parts.append(.reply("repair.none"))
      plan.reported = [.feedback]
      return true
    }
    plan.opening.parts.append(.reply("repair.again"))
    plan.interpretations = [second]
    plan.message = Normaliser().normalise(words)
    return true
  }

  /// The likeliest reading of the words that was not answered and looks something up.
  private func second(
    to last: Turn, _ words: String, isRepeat: Bool, _ plan: Plan, _ turn: DialogueContext
  ) -> Interpretation? {
    let context = turn.scene.context
    let again =
      isRepeat ? turn.reader.read(words, context: context).understanding : last.understanding
    let readings =
      again.interpretations.map(\.intent)
      + again.alternatives.filter { $0.confidence >= Self.likely }.map(\.intent)
    let found = readings.first { intent in
      Self.lookingUp.contains(String(intent.group)) && !last.intents.contains(intent)
        && intent != .cycleExplain
        && plan.mayOffer(intent)
    }
    return found.map { turn.reader.read(words, as: $0, context: context) }
  }

  private static let lookingUp: Set<String> = ["content", "cycle", "insight", "ttc"]
  private static let likely = 0.4
  private static let longest = 12
}
