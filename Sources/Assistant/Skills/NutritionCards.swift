import Knowledge
import MessageFormat
import Physiology

/// A food put into replies.
struct FoodCard {
  let parts: [Part]

  init(_ food: Food, _ request: Request) throws(KnowledgeError) {
    var parts: [Part] = [
      .reply(
        "nutrition.food.title", ["name": .string(food.name), "serving": .string(food.serving)])
    ]
    if let amount = try Self.amount(in: food, request) { parts.append(amount) }
    if !food.highIn.isEmpty {
      let names = try NutrientCard.names(food.highIn, request.library)
      parts.append(.reply("nutrition.food.high", ["nutrients": .list(names)]))
    }
    if !food.sourceOf.isEmpty {
      let names = try NutrientCard.names(food.sourceOf, request.library)
      parts.append(.reply("nutrition.food.source", ["nutrients": .list(names)]))
    }
    if let note = food.note { parts.append(.content(note, sources: food.sources)) }
    if !food.allergens.isEmpty {
      parts.append(.reply("nutrition.food.allergens", ["allergens": .list(food.allergens)]))
    }
    if request.speaksOfPregnancy || parts.count == 1 && Self.mayCome(request) {
      parts += Self.pregnancy(food, region: request.scene.setting.adviceRegion)
    }
    self.parts = parts
  }

  /// Whether advice for pregnancy may stand where nothing else is known of the food.
  private static func mayCome(_ request: Request) -> Bool {
    !request.isAfterLoss && request.mode != .general
  }

  /// The amount of the nutrient that the message names beside the food.
  private static func amount(in food: Food, _ request: Request) throws(KnowledgeError) -> Part? {
    guard let nutrient = try NutritionSkill.nutrient(in: request), let intake = nutrient.intake,
      let amount = food.amounts.first(where: { $0.nutrient == nutrient.id })
    else { return nil }
    return .reply(
      "nutrition.food.amount",
      [
        "amount": .string(amount.amount), "unit": .string(intake.unit),
        "nutrient": .string(NutrientCard.inSentence(nutrient.name)),
      ])
  }

  /// Whether a part says what several countries advise.
  static func isOfSeveral(_ part: Part) -> Bool {
    if case .reply(several, _) = part { true } else { false }
  }

  private static let several = "nutrition.regions.lead"

  /// What general advice says: of the person's region where that is known, of all where they differ.
  private static func pregnancy(_ food: Food, region: Food.Region?) -> [Part] {
    let own = food.regionalAdvice.first { $0.region == region }
    let advice = food.advice(in: region)
    guard own == nil, !food.regionalAdvice.isEmpty else {
      return [
        .reply(
          "nutrition.food.pregnancy_" + advice.rawValue,
          ["note": .string(own?.note ?? food.pregnancyNote ?? "")])
      ]
    }
    return [
      .reply(several, ["advice": .string(advice.rawValue)]),
      .list(
        food.regionalAdvice.map { advice in
          .reply(
            "nutrition.regions." + advice.region.rawValue.lowercased(),
            ["advice": .string(advice.advice.rawValue), "note": .string(advice.note)])
        }),
    ]
  }
}

/// A nutrient put into replies.
struct NutrientCard {
  let parts: [Part]

  init(_ nutrient: Nutrient, _ request: Request) throws(KnowledgeError) {
    let names = try NutritionSkill.names(of: nutrient.foods, request)
    var parts: [Part] = [.content(nutrient.text, sources: nutrient.sources)]
    if !names.isEmpty {
      parts.append(.reply("nutrition.nutrient.foods", ["foods": .list(names)]))
    }
    if let intake = nutrient.intake, intake.us != nil {
      parts.append(.reply("nutrition.intake.lead"))
      parts.append(.table(Self.rows(intake, request)))
      parts.append(.reply("nutrition.intake.close"))
    }
    self.parts = parts
  }

  /// The amounts for adults, and for the time of life the person is in.
  private static func rows(_ intake: ReferenceIntake, _ request: Request) -> [Part.Row] {
    var rows: [Part.Row] = []
    func add(_ label: String, _ amount: String?, note: String? = nil) {
      guard let amount else { return }
      let value: [String: Argument] = [
        "amount": .string(amount), "unit": .string(intake.unit),
        "note": .string(note.map { ". " + $0 } ?? ""),
      ]
      rows.append(
        Part.Row(
          label: .reply("nutrition.intake.label_" + label),
          value: .reply("nutrition.intake.amount", value)))
    }
    add("us", intake.us)
    if request.speaksOfPregnancy {
      add("us_pregnancy", intake.usPregnancy)
    }
    if request.mode == .postpartum || request.said.contains("told.nursing") {
      add("us_breastfeeding", intake.usBreastfeeding)
    }
    add("uk", intake.uk)
    add("limit", intake.upperLimit, note: intake.upperLimitNote)
    return rows
  }

  /// What nutrients are called within a sentence: "vitamin D".
  static func names(_ ids: [String], _ library: Library) throws(KnowledgeError) -> [String] {
    let known = try library.nutrients()
    return ids.map { id in
      known.first { $0.id == id }.map { inSentence($0.name) } ?? FactPhrase.plain(id)
    }
  }

  static func inSentence(_ name: String) -> String {
    let isShort = name.allSatisfy { $0.isUppercase }
    return isShort ? name : name.prefix(1).lowercased() + name.dropFirst()
  }
}
