import Knowledge
import Language
import MessageFormat
import Physiology

/// A snack or meal idea put into replies.
enum MealWords {
  static func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let query = try request.query()
    let left = try denied(query, request.library)
    let suited = try request.library.mealIdeas()
      .filter { isSuited($0, query, request) && !request.asked.shown.contains($0.id) }
      .filter { left.isDisjoint(with: $0.foods) }
    var pool = suited
    let naming = try FoodLookup(request).naming()
    if let food = naming.foods.first ?? naming.unsure.first, !left.contains(food.id) {
      let alike = Set(try namesakes(of: food, request.library))
      pool = suited.filter { !alike.isDisjoint(with: $0.foods) }
    } else if let nutrient = try NutritionSkill.nutrient(in: request) {
      let foods = Set(nutrient.foods)
      let rich = suited.filter { $0.highIn.contains(nutrient.id) }
      pool = rich.isEmpty ? suited.filter { !foods.isDisjoint(with: $0.foods) } : rich
    }
    let meals = Set(query.kinds.compactMap(MealIdea.Meal.init))
    if !meals.isEmpty {
      let fitting = pool.filter { meals.contains($0.meal) }
      let isFound = !naming.foods.isEmpty || !naming.unsure.isEmpty
      if !fitting.isEmpty || !isFound {
        pool = fitting.isEmpty ? suited.filter { meals.contains($0.meal) } : fitting
      }
    }
    if let minutes = request.number(.minutes) ?? query.minutes.map(Double.init) {
      let quick = pool.filter { Double($0.minutes) <= minutes }
      if !quick.isEmpty { pool = quick }
    }
    if request.asked.change == .shorter, let last = request.asked.minutes {
      pool = pool.filter { $0.minutes < last }
      guard !pool.isEmpty else { return .say("lookup.no_shorter") }
    }
    guard !pool.isEmpty else { return .say("nutrition.meal.none") }
    let idea = pool[request.turning(pool.count)]
    let foods = try NutritionSkill.names(of: idea.foods, request)
    var parts: [Part] = [
      .reply(
        "nutrition.meal.title",
        [
          "name": .string(idea.name), "minutes": .integer(idea.minutes), "foods": .list(foods),
        ]),
      .content(idea.text, sources: idea.sources),
    ]
    if !idea.allergens.isEmpty {
      parts.append(.reply("nutrition.food.allergens", ["allergens": .list(idea.allergens)]))
    }
    var outcome = Outcome(parts: parts)
    outcome.found = ([idea] + pool.filter { $0.id != idea.id }).prefix(3).map(Found.init)
    outcome.minutes = idea.minutes
    outcome.rest(
      on: LookupWords(request).why(query, sources: idea.sources),
      sources: idea.sources)
    return outcome
  }

  /// Whether an idea fits the diet, what is left out, and a pregnancy.
  private static func isSuited(
    _ idea: MealIdea, _ query: ContentQuery, _ request: Request
  ) -> Bool {
    if request.speaksOfPregnancy, idea.pregnancy != .ok { return false }
    return query.allows(diets: idea.diets, allergens: idea.allergens)
  }

  /// The ids of the foods that are named in what is denied.
  private static func denied(
    _ query: ContentQuery, _ library: Library
  ) throws(KnowledgeError) -> Set<String> {
    var left: Set<String> = []
    for food in try NutritionSkill.foods(named: query.denied, library) {
      left.formUnion(try namesakes(of: food, library))
    }
    return left
  }

  /// The ids of foods with the same plain name, such as raw and cooked spinach.
  private static func namesakes(
    of food: Food, _ library: Library
  ) throws(KnowledgeError) -> [String] {
    let name = food.name.prefix { $0 != "," }
    return try library.foods().filter { $0.name.prefix { $0 != "," } == name }.map(\.id)
  }
}
