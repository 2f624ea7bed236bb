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
    let days = journal.days(from: span.lowerBound, upTo: span.upperBound) { fact in
      if case .flow = fact { true } else { false }
    }
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
}
