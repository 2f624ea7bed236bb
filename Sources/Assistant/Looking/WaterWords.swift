import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// How much was drunk on a day or over several, beside what is usual.
struct WaterWords {
  private let request: Request

  init(_ request: Request) { self.request = request }

  var outcome: Outcome {
    let span = LookSpan(request, usual: 1)
    let all = request.journal.series(of: .amount(.water), upTo: request.today)
    guard let all else {
      return Outcome(parts: [
        .reply("water.nothing"),
        .framed("look.say", [:], name: "example", parts: [.reply("look.example.water")]),
      ])
    }
    guard span.count == 1 else { return several(all.part(span.days), span) }
    let day = span.days.upperBound
    guard let today = all.part(day...day)?.sum else {
      return .say(
        day == request.today ? "water.none_today" : "water.none_day",
        ["date": .date(day), "seen": .date(all.last.date)])
    }
    var parts: [Part] = [
      .reply(
        day == request.today ? "water.today" : "water.day",
        ["amount": .number(today), "date": .date(day)])
    ]
    let usual = all.part(day - Self.usualDays...day - 1)
    if let usual, usual.count >= Self.daysNeeded {
      parts.append(
        .reply(
          "water.usual",
          ["mean": .number(usual.median.rounded()), "days": .integer(usual.count)]))
    }
    if let goal = request.scene.setting.preferences.number(.waterGoal) {
      parts += Self.words(on: goal, today, all, day)
    } else if asksForGoal {
      parts.append(.reply("water.goal"))
    }
    return Outcome(parts: parts)
  }

  /// How a day stands to the goal she set, and how many days in a row reached it.
  private static func words(
    on goal: Int, _ amount: Double, _ all: Series, _ day: CivilDate
  ) -> [Part] {
    guard amount >= Double(goal) else {
      return [
        .reply(
          "water.left",
          ["goal": .integer(goal), "left": .number((Double(goal) - amount).rounded())])
      ]
    }
    let days = Streak(
      all.values.filter { $0.value >= Double(goal) }.map(\.date), upTo: day
    ).days
    return [.reply("water.reached", ["goal": .integer(goal), "days": .integer(days)])]
  }

  private static let usualDays = 28
  private static let daysNeeded = 3

  private var asksForGoal: Bool { request.said.contains("look.goal") }

  private func several(_ series: Series?, _ span: LookSpan) -> Outcome {
    guard let series else {
      return .say(
        "water.none_span",
        ["first": .date(span.days.lowerBound), "last": .date(span.days.upperBound)])
    }
    var outcome = Outcome(parts: [
      .reply(
        "water.span",
        [
          "sum": .number(series.sum), "mean": .number(series.mean.rounded()),
          "days": .integer(series.count), "first": .date(span.days.lowerBound),
          "last": .date(span.days.upperBound),
        ])
    ])
    if series.count > 1 {
      outcome.picture = PicturePlan(
        exhibit: .chart(Chart(what: "water", series: series, shape: .bars)),
        words: [
          .list(
            series.values.map { value in
              .framed(
                "look.dated", ["date": .date(value.date)], name: "value",
                parts: [.reply("look.value.water", ["value": .number(value.value)])])
            })
        ])
    }
    return outcome
  }
}
