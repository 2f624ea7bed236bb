import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Recovery and strain: no score is made up; the readings that would speak of them are shown beside
/// her own usual, and what is missing is named.
struct ReadinessWords {
  private let request: Request

  init(_ request: Request) { self.request = request }

  private static let usualDays = 28
  private static let valuesNeeded = 5

  var recovery: Outcome {
    readings(
      [(.amount(.hrv), "hrv"), (.amount(.pulse), "heart_rate"), (.sleep, "sleep")])
  }

  var strain: Outcome {
    let words = MovementWords(request).outcome
    return Outcome(parts: [.reply("strain.no_score")] + words.parts)
  }

  private func readings(_ wanted: [(Metric, String)]) -> Outcome {
    var rows: [Part.Row] = []
    for (measure, name) in wanted {
      let subject = Subject.measure(measure, id: name)
      guard let all = request.journal.series(of: measure, upTo: request.today),
        all.last.date >= request.today - 1,
        let usual = all.part(all.last.date - Self.usualDays...all.last.date - 1),
        usual.count >= Self.valuesNeeded
      else { continue }
      rows.append(
        Part.Row(
          label: .reply("week_review.label." + name),
          value: .framed(
            "recovery.row", ["date": .date(all.last.date), "days": .integer(usual.count)],
            name: "values",
            parts: [
              LookNames.value(all.last.value, of: subject),
              LookNames.value(usual.median, of: subject),
            ])))
    }
    guard !rows.isEmpty else { return .say("recovery.needs") }
    return Outcome(parts: [.reply("recovery.title"), .table(rows), .reply("recovery.no_score")])
  }
}
