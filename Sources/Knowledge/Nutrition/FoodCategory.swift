/// What sort of food something is.
public enum FoodCategory: String, CaseIterable, Sendable {
  case vegetable, fruit, legume, grain, fish, meat, drink, other
  /// Nuts and seeds.
  case nutSeed = "nut_seed"
  /// Dairy and eggs.
  case dairyEgg = "dairy_egg"
}
