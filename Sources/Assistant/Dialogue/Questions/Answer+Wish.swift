import Guardrails
import Knowledge
import Language
import Physiology

/// Answers to the questions of a birth plan.
extension Answer {
  /// A wish for the birth: for the topic that was asked about, or freely told once one was shown.
  mutating func takeWish(_ topic: String?) {
    guard reading.level == .ok || isOfLights else { return }
    let isStop = said.contains("told.plan_stop") || said.contains("answer.cancel")
    if topic != nil, isStop, reading.message.tokens.count <= 5 { return take("stop") }
    let isSkip = said.contains("told.plan_skip") || said.contains("answer.unknown")
    if topic != nil, isSkip, reading.message.tokens.count <= 5, !asksOfDiary { return take("skip") }
    if isWish(asked: topic != nil) { take("wish") }
  }

  /// Whether it is only taken for bleeding as lights are "light", and no rule finds a danger.
  private var isOfLights: Bool {
    reading.isBleedingInPregnancy && reading.triage.level == .ok && reading.acuity == nil
      && said.contains(BirthTopic.prefix + "room")
  }

  private mutating func take(_ action: String) {
    isOne = true
    var read = reader.read(reading.message.original, as: .birthPlan, context: scene.context)
    read.slots = ["action": .text(action)]
    interpretations = [read]
  }

  /// Whether the message tells a wish rather than something else.
  private func isWish(asked: Bool) -> Bool {
    let namesTopic = said.contains { $0.hasPrefix(BirthTopic.prefix) }
    let isQuestion = reading.message.tokens.last?.text == "?" || asksFirst
    let isOfPlan =
      ["told.plan_show", "told.plan_begin", "told.plan_remove", "told.plan_ideas"]
      .contains(where: said.contains) && (!asked || said.contains("told.plan"))
    guard !isQuestion, !isOfPlan, reading.message.tokens.count <= Self.longestWish else {
      return false
    }
    guard let first = reading.understanding.interpretations.first, let main else {
      return asked || namesTopic
    }
    if main == .birthPlan { return asked }
    if asked, main == .yes || main == .no { return true }
    if main.group == "support" { return (asked || namesTopic) && namesPeopleAlone }
    if Self.ofOtherThings.contains(String(main.group)) { return false }
    if main.isLog { return namesTopic || asked && first.match == .classifier }
    return namesTopic || asked && first.confidence < Self.surely
  }

  /// Whether it begins as questions do.
  private var asksFirst: Bool {
    let tokens = reading.message.tokens
    return reader.answers.tokens(before: "told.asks", in: tokens) == 0
      && tokens.dropFirst().first?.text != "not"
  }

  /// Whether somebody is named and no feeling is.
  private var namesPeopleAlone: Bool {
    let kinds = Set(reading.understanding.mentions.map(\.kind))
    return kinds.contains("relative") && !kinds.contains("mood")
  }

  private static let longestWish = 60
  /// What is surely asked for is no wish.
  private static let surely = 0.85
  /// The groups of what is neither content nor told for the diary.
  private static let ofOtherThings: Set<String> = [
    "cycle", "ttc", "edit", "insight", "mode", "profile", "onboard", "preg", "settings", "remind",
    "data", "meta",
  ]
}
