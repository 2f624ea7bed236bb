import Records

/// A food or drink.
public struct Food: Hashable, Sendable {
  /// Whether a food suits pregnancy.
  public enum PregnancyAdvice: String, CaseIterable, Sendable {
    case ok, limit, avoid, unknown
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
  /// The allergens in it.
  public let allergens: [String]
  /// The diets it fits.
  public let diets: [String]
  /// The ids of its sources.
  public let sources: [String]
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
    allergens = record.texts("Allergen")
    diets = record.texts("Diet")
    sources = record.texts("Source")
  }
}
