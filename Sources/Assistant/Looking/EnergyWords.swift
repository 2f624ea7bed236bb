import Civil
import Journal
import MessageFormat
import Physiology

/// What was eaten on a day as far as its figures were told; no goal and no balance is reckoned.
struct EnergyWords {
  private let request: Request

  init(_ request: Request) { self.request = request }

  var outcome: Outcome {
    let day = request.day
    let foods = request.journal.entries(on: day).compactMap { entry -> Food? in
      if case .food(let food) = entry.fact { food } else { nil }
    }
    guard !foods.isEmpty else { return .say("food.none", ["date": .date(day)]) }
    let figures: [(String, (Food) -> Amount?)] = [
      ("kcal", \.kcal), ("protein", \.protein), ("carbs", \.carbs), ("fat", \.fat),
    ]
    let rows = figures.compactMap { id, figure -> Part.Row? in
      let known = foods.compactMap(figure)
      guard !known.isEmpty else { return nil }
      let sum = known.reduce(0) { $0 + $1.value }
      return Part.Row(
        label: .reply("food.label." + id),
        value: .reply(
          "food." + id,
          [
            "value": .number(sum), "known": .integer(known.count),
            "foods": .integer(foods.count),
          ]))
    }
    guard !rows.isEmpty else {
      return .say("food.no_figures", ["date": .date(day), "foods": .integer(foods.count)])
    }
    return Outcome(parts: [
      .reply("food.title", ["date": .date(day), "foods": .integer(foods.count)]), .table(rows),
      .reply("food.no_balance"),
    ])
  }
}
