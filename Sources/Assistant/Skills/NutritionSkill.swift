import Civil
import Knowledge
import Language
import MessageFormat
import Physiology

/// A food, a nutrient, or an idea for the phase.
struct NutritionSkill: Skill {
  static let name = "nutrition"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if request.intent == .recipe { return try MealWords.outcome(for: request) }
    if request.intent == "content.nutrient", let nutrient = try Self.nutrient(in: request) {
      return Outcome(parts: try NutrientCard(nutrient, request).parts)
    }
    if let food = try Self.food(in: request) {
      return Outcome(parts: try FoodCard(food, request).parts)
    }
    if let nutrient = try Self.nutrient(in: request) {
      return Outcome(parts: try NutrientCard(nutrient, request).parts)
    }
    let asksPhase = request.intent == .nutritionPhase || !request.words(.phase).isEmpty
    guard asksPhase else { return .say("nutrition.unknown") }
    guard let tip = try Self.tip(for: request) else { return .say("nutrition.unknown") }
    let theme = Self.theme(of: request)
    let lead: Part =
      CyclePhase(rawValue: theme.rawValue) != nil
      ? .reply("nutrition.phase.lead", ["phase": .string(theme.rawValue)])
      : .reply("nutrition.plain.lead")
    var parts: [Part] = [lead, .content(tip.text, sources: tip.sources)]
    let names = try Self.names(of: tip.foods, request.library)
    if !names.isEmpty { parts.append(.reply("nutrition.foods", ["foods": .list(names)])) }
    return Outcome(parts: parts)
  }

  /// The food that the message names.
  static func food(in request: Request) throws(KnowledgeError) -> Food? {
    let foods = try request.library.foods()
    let wanted = request.words(.food)
    if let food = foods.first(where: { wanted.contains($0.id) }) { return food }
    let index = try request.library.kept("food names") { () throws(KnowledgeError) in
      NameIndex(foods.map { [$0.name, String($0.name.prefix { $0 != "," })] + $0.aliases })
    }
    return index.place(in: request.text).map { foods[$0] }
  }

  static func nutrient(in request: Request) throws(KnowledgeError) -> Nutrient? {
    let wanted = Set(request.words(.nutrient) + request.words(.topic) + request.words(.supplement))
    let nutrients = try request.library.nutrients()
    if let nutrient = nutrients.first(where: { wanted.contains($0.id) }) { return nutrient }
    let index = try request.library.kept("nutrient names") { () throws(KnowledgeError) in
      NameIndex(nutrients.map { [$0.name] + $0.aliases })
    }
    return index.place(in: request.text).map { nutrients[$0] }
  }

  /// The idea of the day for the phase or mode; another one each time it is asked for again.
  static func tip(for request: Request) throws(KnowledgeError) -> NutritionTip? {
    let theme = theme(of: request)
    let all = try request.library.nutritionTips()
    let trimester = request.gestationalAge?.trimester.rawValue
    let fitting = all.filter { tip in
      guard tip.stages.contains(theme) else { return false }
      guard theme == .pregnancy, !tip.trimesters.isEmpty else { return true }
      return trimester.map(tip.trimesters.contains) ?? false
    }
    let pool = fitting.isEmpty ? all.filter { $0.stages.contains(.general) } : fitting
    return pool.isEmpty ? nil : pool[request.turning(pool.count)]
  }

  private static func theme(of request: Request) -> Stage {
    let asked = request.words(.phase).lazy.compactMap(Stage.init).first
    if let asked, request.mode != .general, !request.isAfterLoss { return asked }
    return request.stage
  }

  static func names(
    of foods: [String], _ library: Library
  ) throws(KnowledgeError) -> [String] {
    let known = try library.foods()
    return foods.compactMap { id in
      known.first { $0.id == id }.map { String($0.name.prefix { $0 != "," }).lowercased() }
    }
  }
}
