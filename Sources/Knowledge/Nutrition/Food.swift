import Records

/// A food or drink.
public struct Food: Hashable, Sendable {
  /// Whether a food suits pregnancy.
  public enum PregnancyAdvice: String, CaseIterable, Sendable {
    case ok, limit, avoid, unknown
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
}

extension Food: Content {
  static var recordType: String { "Food" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    name = try record.text("Name")
    aliases = record.texts("Alias")
    serving = try record.text("Serving")
    kcal = try record.number("Kcal")
    note = record.optionalText("Note")
    highIn = record.texts("HighIn")
    sourceOf = record.texts("SourceOf")
    pregnancy = try record.optionalWord("Pregnancy") ?? .unknown
    pregnancyNote = record.optionalText("PregnancyNote")
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
