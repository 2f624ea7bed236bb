import Records

/// A snack or meal built from the foods.
public struct MealIdea: Hashable, Sendable {
  /// What kind of meal it is.
  public enum Meal: String, CaseIterable, Sendable {
    case breakfast, snack, lunch, dinner, drink
  }

  /// The id.
  public let id: String
  /// The name.
  public let name: String
  /// What kind of meal it is.
  public let meal: Meal
  /// How long it takes, in minutes.
  public let minutes: Int
  /// The ids of its foods.
  public let foods: [String]
  /// How to make it.
  public let text: String
  /// The most careful word on pregnancy among its foods.
  public let pregnancy: PregnancyAdvice
  /// The nutrients a serving of any of its foods has much of.
  public let highIn: [String]
  /// The allergens in any of its foods.
  public let allergens: [String]
  /// The diets all its foods fit.
  public let diets: [String]
  /// The ids of its sources.
  public let sources: [String]
}

extension MealIdea: Content {
  static var recordType: String { "MealIdea" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    name = try record.text("Name")
    meal = try record.word("Meal")
    minutes = try record.count("Minutes")
    foods = record.texts("Food")
    text = try record.text("Text")
    pregnancy = try record.word("Pregnancy")
    highIn = record.texts("HighIn")
    allergens = record.texts("Allergen")
    diets = record.texts("Diet")
    sources = record.texts("Source")
  }
}
