import Civil
import Knowledge
import Language
import MessageFormat
import Physiology

/// A food, a nutrient, or an idea for the phase.
struct NutritionSkill: Skill {
  static let name = "nutrition"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if request.intent == "content.nutrient", let nutrient = try Self.nutrient(in: request) {
      return Outcome(parts: try card(nutrient, request))
    }
    if let food = try Self.food(in: request) { return Outcome(parts: try card(food, request)) }
    if let nutrient = try Self.nutrient(in: request) {
      return Outcome(parts: try card(nutrient, request))
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

  private func card(_ food: Food, _ request: Request) throws(KnowledgeError) -> [Part] {
    var parts: [Part] = [
      .reply(
        "nutrition.food.title", ["name": .string(food.name), "serving": .string(food.serving)])
    ]
    if !food.highIn.isEmpty {
      let names = try Self.nutrientNames(food.highIn, request.library)
      parts.append(.reply("nutrition.food.high", ["nutrients": .list(names)]))
    }
    if !food.sourceOf.isEmpty {
      let names = try Self.nutrientNames(food.sourceOf, request.library)
      parts.append(.reply("nutrition.food.source", ["nutrients": .list(names)]))
    }
    if let note = food.note { parts.append(.content(note, sources: food.sources)) }
    guard !request.isAfterLoss, request.mode != .general else { return parts }
    if request.mode == .pregnancy || request.mode == .ttc || parts.count == 1 {
      parts.append(
        .reply(
          "nutrition.food.pregnancy_" + food.pregnancy.rawValue,
          ["note": .string(food.pregnancyNote ?? "")]))
    }
    return parts
  }

  private func card(_ nutrient: Nutrient, _ request: Request) throws(KnowledgeError) -> [Part] {
    let names = try Self.names(of: nutrient.foods, request.library)
    var parts: [Part] = [.content(nutrient.text, sources: nutrient.sources)]
    if !names.isEmpty {
      parts.append(.reply("nutrition.nutrient.foods", ["foods": .list(names)]))
    }
    return parts
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
    let fitting = all.filter { $0.stages.contains(theme) }
    let pool = fitting.isEmpty ? all.filter { $0.stages.contains(.general) } : fitting
    return pool.isEmpty ? nil : pool[request.turning(pool.count)]
  }

  private static func theme(of request: Request) -> Stage {
    let asked = request.words(.phase).lazy.compactMap(Stage.init).first
    if let asked, request.mode != .general, !request.isAfterLoss { return asked }
    return request.stage
  }

  private static func names(
    of foods: [String], _ library: Library
  ) throws(KnowledgeError) -> [String] {
    let known = try library.foods()
    return foods.compactMap { id in
      known.first { $0.id == id }.map { String($0.name.prefix { $0 != "," }).lowercased() }
    }
  }

  /// What nutrients are called within a sentence: "vitamin D".
  private static func nutrientNames(
    _ ids: [String], _ library: Library
  ) throws(KnowledgeError) -> [String] {
    let known = try library.nutrients()
    return ids.map { id in
      guard let name = known.first(where: { $0.id == id })?.name else {
        return FactPhrase.plain(id)
      }
      return name.prefix(1).lowercased() + name.dropFirst()
    }
  }
}
