import Civil
import Guardrails
import Journal
import Language
import MessageFormat

/// The days of bleeding on record, for whom no period is reckoned with.
struct BleedingDays {
  let outcome: Outcome

  init(_ reading: Reading, journal: Journal, scene: Scene) {
    var span = CivilDate.earliest...scene.today
    for entity in reading.understanding.entities {
      if case .dates(let first, let last) = entity.value, let first {
        span =
          min(
            first, scene.today)...max(
            min(last ?? scene.today, scene.today), min(first, scene.today))
      }
    }
    let days = journal.days(of: [.flow], from: span.lowerBound, upTo: span.upperBound)
    guard let last = days.last else {
      outcome = .say("profile.bleeding.none")
      return
    }
    guard days.count > 1 else {
      outcome = .say("profile.bleeding.one", ["date": .date(last)])
      return
    }
    let shown = days.suffix(Self.most)
    outcome = Outcome(parts: [
      .framed(
        "profile.bleeding.days", ["count": .integer(days.count)], name: "days",
        parts: shown.map { .reply("profile.bleeding.day", ["date": .date($0)]) })
    ])
  }

  private static let most = 12

  /// The days from the last day of one bleeding to the first of the next.
  static func gap(in journal: Journal, today: CivilDate) -> Outcome {
    let days = journal.days(of: [.flow], upTo: today)
    guard let gap = Array(zip(days, days.dropFirst())).last(where: { $1 - $0 > pause }) else {
      return .say("profile.bleeding.gap_unknown")
    }
    return .say(
      "profile.bleeding.gap",
      ["days": .integer(gap.1 - gap.0), "first": .date(gap.0), "second": .date(gap.1)])
  }

  /// So many days and less between two days of bleeding are one bleeding.
  private static let pause = 2
}
