import Clauses
import Guardrails
import Knowledge
import Language
import MessageFormat

/// Serves movement that is ordered by what it is to leave out: "15 min yoga, no wrists", and after
/// some was served "no wrists, remember".
struct PracticePolicy: DialoguePolicy {
  let name = "practice"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    let (reading, understanding) = (turn.reading, turn.understanding)
    guard plan.concern == nil, reading.level == .ok, turn.thread.expecting?.isOfValue != true,
      turn.message.tokens.count <= Self.longestOrder,
      !RoutineReading.limits(in: turn.message).found.isEmpty, !turn.says("told.practised")
    else { return false }
    let near = understanding.alternatives.filter { $0.confidence >= Self.near }.map(\.intent)
    let isNamed =
      turn.says("told.practice")
      && (understanding.interpretations.map(\.intent) + near).contains(
        where: Self.practices.contains)
    let last = turn.thread.topic?.intents.first.flatMap { Self.routines.contains($0) ? $0 : nil }
    let isMore = last != nil && turn.message.tokens.count <= Self.fewOrdered
    guard isNamed || isMore, !understanding.has("asked.own") else { return false }
    let words =
      isNamed
      ? reading.withoutDeniedPoses
      : (turn.thread.topic?.message.original ?? "") + " " + turn.message.original
    let order = isNamed ? Self.routine : last ?? Self.routine
    plan.interpretations =
      told(reading) + [turn.reader.read(words, as: order, context: turn.scene.context)]
    plan.message = Normaliser().normalise(words)
    guard !isNamed else { return true }
    let spared = RoutineReading.limits(in: turn.message).ranges.map(turn.message.typed)
    plan.opening.parts.append(.reply("yoga.spared", ["words": .list(spared)]))
    if let last = turn.thread.topic { plan.asked = last.asked }
    return true
  }

  /// What is told beside the order.
  private func told(_ reading: Reading) -> [Interpretation] {
    reading.logs.filter { told in
      !Self.practices.contains(told.intent) && told.isFact && told.intent != "log.note"
        && told.slots[.symptom] != .text("back_pain")
    }
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
