import Civil
import Energy
import Physiology
import Testing

/// A line of `vectors/energy.jsonl`.
struct VectorCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let kind: String
  let input: JSON
  let expected: JSON

  var testDescription: String { id }

  /// What the module finds for the input.
  func found() throws -> JSON {
    switch kind {
    case "energy": try energy()
    case "budget": try budget()
    case "fallback": try fallback()
    case "food", "macros": try eaten()
    case "ewma", "line", "by_cycle": try trend()
    default: try step()
    }
  }

  private func step() throws -> JSON {
    switch kind {
    case "kilograms":
      let weight = BodyWeight(
        try number("value"), try named("unit"), pounds: input["extra"]?.number ?? 0)
      return weight.json(shown: input["show"]?.text ?? "kg")
    case "kilocalories":
      return FoodEnergy(try number("value"), try named("unit")).json
    case "body_fat":
      return BodyFat(try number("value"), try named("unit")).json
    case "density":
      return EnergyDensity(weight: input["kg"]?.number, fatFraction: input["fraction"]?.number).json
    case "confidence":
      return Coverage(
        count: try count("n"), span: try count("span"), needed: try count("least"),
        window: try count("window")
      ).json
    case "days_left":
      let left = try day("today").daysLeftInWeek(from: try weekday("first_weekday"))
      return .object(["days_left": .count(left)])
    case "gate":
      return .object(["gate": .text(EnergyGate(Self.profile(input))?.rawValue)])
    default:
      throw Unknown(kind: kind)
    }
  }

  private func eaten() throws -> JSON {
    func macros(_ object: JSON?, _ names: (String, String, String)) -> MacroValues {
      MacroValues(
        protein: object?[names.0]?.number, carbohydrate: object?[names.1]?.number,
        fat: object?[names.2]?.number)
    }
    let told = macros(input, ("p", "c", "f"))
    guard kind == "macros" else {
      return FoodEntry(
        kilocalories: input["kcal"]?.number, grams: told, drinks: input["drinks"]?.number
      ).json
    }
    return MacroTargets(
      kilocalories: try number("base"), percents: told,
      eaten: macros(input["eaten"], ("protein", "carbs", "fat"))
    ).json
  }

  private func trend() throws -> JSON {
    let points = DailyValues(meansOf: try values("points"))
    switch kind {
    case "ewma": return ExponentialAverage(points, alpha: try number("alpha")).json
    case "line":
      return WeightLine(points, today: try day("today"), decay: input["decay"]?.number ?? 0.9).json
    default:
      let found = CycleRate(points, today: try day("today"), length: try count("length"))
      return try #require(found).json
    }
  }

  private func fallback() throws -> JSON {
    SeedFallback(
      weights: DailyValues(meansOf: try values("weights")),
      food: DailyValues(sumsOf: try values("food")),
      bodyFat: DailyValues(meansOf: try values("body_fat")), today: try day("today"),
      variant: try named("variant")
    ).json
  }

  private func budget() throws -> JSON {
    let rules: [String: BudgetRule] = ["readme": .rolling, "math": .week, "ours": .neverLess]
    let variant = try text("variant")
    let rule = try #require(rules[variant])
    return DailyBudget(
      maintenance: try number("maintenance"), adjustment: input["adjustment"]?.number ?? 0,
      food: DailyValues(sumsOf: try values("food")), today: try day("today"),
      firstWeekday: try weekday("first_weekday"), rule: rule
    ).json
  }

  private func energy() throws -> JSON {
    let record = EnergyRecord(
      today: try day("today"), weights: try values("weights"), food: try values("food"),
      bodyFat: try values("body_fat"), illness: try days("illness"), partial: try days("partial"),
      cycleLength: input["cycle_length"]?.number.flatMap(Int.init(exactly:)),
      profile: Self.profile(input["profile"] ?? .object([:])),
      adjustment: input["adjustment"]?.number,
      asksForBudget: input["profile"]?["budget_asked"]?.flag ?? false,
      firstWeekday: input["first_weekday"] == nil ? .monday : try weekday("first_weekday"))
    let variant: SeedVariant = input["variant"] == nil ? .readme : try named("variant")
    return .object([
      "seed": SeedEnergy(record, variant: variant).json, "ours": OwnEnergy(record).json,
    ])
  }
}

extension VectorCase {
  /// A kind of line that the tests do not know.
  struct Unknown: Error {
    let kind: String
  }

  private static func profile(_ told: JSON) -> EnergyProfile {
    EnergyProfile(
      wantsCalories: told["calories"]?.flag ?? true,
      hasEatingDisorder: told["eating_disorder"]?.flag ?? false,
      isPregnant: told["pregnant"]?.flag ?? false,
      isBreastfeeding: told["breastfeeding"]?.flag ?? false,
      postpartumDays: told["postpartum_days"]?.number.flatMap(Int.init(exactly:)),
      age: told["age"]?.number.flatMap(Int.init(exactly:)), height: told["height_cm"]?.number)
  }

  private func number(_ key: String) throws -> Double { try #require(input[key]?.number) }

  private func count(_ key: String) throws -> Int {
    let value = try number(key)
    return try #require(Int(exactly: value))
  }

  private func text(_ key: String) throws -> String { try #require(input[key]?.text) }

  private func named<Name: RawRepresentable<String>>(_ key: String) throws -> Name {
    let name = try text(key)
    return try #require(Name(rawValue: name))
  }

  private func day(_ key: String) throws -> CivilDate {
    try Self.day(input[key])
  }

  private static func day(_ told: JSON?) throws -> CivilDate {
    let iso = try #require(told?.text)
    return try #require(CivilDate(iso: iso))
  }

  private func weekday(_ key: String) throws -> Weekday {
    let value = try count(key)
    return try #require(Weekday(rawValue: value))
  }

  private func days(_ key: String) throws -> Set<CivilDate> {
    Set(try (input[key]?.list ?? []).map { try Self.day($0) })
  }

  /// The pairs of a day and a number; none without the key.
  private func values(_ key: String) throws -> [DatedValue] {
    try (input[key]?.list ?? []).map { pair in
      let value = try #require(pair.list?.last?.number)
      return DatedValue(try Self.day(pair.list?.first), value)
    }
  }
}
