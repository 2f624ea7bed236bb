/// A number for each of protein, carbohydrate and fat; nil where none was named.
package struct MacroValues: Hashable, Sendable {
  /// That of protein.
  package let protein: Double?
  /// That of carbohydrate.
  package let carbohydrate: Double?
  /// That of fat.
  package let fat: Double?

  /// Puts numbers together.
  package init(protein: Double? = nil, carbohydrate: Double? = nil, fat: Double? = nil) {
    self.protein = protein
    self.carbohydrate = carbohydrate
    self.fat = fat
  }

  /// Kilocalories in a gram, 4, 4 and 9 (Atwater's general factors).
  package static let kilocaloriesPerGram = (protein: 4.0, carbohydrate: 4.0, fat: 9.0)

  /// The numbers that were named.
  var named: [Double] { [protein, carbohydrate, fat].compactMap(\.self) }
}
