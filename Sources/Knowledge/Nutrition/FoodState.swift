import Records

/// A word that changes what is to be said of a food, such as "raw".
public struct FoodState: Hashable, Sendable {
  /// The id that foods name it by.
  public let id: String
  /// The sorts of food for which it counts unasked; for others only where a food names it.
  public let categories: [FoodCategory]
  /// How it is said.
  public let forms: [String]
}

extension FoodState: Content {
  static var recordType: String { "FoodState" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    categories = try record.words("Category")
    forms = record.texts("Form")
  }
}
