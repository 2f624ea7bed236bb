import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// How many days in a row something was done, and what she was grateful for; told, never asked for.
struct StreakWords {
  let outcome: Outcome

  /// Nil where the message asks for nothing of the kind.
  init?(_ reading: Reading, _ said: Set<String>, journal: Journal, scene: Scene) {
    guard reading.triage.level == .ok else { return nil }
    let isTelling = reading.logs.contains { $0.intent == "log.gratitude" && $0.missing.isEmpty }
    if said.contains("look.thankful"), !said.contains("told.streak"), !isTelling {
      outcome = Self.thankful(journal, scene)
      return
    }
    let isOfSigns = reading.understanding.mentions.contains {
      ["symptom", "mood", "flow"].contains($0.kind)
    }
    guard said.contains("told.streak"), !isOfSigns else { return nil }
    let asked = Row.allCases.filter { said.contains("look.of." + $0.rawValue) }
    outcome = Self.rows(asked.isEmpty ? Row.allCases : asked, journal, scene)
  }

  /// What may be done day after day.
  private enum Row: String, CaseIterable {
    case gratitude, water, movement, diary
  }

  private static func rows(_ kinds: [Row], _ journal: Journal, _ scene: Scene) -> Outcome {
    let rows = kinds.compactMap { kind -> Part.Row? in
      let streak = Streak(upTo: scene.today) { days(kind, in: $0, journal, scene) }
      guard streak.days > 0 else { return nil }
      return Part.Row(
        label: .reply("streak.label." + kind.rawValue),
        value: .reply(
          streak.hasToday ? "streak.days" : "streak.days_before",
          ["days": .integer(streak.days)]))
    }
    return rows.isEmpty
      ? .say("streak.none") : Outcome(parts: [.reply("streak.lead"), .table(rows)])
  }

  private static func days(
    _ kind: Row, in span: ClosedRange<CivilDate>, _ journal: Journal, _ scene: Scene
  ) -> [CivilDate] {
    func days(of kinds: [FactKind], where holds: (Fact) -> Bool) -> [CivilDate] {
      journal.days(of: kinds, from: span.lowerBound, upTo: span.upperBound, where: holds)
    }
    switch kind {
    case .gratitude: return days(of: [.text], where: \.isGratitude)
    case .water:
      let all = journal.series(
        of: .amount(.water), from: span.lowerBound, upTo: span.upperBound)
      let goal = Double(scene.setting.preferences.number(.waterGoal) ?? 1)
      return (all?.values ?? []).filter { $0.value >= goal }.map(\.date)
    case .movement:
      return days(of: [.activity]) { fact in
        if case .activity(let activity, _, _) = fact {
          MovementWords.kinds.contains(activity)
        } else {
          false
        }
      }
    case .diary:
      return journal.days(from: span.lowerBound, upTo: span.upperBound) { fact in
        if case .mode = fact { false } else { true }
      }
    }
  }

  /// The last things she was grateful for.
  private static func thankful(_ journal: Journal, _ scene: Scene) -> Outcome {
    let all = journal.chronological(upTo: scene.today) { $0.isGratitude }
    guard !all.isEmpty else { return .say("thankful.none") }
    let rows = all.suffix(shown).reversed().compactMap { entry -> Part? in
      guard case .text(_, let text) = entry.fact else { return nil }
      return .framed(
        "look.dated", ["date": .date(entry.date)], name: "value", parts: [.quote(text)])
    }
    return Outcome(parts: [.reply("thankful.list"), .list(rows)])
  }

  private static let shown = 7
}

extension Fact {
  /// Whether it is something she is grateful for.
  var isGratitude: Bool { if case .text(.gratitude, _) = self { true } else { false } }
}
