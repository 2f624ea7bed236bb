import Knowledge
import Language
import Physiology

/// Foods and nutrients that answer a request.
///
/// The rule: BM25 over names, what a serving has much of and the diets; of those, what the diet and
/// the allergies leave in, and in pregnancy and while trying what no advice leaves out. For a
/// nutrient the foods with most of it come first.
struct FoodLookup {
  let request: Request
  let query: ContentQuery
  private let foods: [Food]
  private let eating: Eating
  /// The ids of foods that she told she does not eat.
  private let left: Set<String>
  /// The ids of all foods that she does not eat.
  private let refused: Deferred<Set<String>>

  init(_ request: Request) throws(KnowledgeError) {
    self.request = request
    query = try request.query()
    let foods = try request.library.foods()
    let eating = try request.eating()
    let words = eating.left.joined(separator: " ")
    let left =
      words.isEmpty
      ? [] : Set(try NutritionSkill.foods(named: words, request.library).map(\.id))
    (self.foods, self.eating, self.left) = (foods, eating, left)
    refused = Deferred {
      Set(foods.lazy.filter { !Self.isEaten($0, eating, left) }.map(\.id))
    }
  }

  /// What was found, the best first.
  func ranked() throws(KnowledgeError) -> [Food] {
    try request.library.foodIndex().hits(for: query.terms).map { foods[$0.place] }
  }

  /// The foods that have what is asked for, the best first; none where a word asks for something that
  /// is neither in foods nor a way to eat.
  func having() throws(KnowledgeError) -> [Food] {
    let index = try request.library.foodQualityIndex()
    guard query.terms.allSatisfy(index.has) else { return [] }
    return index.hits(for: query.terms).map { foods[$0.place] }
  }

  /// The foods that the message names.
  func naming() throws(KnowledgeError) -> FoodNaming {
    let library = request.library
    return FoodNaming(query, names: try library.foodNames(), search: try library.searchWords())
  }

  /// Where the advice for pregnancy comes from.
  var region: Food.Region? { request.scene.setting.adviceRegion }

  /// Whether a food is to be heated or left out where a pregnancy is or may soon be.
  func isToMind(_ food: Food?) -> Bool {
    request.speaksOfPregnancy && food.map { $0.advice(in: region) >= .heat } ?? false
  }

  /// Whether a food may be listed unasked.
  func isOffered(_ food: Food) -> Bool {
    query.allows(diets: food.diets, allergens: food.allergens) && isOfStage(food)
      && !request.asked.shown.contains(food.id) && !left.contains(food.id)
  }

  /// Whether it is nothing that she told she does not eat, and fits how she eats.
  func isEaten(_ food: Food) -> Bool { Self.isEaten(food, eating, left) }

  private static func isEaten(_ food: Food, _ eating: Eating, _ left: Set<String>) -> Bool {
    eating.diets.allSatisfy(food.diets.contains) && !left.contains(food.id)
      && !eating.left.contains { word in food.allergens.contains { $0.contains(word) } }
  }

  /// Whether an idea speaks of nothing that she told she does not eat.
  func isEaten(_ tip: NutritionTip) -> Bool {
    eating.allows(tip.text)
      && tip.foods.allSatisfy { !refused.value.contains($0) }
  }

  /// Whether no advice leaves it out where a pregnancy is or may soon be; the region's own advice
  /// counts where the region is known.
  private func isOfStage(_ food: Food) -> Bool {
    guard request.speaksOfPregnancy else { return true }
    return food.advice(in: region).isOpen
  }

  /// The foods with much or some of a nutrient, the most first.
  func foods(with nutrient: Nutrient) -> [Food] {
    func amount(_ food: Food) -> Double {
      food.amounts.first { $0.nutrient == nutrient.id }.flatMap { Double($0.amount) } ?? 0
    }
    let named = Set(nutrient.foods)
    let rich = foods.filter { food in
      food.highIn.contains(nutrient.id) || food.sourceOf.contains(nutrient.id)
        || named.contains(food.id)
    }
    let weighed = rich.filter(isOffered).map { (food: $0, amount: amount($0)) }
    return weighed.enumerated().sorted { one, other in
      (other.element.amount, one.offset) < (one.element.amount, other.offset)
    }.map(\.element.food)
  }
}

extension Food {
  /// What it is called within a sentence.
  var spokenName: String { String(name.prefix { $0 != "," }).lowercased() }
}
