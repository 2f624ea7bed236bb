import Clauses
import Guardrails
import Knowledge
import Language

extension Plan {
  /// Answers the message before once more where she says that it was not answered, in its second
  /// reading: "that's not an answer", "I said heat".
  ///
  /// - Returns: whether that is all there is to say.
  mutating func repair(
    _ reading: Reading, _ said: Set<String>, after thread: Thread, _ reader: Reader, _ scene: Scene
  ) -> Bool {
    guard concern == nil, reading.level == .ok, thread.standing == nil, let last = thread.last,
      reading.message.tokens.count <= Self.longestRepair
    else { return false }
    let more =
      said.contains("told.i_said")
      ? reader.answers.tokens(after: "told.i_said", in: reading.message) : []
    let isRepeat = !more.isEmpty && reading.message.tokens.first.map { more.first != $0 } == true
    guard said.contains("told.no_answer") || isRepeat, thread.noted.isEmpty else { return false }
    let words =
      last.message.original + (isRepeat ? " " + more.map(\.text).joined(separator: " ") : "")
    reported = [.feedback]
    guard let second = second(to: last, words, isRepeat: isRepeat, reader, scene) else {
      opening.parts.append(.reply("repair.none"))
      return true
    }
    opening.parts.append(.reply("repair.again"))
    interpretations = [second]
    message = Normaliser().normalise(words)
    reported = nil
    return true
  }

  /// The likeliest reading of the words that was not answered and looks something up.
  private func second(
    to last: Turn, _ words: String, isRepeat: Bool, _ reader: Reader, _ scene: Scene
  ) -> Interpretation? {
    let again =
      isRepeat ? reader.read(words, context: scene.context).understanding : last.understanding
    let readings =
      again.interpretations.map(\.intent)
      + again.alternatives.filter { $0.confidence >= Self.likely }.map(\.intent)
    let found = readings.first { intent in
      Self.lookingUp.contains(String(intent.group)) && !last.intents.contains(intent)
        && intent != .cycleExplain
        && mayOffer(intent)
    }
    return found.map { reader.read(words, as: $0, context: scene.context) }
  }

  private static let lookingUp: Set<String> = ["content", "cycle", "insight", "ttc"]
  private static let likely = 0.4
  private static let longestRepair = 12
}
