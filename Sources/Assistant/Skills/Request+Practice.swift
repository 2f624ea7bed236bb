import Civil
import Journal
import Knowledge
import Language
import Physiology

extension Request {
  /// What the body is going through, for choosing poses: what the message says before what the
  /// diary says, and the third trimester where a pregnancy's weeks are not known.
  ///
  /// After a loss nothing is said of pregnancy, and for six weeks the care of the time after a
  /// birth holds.
  var practiceStage: PracticeStage {
    if isAfterLoss { return isSoonAfterLoss ? .recovering : .any }
    if let trimester = namedTrimester { return .pregnant(trimester: trimester.rawValue) }
    if mode == .pregnancy {
      return .pregnant(trimester: (gestationalAge?.trimester ?? .third).rawValue)
    }
    if mode == .postpartum {
      return (scene.context.daysPostpartum ?? 0) < Self.daysOfRecovery
        ? .earlyPostpartum : .laterPostpartum
    }
    if said.contains("told.after_birth") { return .earlyPostpartum }
    if said.contains("told.pregnancy") {
      return .pregnant(trimester: Trimester.third.rawValue)
    }
    return .any
  }

  private static let daysOfRecovery = 42

  private var isSoonAfterLoss: Bool {
    journal.lastLoss.map { today - $0 < Self.daysOfRecovery } ?? false
  }

  /// The stage that content is marked with, as the poses see it.
  var practiceTheme: Stage {
    switch practiceStage {
    case .any, .recovering: lifeStage
    case .pregnant: .pregnancy
    case .earlyPostpartum, .laterPostpartum: .postpartum
    }
  }

  /// Whether pregnancy belongs to the answer: there is one, it is hoped for, or the words ask for
  /// it; after a loss only the words count.
  var speaksOfPregnancy: Bool {
    guard !isAfterLoss else { return said.contains("told.in_pregnancy") }
    return mode == .pregnancy || mode == .ttc || said.contains("told.pregnancy")
      || namedTrimester != nil
  }

  /// The trimester of a week that the message names by its number: "week 12".
  private var namedWeek: Trimester? {
    let tokens = message.tokens
    return tokens.indices.dropLast().lazy.compactMap { index -> Trimester? in
      guard tokens[index].text == "week", let week = tokens[index + 1].number?.whole,
        (4...42).contains(week)
      else { return nil }
      return GestationalAge(weeks: week)?.trimester
    }.first
  }

  /// The trimester that the message names, by its name or by a number of weeks.
  private var namedTrimester: Trimester? {
    guard mode != .postpartum, !said.contains("told.after_birth") else { return nil }
    switch words(.trimester).first {
    case "first_trimester": return .first
    case "second_trimester": return .second
    case "third_trimester": return .third
    default: return saidWeeks?.trimester ?? namedWeek
    }
  }
}
