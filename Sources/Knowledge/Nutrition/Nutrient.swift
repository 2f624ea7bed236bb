import Records

/// Something in food that the body uses.
public struct Nutrient: Hashable, Sendable {
  /// The id foods refer to.
  public let id: String
  /// The name.
  public let name: String
  /// Other names it is asked for by.
  public let aliases: [String]
  /// What it does and where it is found.
  public let text: String
  /// The published reference amounts a day, for people in general.
  public let intake: ReferenceIntake?
  /// The ids of foods that have it.
  public let foods: [String]
  /// The ids of its sources.
  public let sources: [String]
}

extension Nutrient: Content {
  static var recordType: String { "Nutrient" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    name = try record.text("Name")
    aliases = record.texts("Alias")
    text = try record.text("Text")
    intake = ReferenceIntake(record)
    foods = record.texts("Food")
    sources = record.texts("Source")
  }
}
