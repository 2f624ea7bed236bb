import Civil
import Knowledge
import Language
import MessageFormat
import Physiology

/// A food, a nutrient, or an idea for the phase.
struct NutritionSkill: Skill {
  static let name = "nutrition"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let lookup = try FoodLookup(request)
    let query = lookup.query
    let nutrient = try Self.nutrient(in: request)
    let narrows = query.isNarrowed
    let isMeal = request.intent == .recipe || !query.kinds.isDisjoint(with: Self.meals)
    let naming = request.asked.change == nil ? try lookup.naming() : nil
    let food = naming?.answer(in: lookup.region)
    if isMeal, !lookup.isToMind(food) { return try MealWords.outcome(for: request) }
    if let nutrient, request.intent == .nutrient || narrows {
      return try FoodWords(lookup).outcome(nutrient, narrows: narrows)
    }
    if let food { return try FoodWords(lookup).outcome(food) }
    if let nutrient { return try FoodWords(lookup).outcome(nutrient, narrows: narrows) }
    if let near = naming?.unsure.first, request.intent != .nutritionPhase {
      return FoodWords(lookup).nothing(near: near)
    }
    let asksPhase = request.intent == .nutritionPhase || !request.words(.phase).isEmpty
    if asksPhase { return try idea(for: request) }
    return try FoodWords(lookup).outcome()
  }

  private static let meals: Set<String> = ["breakfast", "lunch", "dinner", "snack", "meal"]

  /// What fits the phase or mode.
  private func idea(for request: Request) throws(KnowledgeError) -> Outcome {
    guard let tip = try Self.tip(for: request) else { return .say("nutrition.unknown") }
    let theme = Self.theme(of: request, on: request.today)
    let lead: Part =
      CyclePhase(rawValue: theme.rawValue) != nil
      ? .reply("nutrition.phase.lead", ["phase": .string(theme.rawValue)])
      : .reply("nutrition.plain.lead")
    var parts: [Part] = [lead, .content(tip.text, sources: tip.sources)]
    let names = try Self.names(of: tip.foods, request)
    if !names.isEmpty { parts.append(.reply("nutrition.foods", ["foods": .list(names)])) }
    var outcome = Outcome(parts: parts)
    outcome.rest(
      on: LookupWords(request).why(try request.query(), sources: tip.sources),
      sources: tip.sources)
    return outcome
  }

  /// The foods that some words name.
  static func foods(named words: String, _ library: Library) throws(KnowledgeError) -> [Food] {
    let foods = try library.foods()
    return try foodNames(library).places(in: words).map { foods[$0] }
  }

  private static func foodNames(_ library: Library) throws(KnowledgeError) -> NameIndex {
    let foods = try library.foods()
    return try library.kept("food names") { () throws(KnowledgeError) in
      NameIndex(foods.map { [$0.name, String($0.name.prefix { $0 != "," })] + $0.aliases })
    }
  }

  static func nutrient(in request: Request) throws(KnowledgeError) -> Nutrient? {
    let wanted = Set(request.words(.nutrient) + request.words(.topic) + request.words(.supplement))
    let nutrients = try request.library.nutrients()
    if let nutrient = nutrients.first(where: { wanted.contains($0.id) }) { return nutrient }
    let index = try request.library.kept("nutrient names") { () throws(KnowledgeError) in
      NameIndex(nutrients.map { [$0.name] + $0.aliases })
    }
    return index.place(in: try request.query().plain).map { nutrients[$0] }
  }

  /// The idea of the day for the phase or mode; another one each time it is asked for again.
  static func tip(for request: Request) throws(KnowledgeError) -> NutritionTip? {
    let hush = try request.hush()
    let lookup = try FoodLookup(request)
    let all = try request.library.nutritionTips().filter {
      hush.allows($0.text) && lookup.isEaten($0)
    }
    var pools: [TipTime: [Int]] = [:]
    let chosen = DailyTurn(day: request.today).item(uses: request.uses) { day in
      let time = TipTime(
        theme: theme(of: request, on: day),
        trimester: request.gestationalAge(on: day)?.trimester.rawValue)
      let pool = pools[time] ?? time.places(in: all)
      pools[time] = pool
      return pool
    }
    return chosen.map { all[$0] }
  }

  /// What the tips of a day depend on.
  private struct TipTime: Hashable {
    let theme: Stage
    let trimester: Int?

    /// The places of the tips that fit; of those for anybody where none does.
    func places(in all: [NutritionTip]) -> [Int] {
      let fitting = all.indices.filter { place in
        guard all[place].stages.contains(theme) else { return false }
        guard theme == .pregnancy, !all[place].trimesters.isEmpty else { return true }
        return trimester.map(all[place].trimesters.contains) ?? false
      }
      return fitting.isEmpty ? all.indices.filter { all[$0].stages.contains(.general) } : fitting
    }
  }

  private static func theme(of request: Request, on day: CivilDate) -> Stage {
    let asked = request.words(.phase).lazy.compactMap(Stage.init).first
    if let asked, request.mode != .general, !request.isAfterLoss { return asked }
    return request.lifeStage(on: day)
  }

  /// What foods are called, of those that the stage leaves in.
  static func names(
    of foods: [String], _ request: Request
  ) throws(KnowledgeError) -> [String] {
    let known = try request.library.foods()
    let lookup = try FoodLookup(request)
    return foods.compactMap { id in
      known.first { $0.id == id }.flatMap { lookup.isOffered($0) ? $0.spokenName : nil }
    }
  }
}
