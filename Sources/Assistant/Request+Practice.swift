import Knowledge
import Language
import Physiology

extension Request {
  /// What the body is going through, for choosing poses: what the message says before what the
  /// diary says, and the third trimester where a pregnancy's weeks are not known.
  var practiceStage: PracticeStage {
    if let trimester = namedTrimester { return .pregnant(trimester: trimester.rawValue) }
    if !isAfterLoss, mode == .pregnancy {
      return .pregnant(trimester: (gestationalAge?.trimester ?? .third).rawValue)
    }
    if mode == .postpartum {
      return (scene.context.daysPostpartum ?? 0) < 42 ? .earlyPostpartum : .laterPostpartum
    }
    if says(["postnatal", "postpartum"]) { return .earlyPostpartum }
    if says(Self.pregnancyWords) {
      return .pregnant(trimester: Trimester.third.rawValue)
    }
    return .any
  }

  /// The stage that content is marked with, as the poses see it.
  var practiceTheme: Stage {
    switch practiceStage {
    case .any: lifeStage
    case .pregnant: .pregnancy
    case .earlyPostpartum, .laterPostpartum: .postpartum
    }
  }

  /// The trimester that the message names, by its name or by a number of weeks.
  private var namedTrimester: Trimester? {
    guard mode != .postpartum, !says(["postnatal", "postpartum", "after", "since"]) else {
      return nil
    }
    switch words(.trimester).first {
    case "first_trimester": return .first
    case "second_trimester": return .second
    case "third_trimester": return .third
    default: break
    }
    let tokens = message.tokens
    let speaksOfIt = mode == .pregnancy || says(Self.pregnancyWords)
    for (index, token) in tokens.enumerated() {
      guard let number = token.number, index + 1 < tokens.count,
        ["week", "weeks", "wks", "wk"].contains(tokens[index + 1].text),
        number >= (speaksOfIt ? 1 : 10), index == 0 || tokens[index - 1].text != "in",
        let age = GestationalAge(weeks: Int(number))
      else { continue }
      return age.trimester
    }
    return nil
  }

  private static let pregnancyWords: Set<String> = [
    "pregnant", "pregnancy", "prenatal", "antenatal", "bump", "trimester",
  ]

  /// Whether the message has one of these words.
  func says(_ words: Set<String>) -> Bool {
    message.tokens.contains { words.contains($0.text) }
  }
}
