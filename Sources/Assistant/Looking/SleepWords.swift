import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// How long and how well she slept: mean hours and quality, with the nights they rest on.
struct SleepWords {
  private let request: Request

  init(_ request: Request) { self.request = request }

  private struct Night {
    let date: CivilDate
    let sleep: Sleep
  }

  var outcome: Outcome {
    let all = request.journal.entries.compactMap { entry -> Night? in
      guard case .sleep(let sleep) = entry.fact, entry.date <= request.today,
        sleep.hours != nil || sleep.quality != nil
      else { return nil }
      return Night(date: entry.date, sleep: sleep)
    }.sorted { $0.date < $1.date }
    guard let latest = all.last else {
      return Outcome(parts: [
        .reply("sleep.nothing"),
        .framed("look.say", [:], name: "example", parts: [.reply("look.example.sleep")]),
      ])
    }
    let span = LookSpan(request, usual: 7)
    let nights = all.filter { span.days.contains($0.date) }
    guard !nights.isEmpty else {
      return .say(
        "sleep.none_then",
        [
          "first": .date(span.days.lowerBound), "last": .date(span.days.upperBound),
          "seen": .date(latest.date),
        ])
    }
    var rows: [Part.Row] = []
    func add(_ label: String, _ value: Part) {
      rows.append(Part.Row(label: .reply("sleep.label." + label), value: value))
    }
    let hours = Series(
      nights.compactMap { night in
        night.sleep.hours.map { DatedValue(night.date, $0.value) }
      })
    if let hours { add("hours", mean(hours)) }
    if let quality = quality(nights) { add("quality", quality) }
    if let hours, hours.count > 1 {
      add("shortest", extreme(hours, hours.least))
      add("longest", extreme(hours, hours.greatest))
    }
    if let before = before(all, span), hours != nil { add("before", before) }
    var outcome = Outcome(parts: [
      .reply(
        "sleep.title",
        [
          "nights": .integer(nights.count), "first": .date(span.days.lowerBound),
          "last": .date(span.days.upperBound),
        ]), .table(rows),
    ])
    if let hours, hours.count > 1 { outcome.picture = picture(hours) }
    return outcome
  }

  private func mean(_ hours: Series) -> Part {
    .reply("sleep.mean", ["hours": .number(hours.mean), "nights": .integer(hours.count)])
  }

  private func extreme(_ hours: Series, _ value: Double) -> Part {
    let date = hours.values.last { $0.value == value }?.date ?? hours.last.date
    return .reply("sleep.night", ["hours": .number(value), "date": .date(date)])
  }

  /// The middle quality of the nights that have one.
  private func quality(_ nights: [Night]) -> Part? {
    let told = nights.compactMap(\.sleep.quality)
      .compactMap { Sleep.Quality.allCases.firstIndex(of: $0) }.sorted()
    guard !told.isEmpty else { return nil }
    let middle = Sleep.Quality.allCases[told[(told.count - 1) / 2]]
    return .reply(
      "sleep.quality",
      ["quality": .string(middle.rawValue), "nights": .integer(told.count)])
  }

  private func before(_ all: [Night], _ span: LookSpan) -> Part? {
    Series(
      all.filter { span.before.contains($0.date) }.compactMap { night in
        night.sleep.hours.map { DatedValue(night.date, $0.value) }
      }
    ).map(mean)
  }

  private func picture(_ hours: Series) -> PicturePlan {
    PicturePlan(
      exhibit: .chart(
        Chart(what: "sleep", series: hours.dailyMeans, shape: .bars, places: 1)),
      words: [
        .list(
          hours.values.suffix(Self.mostWords).map { value in
            .reply("sleep.words", ["hours": .number(value.value), "date": .date(value.date)])
          })
      ])
  }

  private static let mostWords = 31
}
