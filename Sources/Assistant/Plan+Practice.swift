import Clauses
import Guardrails
import Knowledge
import Language
import MessageFormat

extension Plan {
  /// Serves movement that is ordered by what it is to leave out: "15 min yoga, no wrists", and after
  /// some was served "no wrists, remember".
  ///
  /// - Returns: whether that is what the message is for.
  mutating func servePractice(
    _ reading: Reading, after thread: Thread, _ reader: Reader, _ scene: Scene
  ) -> Bool {
    guard concern == nil, reading.level == .ok, thread.expecting?.isOfValue != true,
      reading.message.tokens.count <= Self.longestOrder,
      !RoutineReading.limits(in: reading.message).found.isEmpty
    else { return false }
    let understanding = reading.understanding
    let said = reader.answers.said(in: reading.message)
    guard !said.contains("told.practised") else { return false }
    let near = understanding.alternatives.filter { $0.confidence >= Self.near }.map(\.intent)
    let isNamed =
      said.contains("told.practice")
      && (understanding.interpretations.map(\.intent) + near).contains(
        where: Self.practices.contains)
    let last = thread.topic?.intents.first.flatMap { Self.routines.contains($0) ? $0 : nil }
    let isMore = last != nil && reading.message.tokens.count <= Self.fewOrdered
    guard isNamed || isMore, !understanding.has("asked.own") else { return false }
    let words =
      isNamed
      ? reading.withoutDeniedPoses
      : (thread.topic?.message.original ?? "") + " " + reading.message.original
    interpretations =
      reading.logs.filter { told in
        !Self.practices.contains(told.intent) && told.isFact && told.intent != "log.note"
          && told.slots[.symptom] != .text("back_pain")
      }
      + [
        reader.read(
          words, as: last.flatMap { isNamed ? nil : $0 } ?? Self.routine, context: scene.context)
      ]
    message = Normaliser().normalise(words)
    if isMore && !isNamed {
      let spared = RoutineReading.limits(in: reading.message).ranges.map(reading.message.typed)
      opening.parts.append(.reply("yoga.spared", ["words": .list(spared)]))
    }
    if !isNamed, let last = thread.topic { asked = last.asked }
    return true
  }

  private static let routine: IntentID = "content.yoga_routine"
  private static let routines: Set<IntentID> = ["content.yoga_routine", "content.yoga_for"]
  private static let practices = routines.union([
    "content.yoga_pose", "log.yoga", "log.exercise", "content.workout", "settings.change",
  ])
  private static let near = 0.6
  private static let longestOrder = 30
  private static let fewOrdered = 8
}

extension Reading {
  /// The message without the poses that it does not want: "that isn't downward dog".
  fileprivate var withoutDeniedPoses: String {
    let tokens = message.tokens
    let denied = understanding.mentions.filter { mention in
      mention.kind == "pose"
        && tokens[..<mention.tokens.lowerBound].suffix(3).contains {
          RoutineReading.denials.contains($0.text)
        }
    }
    var text = ""
    var last = 0
    for mention in denied {
      let range = message.utf16Range(mention.tokens)
      text += message.typed(last..<range.lowerBound)
      last = range.upperBound
    }
    return text + message.typed(last..<message.original.utf16.count)
  }
}
