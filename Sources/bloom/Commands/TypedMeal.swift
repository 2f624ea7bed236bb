import Civil
import Journal

import struct Journal.Food

/// A meal as it is typed, with its figures: `pasta kcal 520 p30`.
struct TypedMeal {
  private var name: [String] = []
  private var figures: [Figure: Amount] = [:]
  private var meal: Food.Meal?

  private enum Figure: String, CaseIterable {
    case kcal, protein, fat, carbs

    /// By its name or its first letter.
    init?(typed word: String) {
      let word = word.lowercased()
      guard let figure = Self.allCases.first(where: { $0.rawValue == word || $0.letter == word })
      else { return nil }
      self = figure
    }

    private var letter: String? { self == .kcal ? nil : rawValue.first.map { String($0) } }
  }

  init(_ words: some Sequence<String>) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if !take(word, before: &rest), word != "g" { name.append(word) }
    }
  }

  /// Whether figures are told: calories by their name, or two letters with their grams.
  static func isFigured(_ words: some Sequence<String>) -> Bool {
    let words = words.map { $0.lowercased() }
    let short = words.count { word in
      word.count > 1 && Figure(typed: String(word.prefix(1))) != nil
        && word.dropFirst().allSatisfy(\.isNumber)
    }
    return words.contains { Figure(typed: $0) != nil && $0.count > 1 } || short > 1
  }

  /// The words of a meal where its calories may come first: `520 p30`.
  static func afterEnergy(_ words: [String]) -> [String] {
    words.first.flatMap { Amount($0) } == nil || words.element(at: 1) == Figure.kcal.rawValue
      ? words : [Figure.kcal.rawValue] + words
  }

  /// The meal; nil where nothing of it is told.
  func fact() throws(CommandError) -> Fact? {
    guard !name.isEmpty || !figures.isEmpty || meal != nil else { return nil }
    let text =
      name.isEmpty ? meal?.rawValue ?? "food" : Self.withoutQuotes(name.joined(separator: " "))
    let fact = Fact.food(
      Food(
        text, kcal: figures[.kcal], protein: figures[.protein], fat: figures[.fat],
        carbs: figures[.carbs], meal: meal))
    guard Entry(date: CivilDate(dayNumber: 0), fact: fact).fault == nil else {
      throw CommandError(
        .badData, "no meal has as much; write up to 20000 kcal, and up to 2000 g of anything else")
    }
    return fact
  }

  private static func withoutQuotes(_ text: String) -> String {
    let isQuoted = text.count > 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return isQuoted ? String(text.dropFirst().dropLast()) : text
  }

  /// Takes a figure, or which meal of the day it was; false for a word of its name.
  private mutating func take(_ word: String, before rest: inout ArraySlice<String>) -> Bool {
    let next = rest.first ?? ""
    if let figure = Figure(typed: word), let amount = Amount(next) {
      figures[figure] = amount
      rest.removeFirst()
      return true
    }
    if let amount = Amount(word), Figure(typed: next) == .kcal {
      figures[.kcal] = amount
      rest.removeFirst()
      return true
    }
    if let first = word.first, let figure = Figure(typed: String(first)),
      let amount = Amount(word.dropFirst())
    {
      figures[figure] = amount
      return true
    }
    guard word == "meal", let told = Food.Meal(rawValue: next) else { return false }
    meal = told
    rest.removeFirst()
    return true
  }
}
