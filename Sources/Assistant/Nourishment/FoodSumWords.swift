import Civil
import Energy
import Journal
import MessageFormat
import Physiology

/// What was eaten on a day, in a week or a month, as far as its figures were told; no goal and no
/// balance is reckoned.
struct FoodSumWords {
  private let request: Request
  private let span: LookSpan

  init(_ request: Request) {
    self.request = request
    span = LookSpan(request, usual: 1)
  }

  var outcome: Outcome {
    span.count > 1 ? mean : day(span.days.lowerBound)
  }

  private static let figures: [(id: String, figure: @Sendable (Food) -> Double?)] = [
    ("kcal", { $0.entry.kilocalories }), ("protein", { $0.protein?.value }),
    ("carbs", { $0.carbs?.value }), ("fat", { $0.fat?.value }),
  ]

  private func foods(on day: CivilDate) -> [Food] {
    request.journal.entries(on: day).compactMap { entry in
      if case .food(let food) = entry.fact { food } else { nil }
    }
  }

  /// The sums of one day.
  private func day(_ day: CivilDate) -> Outcome {
    let foods = foods(on: day)
    guard !foods.isEmpty else { return .say("food.none", ["date": .date(day)]) }
    let rows = Self.figures.compactMap { id, figure -> Part.Row? in
      let known = foods.compactMap(figure)
      guard !known.isEmpty else { return nil }
      return Part.Row(
        label: .reply("food.label." + id),
        value: .reply(
          "food." + id,
          [
            "value": .number(known.reduce(0, +)), "known": .integer(known.count),
            "foods": .integer(foods.count),
          ]))
    }
    guard !rows.isEmpty else {
      return .say("food.no_figures", ["date": .date(day), "foods": .integer(foods.count)])
    }
    return Outcome(
      parts: [
        .reply("food.title", ["date": .date(day), "foods": .integer(foods.count)]), .table(rows),
      ] + drinks(on: day) + shares(foods) + [.reply("food.no_balance")])
  }

  /// The energy of drinks with alcohol, which has no row of its own.
  private func drinks(on day: CivilDate) -> [Part] {
    let count = request.journal.entries(on: day).reduce(0.0) { sum, entry in
      if case .intake(.alcohol, let count, _) = entry.fact { sum + count.value } else { sum }
    }
    guard count > 0 else { return [] }
    return [
      .reply(
        "food.drinks",
        ["count": .number(count), "kcal": .number(count * FoodEntry.kilocaloriesPerDrink)])
    ]
  }

  /// What share of the energy of its grams each has.
  private func shares(_ foods: [Food]) -> [Part] {
    func sum(_ figure: (Food) -> Amount?) -> Double? {
      let known = foods.compactMap(figure)
      return known.isEmpty ? nil : known.reduce(0) { $0 + $1.value }
    }
    let parts = FoodEntry(
      grams: MacroValues(
        protein: sum(\.protein), carbohydrate: sum(\.carbs), fat: sum(\.fat))
    ).parts
    guard let shares = parts.shares, let protein = shares.protein, let carbs = shares.carbohydrate,
      let fat = shares.fat
    else { return [] }
    return [
      .reply(
        "food.shares",
        [
          "protein": .number(protein * 100), "carbs": .number(carbs * 100),
          "fat": .number(fat * 100),
        ])
    ]
  }

  /// The mean of the days with figures; the others are left out and counted.
  private var mean: Outcome {
    let days = span.days.lowerBound...min(span.days.upperBound, request.today)
    let energies = EnergyDiary.food(
      of: request.journal, from: days.lowerBound, upTo: days.upperBound)
    let sums = Series(energies)?.dailySums.values ?? []
    let range: [String: Argument] = [
      "first": .date(days.lowerBound), "last": .date(days.upperBound),
    ]
    guard !sums.isEmpty else { return .say("food.none_then", range) }
    let total = sums.reduce(0) { $0 + $1.value }
    let missing = days.upperBound - days.lowerBound + 1 - sums.count
    var rows: [Part.Row] = []
    for (id, figure) in Self.figures.dropFirst() {
      var known: [Double] = []
      for day in days {
        let grams = foods(on: day).compactMap(figure)
        if !grams.isEmpty { known.append(grams.reduce(0, +)) }
      }
      guard !known.isEmpty else { continue }
      rows.append(
        Part.Row(
          label: .reply("food.label." + id),
          value: .reply(
            "food.mean",
            [
              "value": .number(known.reduce(0, +) / Double(known.count)),
              "days": .integer(known.count),
            ])))
    }
    var outcome = Outcome(parts: [
      .reply(
        sums.count < Self.daysForMean || request.said.contains("look.total")
          ? "food.span_sum" : "food.span",
        range.merging([
          "mean": .number(total / Double(sums.count)), "sum": .number(total),
          "days": .integer(sums.count),
        ]) { own, _ in own })
    ])
    if !rows.isEmpty { outcome.parts.append(.table(rows)) }
    if missing > 0 { outcome.parts.append(.reply("food.missing", ["days": .integer(missing)])) }
    return outcome
  }

  /// A mean takes so many days.
  private static let daysForMean = 3
}
