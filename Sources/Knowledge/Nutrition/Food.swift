import Records

/// A food or drink.
public struct Food: Hashable, Sendable {
  /// Another food that a food is where a state is said of it: raw prawns are raw shellfish.
  public struct Variant: Hashable, Sendable {
    /// The id of the state.
    public let state: String
    /// The id of the food that it is then.
    public let food: String
  }

  /// A place whose public advice is kept apart from that of others.
  public enum Region: String, CaseIterable, Sendable {
    /// The United Kingdom.
    case uk = "UK"
    /// The United States.
    case us = "US"
    /// Australia and New Zealand.
    case anz = "ANZ"
  }

  /// What one region says about a food in pregnancy.
  public struct RegionalAdvice: Hashable, Sendable {
    /// The region.
    public let region: Region
    /// Whether the food suits pregnancy there.
    public let advice: PregnancyAdvice
    /// Why, or what to mind.
    public let note: String
  }

  /// An amount of a nutrient, in the nutrient's unit.
  public struct Amount: Hashable, Sendable {
    /// The nutrient's id.
    public let nutrient: String
    /// The amount as the table gives it.
    public let amount: String
  }

  /// The id.
  public let id: String
  /// The name.
  public let name: String
  /// Other names it is asked for by.
  public let aliases: [String]
  /// What sort of food it is.
  public let category: FoodCategory
  /// The serving the numbers are for.
  public let serving: String
  /// The energy of a serving, in kilocalories, where it was measured.
  public let kcal: Double?
  /// A word about it.
  public let note: String?
  /// The nutrients a serving has much of.
  public let highIn: [String]
  /// The nutrients a serving has some of.
  public let sourceOf: [String]
  /// Whether it suits pregnancy.
  public let pregnancy: PregnancyAdvice
  /// Why, or what to mind.
  public let pregnancyNote: String?
  /// Whether a page on it was opened; if not, it is never said to be fine.
  public let isChecked: Bool
  /// What the regions say, where they differ.
  public let regionalAdvice: [RegionalAdvice]
  /// The allergens in it.
  public let allergens: [String]
  /// The diets it fits.
  public let diets: [String]
  /// Where what few ask for is read.
  private let record: Record

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Food {
  /// What was measured in a serving; a nutrient that is not here was not measured.
  public var amounts: [Amount] { Self.amounts(record) }
  /// The ids of its sources.
  public var sources: [String] { record.texts("Source") }
  /// What it is where a state is said of it.
  public var variants: [Variant] { record.texts("As").compactMap(Self.variant) }
  /// The ids of the states that change nothing for it.
  public var covers: [String] { record.texts("Covers") }
}

extension Food {
  /// Whether it suits pregnancy where the advice of a region counts: its own word, else the one for
  /// all, else the most careful of any; never that it is fine where no page on it was opened.
  public func advice(in region: Region?) -> PregnancyAdvice {
    if let own = regionalAdvice.first(where: { $0.region == region }) { return own.advice }
    let careful = regionalAdvice.map(\.advice).reduce(pregnancy, max)
    return careful == .ok && !isChecked ? .unknown : careful
  }
}

extension Food: Content {
  static var recordType: String { "Food" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    name = try record.text("Name")
    aliases = record.texts("Alias")
    category = try record.word("Category")
    serving = try record.text("Serving")
    kcal = try record.number("Kcal")
    note = record.optionalText("Note")
    highIn = record.texts("HighIn")
    sourceOf = record.texts("SourceOf")
    pregnancy = try record.optionalWord("Pregnancy") ?? .unknown
    pregnancyNote = record.optionalText("PregnancyNote")
    isChecked = record.optionalText("PregnancyChecked") == nil
    regionalAdvice = try Self.regionalAdvice(record)
    allergens = record.texts("Allergen")
    diets = record.texts("Diet")
    self.record = record
  }

  /// Reads `iron 3.2 folate 131`.
  private static func amounts(_ record: Record) -> [Amount] {
    let words = Array((record.optionalText("PerServing") ?? "").utf8)
      .split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    return stride(from: 0, to: words.count - 1, by: 2).map {
      Amount(nutrient: words[$0], amount: words[$0 + 1])
    }
  }

  /// Reads `raw raw_shellfish`.
  private static func variant(_ text: String) -> Variant? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let state = words.first, let food = words.last else { return nil }
    return Variant(state: state, food: food)
  }

  private static func regionalAdvice(
    _ record: Record
  ) throws(KnowledgeError) -> [RegionalAdvice] {
    var found: [RegionalAdvice] = []
    for region in Region.allCases {
      let name = "Pregnancy" + region.rawValue
      guard let advice: PregnancyAdvice = try record.optionalWord(name) else { continue }
      found.append(
        RegionalAdvice(region: region, advice: advice, note: try record.text(name + "Note")))
    }
    return found
  }
}
