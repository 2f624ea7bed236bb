import Knowledge
import MessageFormat

/// What a lookup of foods and nutrients found, put into replies.
struct FoodWords {
  private let lookup: FoodLookup
  private let request: Request

  init(_ lookup: FoodLookup) {
    self.lookup = lookup
    request = lookup.request
  }

  /// How many foods a list has.
  private static let listed = 6

  /// One food.
  func outcome(_ food: Food) throws(KnowledgeError) -> Outcome {
    var outcome = Outcome(parts: try FoodCard(food, request).parts)
    if !lookup.isEaten(food) { outcome.parts.append(.reply("eating.has")) }
    let near = try lookup.ranked().filter { $0.id != food.id && lookup.isOffered($0) }
    outcome.found = ([food] + near.prefix(2)).map(Found.init)
    askRegion(&outcome)
    outcome.rest(
      on: LookupWords(request).why(lookup.query, sources: food.sources),
      sources: food.sources)
    return outcome
  }

  /// Asks once for the country where the advice of several was told.
  private func askRegion(_ outcome: inout Outcome) {
    let setting = request.scene.setting
    guard setting.region == nil, !setting.preferences.wasAsked("region"),
      outcome.parts.contains(where: FoodCard.isOfSeveral)
    else { return }
    outcome.parts.append(.reply("settings.region.ask"))
    outcome.asks = "region"
    outcome.expecting = .region
  }

  /// A nutrient; with a diet or an allergy the foods that have it and fit.
  func outcome(_ nutrient: Nutrient, narrows: Bool) throws(KnowledgeError) -> Outcome {
    let foods = lookup.foods(with: nutrient)
    guard narrows || request.asked.change != nil else {
      var outcome = Outcome(parts: try NutrientCard(nutrient, request).parts)
      outcome.found = [Found(nutrient)] + foods.prefix(2).map(Found.init)
      outcome.rest(
        on: LookupWords(request).why(lookup.query, sources: nutrient.sources),
        sources: nutrient.sources)
      return outcome
    }
    let name = NutrientCard.inSentence(nutrient.name)
    guard !foods.isEmpty else {
      let isMore = request.asked.change != nil
      return isMore
        ? .say("lookup.no_other") : .say("nutrition.list.none", ["nutrient": .string(name)])
    }
    let shown = Array(foods.prefix(Self.listed))
    var outcome = Outcome(parts: [
      .reply("nutrition.list.lead", ["nutrient": .string(name)]),
      .list(shown.map { row($0, nutrient) }), .reply("nutrition.list.close"),
    ])
    outcome.found = shown.map(Found.init)
    outcome.listed = shown.count
    outcome.rest(
      on: LookupWords(request).why(
        lookup.query, sources: nutrient.sources + shown.flatMap(\.sources)),
      sources: nutrient.sources + shown.flatMap(\.sources))
    return outcome
  }

  private func row(_ food: Food, _ nutrient: Nutrient) -> Part {
    var variables: [String: Argument] = [
      "name": .string(food.name), "serving": .string(food.serving),
    ]
    guard let amount = food.amounts.first(where: { $0.nutrient == nutrient.id }),
      let unit = nutrient.intake?.unit
    else { return .reply("nutrition.list.plain", variables) }
    variables["amount"] = .string(amount.amount)
    variables["unit"] = .string(unit)
    return .reply("nutrition.list.row", variables)
  }

  /// What has all that was asked for; where nothing has, that nothing is known.
  func outcome() throws(KnowledgeError) -> Outcome {
    let found = request.asked.change == nil ? try lookup.having() : try lookup.ranked()
    if let first = found.first(where: lookup.isOffered) { return try outcome(first) }
    return lookup.query.terms.isEmpty ? .say("nutrition.unknown") : nothing(near: nil)
  }

  /// That nothing is known of what was asked, with the food that comes nearest by its name.
  func nothing(near food: Food?) -> Outcome {
    var parts: [Part] = [.reply("nutrition.food.nothing")]
    if request.speaksOfPregnancy { parts.append(.reply("nutrition.food.nothing_team")) }
    if let food {
      parts.append(.reply("nutrition.food.nothing_near", ["name": .string(food.name)]))
    }
    return Outcome(parts: parts)
  }
}
