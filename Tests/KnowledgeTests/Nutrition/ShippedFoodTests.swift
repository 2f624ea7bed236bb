import EmbeddedKnowledge
import Knowledge
import Testing

/// The foods, nutrients, ideas and tips that ship, held to one another.
struct ShippedFoodTests {
  private let library = Library.embedded()

  @Test func `what was measured names nutrients that have a unit`() throws {
    let units = Dictionary(
      uniqueKeysWithValues: try library.nutrients().map { ($0.id, $0.intake?.unit) })
    let foods = try library.foods()
    #expect(foods.count >= 180)
    for food in foods {
      for amount in food.amounts {
        #expect(units[amount.nutrient].flatMap { $0 } != nil, "\(food.id): \(amount.nutrient)")
        #expect(Double(amount.amount).map { $0 >= 0 } == true, "\(food.id): \(amount.amount)")
      }
      for nutrient in food.highIn + food.sourceOf {
        #expect(food.amounts.contains { $0.nutrient == nutrient }, "\(food.id): \(nutrient)")
      }
    }
  }

  @Test(arguments: Stage.allCases)
  func `a month of food lines is there for every time`(stage: Stage) throws {
    let tips = try library.nutritionTips().filter { $0.stages.contains(stage) }
    #expect(tips.count >= 31, "\(stage): \(tips.count)")
    #expect(Set(tips.map(\.text)).count == tips.count)
  }

  @Test func `the trimesters have as many food lines as each other`() throws {
    let tips = try library.nutritionTips().filter { $0.stages.contains(.pregnancy) }
    let counts = (1...3).map { trimester in
      tips.count { $0.trimesters.isEmpty || $0.trimesters.contains(trimester) }
    }
    #expect(Set(counts).count == 1 && counts.allSatisfy { $0 >= 31 }, "\(counts)")
  }

  @Test func `countries are told apart only where they differ`() throws {
    for food in try library.foods() where food.regionalAdvice.count > 1 {
      let said = Set(food.regionalAdvice.map { [$0.advice.rawValue, $0.note] })
      #expect(said.count > 1, "\(food.id)")
    }
  }

  @Test func `soft cheese differs between the United Kingdom and Australia`() throws {
    let feta = try #require(try library.foods().first { $0.id == "feta" })
    let advice = Dictionary(
      uniqueKeysWithValues: feta.regionalAdvice.map { ($0.region, $0.advice) })
    #expect(advice == [.uk: .ok, .us: .ok, .anz: .heat])
  }

  @Test func `there are meals for every time of day`() throws {
    let ideas = try library.mealIdeas()
    #expect(ideas.count >= 60)
    for meal in MealIdea.Meal.allCases { #expect(ideas.contains { $0.meal == meal }, "\(meal)") }
  }

  @Test func `reference amounts are read`() throws {
    let nutrients = try library.nutrients()
    #expect(nutrients.count >= 19)
    let iron = try #require(nutrients.first { $0.id == "iron" }?.intake)
    #expect(iron.us == "18" && iron.usPregnancy == "27" && iron.usBreastfeeding == "9")
    #expect(iron.uk == "14.8" && iron.upperLimit == "45" && iron.unit == "mg")
  }

  /// Whole phrases that say how little is known; a word such as "few" alone may be of almonds.
  private static let sayings = [
    "studies are", "studies of", "studies only", "studies do not agree", "newer studies",
    "proof is", "is thin", "no proof", "no good proof", "no strong proof", "evidence is",
    "no trial", "trials found no", "trials are", "some people", "no single food", "mix badly",
    "a kind place to start", "notice what changes for you",
  ]

  private static func isSaidToBeThin(_ text: String) -> Bool {
    sayings.contains { text.lowercased().contains($0) }
  }

  @Test func `thin evidence is said to be thin`() throws {
    for tip in try library.nutritionTips() where tip.grade == .c || tip.grade == .d {
      #expect(Self.isSaidToBeThin(tip.text), "\(tip.id): \(tip.text)")
    }
  }

  @Test(arguments: [
    "A few almonds make a snack.", "Mixed nuts keep well.", "A small bowl is enough.",
    "For some, soup is supper.", "You may notice the taste.",
  ])
  func `a word of food says nothing of the evidence`(text: String) {
    #expect(!Self.isSaidToBeThin(text))
  }

  @Test func `every phase, trying and each trimester has tips`() throws {
    let tips = try library.nutritionTips()
    for stage in Stage.allCases where stage != .perimenopause {
      #expect(tips.count { $0.stages.contains(stage) } >= 10, "\(stage)")
    }
    for trimester in 1...3 {
      #expect(tips.count { $0.trimesters.contains(trimester) } >= 8, "\(trimester)")
    }
  }
}
