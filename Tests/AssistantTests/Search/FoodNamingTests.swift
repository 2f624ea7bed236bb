import EmbeddedKnowledge
import Knowledge
import Language
import Testing

@testable import Assistant

/// A food answers to its own names only, and only with every word that changes what is said of it.
struct FoodNamingTests {
  private static let library = Library.embedded()

  private let names: FoodNames
  private let search: SearchWords

  init() throws {
    names = try Self.library.foodNames()
    search = try Self.library.searchWords()
  }

  private func naming(_ text: String) -> FoodNaming {
    FoodNaming(
      ContentQuery(Normaliser().normalise(text), words: search), names: names, search: search)
  }

  private func answer(_ text: String) -> String? { naming(text).answer(in: nil)?.id }

  /// The plain names of a food: those without a comma, a bracket or a word that joins things.
  private func names(of food: Food) -> [String] {
    ([food.name] + food.aliases).filter { name in
      !name.contains(",") && !name.contains("(")
        && !name.split(separator: " ").contains { search.isJoint(String($0)) }
    }
  }

  @Test func `every food answers to each of its names`() throws {
    let foods = try Self.library.foods()
    #expect(foods.count > 300)
    for food in foods {
      for name in names(of: food) {
        for text in [name, "can i eat \(name) while pregnant"] {
          let found = try #require(naming(text).answer(in: nil), "\(text)")
          let isSame = found.id == food.id || found.aliases.contains(name) || found.name == name
          #expect(
            isSame || found.advice(in: nil) >= food.advice(in: nil), "\(text) -> \(found.id)")
        }
      }
    }
  }

  /// The states that change something for a food, are none of its name and lead to no other food.
  private func unknown(_ food: Food, _ states: [FoodState]) -> [FoodState] {
    let known = food.variants.map(\.state) + food.covers
    return states.filter { $0.categories.contains(food.category) && !known.contains($0.id) }
  }

  @Test func `a food never answers with a state that it is not known with`() throws {
    let states = try Self.library.foodStates()
    var asked = 0
    for food in try Self.library.foods() where food.advice(in: nil) != .avoid {
      let name = try #require(names(of: food).first ?? food.aliases.first)
      for state in unknown(food, states) {
        for form in state.forms.prefix(4) {
          for text in ["\(form) \(name)", "is \(name) ok if it is \(form)"] {
            asked += 1
            let found = naming(text).answer(in: nil)
            let isNamed = found.map { $0.isCalled(form) } ?? false
            #expect(found?.id != food.id || isNamed, "\(text) -> \(found?.id ?? "")")
            let isMild = found?.advice(in: nil) == .ok && found?.id == food.id
            #expect(!isMild || isNamed, "\(text)")
          }
        }
      }
    }
    #expect(asked > 2_000)
  }

  @Test func `a state leads to the food that it makes`() throws {
    let states = Dictionary(
      uniqueKeysWithValues: try Self.library.foodStates().map { ($0.id, $0) })
    var asked = 0
    for food in try Self.library.foods() {
      for variant in food.variants {
        let other = try #require(names.food(variant.food))
        for form in try #require(states[variant.state]).forms {
          guard let name = names(of: food).first else { continue }
          let isName = names.food(named: [form, name][...]) != nil
          for text in ["can i have \(form) \(name)", "\(name), \(form)"] {
            if isName, text.hasPrefix("can") { continue }
            asked += 1
            let found = try #require(naming(text).answer(in: nil), "\(text)")
            #expect(found.advice(in: nil) >= min(other.advice(in: nil), .heat), "\(text)")
          }
        }
      }
    }
    #expect(asked > 1_000)
  }

  @Test(arguments: ["zorblax", "quillop"])
  func `a word that nobody knows beside a name makes another food of it`(word: String) throws {
    for food in try Self.library.foods() {
      for name in names(of: food) {
        for text in ["can i eat \(word) \(name)", "\(name) \(word) safe?"] {
          let found = answer(text)
          #expect(found == nil, "\(text) -> \(found ?? "")")
        }
      }
    }
  }

  @Test(arguments: [
    ("is soft cheese fine", "cheese_soft"), ("uncooked king prawns", "raw_shellfish"),
    ("salmon tartare ok?", "fish_raw"), ("tuna, medium rare", "fish_raw"),
    ("cheddar from raw milk", "cheese_hard_raw"), ("unpastuerised feta", "cheese_soft_raw"),
    ("my lamb was a bit pink", "raw_meat"), ("smocked salmon", "salmon_smoked"),
    ("hot smoked salmon fillet", "fish_hot_smoked"), ("cold smoked trout", "fish_smoked"),
    ("a sandwich with brie", "brie"), ("brie sandwich", "brie"), ("crackers and brie", "brie"),
    ("is it ok to eat soft boiled eggs", "raw_egg"), ("a runny lion egg", "egg_lion"),
    ("chocolate mousse made with raw egg", "mousse"), ("raspberry leaf tea", "tea_raspberry_leaf"),
    ("ham from the deli counter", "deli_meat_cold"), ("cold turkey slices", "deli_slices"),
    ("whippy ice cream", "soft_serve"), ("ice cream from a machine", "soft_serve"),
    ("prawns, cooked and cold", "prawns_cold"), ("green papaya", "papaya_green"),
    ("alcohol free beer", "beer_free"), ("brie pizza", "brie"), ("palak", "spinach_cooked"),
  ]) func `the words beside it decide which food it is`(text: String, food: String) {
    #expect(answer(text) == food, "\(text)")
  }

  @Test(arguments: [
    "prawn crackers", "raw squid with rice", "pink lemonade",
    "salmon mousse", "head cheese", "cheddar popcorn", "fugu",
    "monterey jack cheese", "tomato ketchup", "pickled eggs", "cold lobster", "soft cheddar",
  ]) func `what is not known has no answer of another food`(text: String) {
    #expect(answer(text) == nil, "\(text) -> \(answer(text) ?? "")")
  }

  @Test func `of several foods the one that asks for most care answers`() {
    #expect(answer("spinach, cheddar and brie") == "brie")
    #expect(answer("is it ok to have rice with raw salmon") == "fish_raw")
    #expect(naming("rice and peas").foods.map(\.id) == ["brown_rice", "peas_cooked"])
  }

  @Test func `what a word stands for is read without the s of several`() {
    #expect(FoodNames.singular("berries") == FoodNames.singular("berry"))
    #expect(FoodNames.singular("radishes") == "radish")
    #expect(FoodNames.singular("swiss") == "swiss")
    #expect(FoodNames.singular("figs") == "fig")
  }
}

extension Food {
  /// Whether a state is a word of its own names, as "raw" is of raw carrots.
  fileprivate func isCalled(_ form: String) -> Bool {
    ([name] + aliases).contains { $0.lowercased().contains(form) }
  }
}
