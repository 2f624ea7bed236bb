import Knowledge
import Language
import MessageFormat
import Physiology

/// A snack or meal idea put into replies.
enum MealWords {
  static func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let suited = try request.library.mealIdeas().filter { isSuited($0, request) }
    var pool = suited
    if let food = try NutritionSkill.food(in: request) {
      let alike = Set(try namesakes(of: food, request.library))
      pool = suited.filter { !alike.isDisjoint(with: $0.foods) }
    } else if let nutrient = try NutritionSkill.nutrient(in: request) {
      let foods = Set(nutrient.foods)
      let rich = suited.filter { $0.highIn.contains(nutrient.id) }
      pool = rich.isEmpty ? suited.filter { !foods.isDisjoint(with: $0.foods) } : rich
    }
    let meals = Set(MealIdea.Meal.allCases.filter { request.says([$0.rawValue]) })
    if !meals.isEmpty {
      let fitting = pool.filter { meals.contains($0.meal) }
      if !fitting.isEmpty { pool = fitting }
    }
    if let minutes = request.number(.minutes) {
      let quick = pool.filter { Double($0.minutes) <= minutes }
      if !quick.isEmpty { pool = quick }
    }
    guard !pool.isEmpty else { return .say("nutrition.meal.none") }
    let idea = pool[request.turning(pool.count)]
    let foods = try NutritionSkill.names(of: idea.foods, request.library)
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
    return Outcome(parts: parts)
  }

  /// Whether an idea fits the diet, what is left out, and a pregnancy.
  private static func isSuited(_ idea: MealIdea, _ request: Request) -> Bool {
    if request.mode == .pregnancy, idea.pregnancy != .ok { return false }
    let tokens = request.message.tokens.map(\.text)
    let diets = tokens.map(diet).compactMap { $0 }
    guard diets.allSatisfy(idea.diets.contains) else { return false }
    let left = leftOut(tokens)
    return idea.allergens.allSatisfy { allergen in
      !left.contains { allergen.contains($0) }
    }
  }

  private static func diet(_ word: String) -> String? {
    switch word {
    case "vegan": "vegan"
    case "vegetarian", "veggie": "vegetarian"
    case "pescatarian": "pescatarian"
    case "coeliac", "celiac": "gluten_free"
    default: nil
    }
  }

  /// The allergens that the words leave out: "no nuts", "without milk", "gluten free".
  private static func leftOut(_ tokens: [String]) -> [String] {
    tokens.indices.flatMap { index -> [String] in
      let isFree = tokens[(index + 1)...].prefix(2).contains("free")
      let isDenied = tokens[..<index].suffix(2).contains { ["no", "without"].contains($0) }
      guard isFree || isDenied else { return [] }
      switch tokens[index] {
      case "milk", "dairy", "lactose": return ["milk"]
      case "egg", "eggs": return ["egg"]
      case "nut", "nuts": return ["nut"]
      case "peanut", "peanuts": return ["peanut"]
      case "fish": return ["fish"]
      case "shellfish": return ["crustacean", "mollusc"]
      case "soy", "soya": return ["soya"]
      case "gluten", "wheat": return ["gluten"]
      case "sesame": return ["sesame"]
      default: return []
      }
    }
  }

  /// The ids of foods with the same plain name, such as raw and cooked spinach.
  private static func namesakes(
    of food: Food, _ library: Library
  ) throws(KnowledgeError) -> [String] {
    let name = food.name.prefix { $0 != "," }
    return try library.foods().filter { $0.name.prefix { $0 != "," } == name }.map(\.id)
  }
}
