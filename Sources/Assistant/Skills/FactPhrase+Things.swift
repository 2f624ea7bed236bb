import Journal
import MessageFormat

import struct Journal.Food

extension FactPhrase {
  /// What was eaten, with its energy and what it holds where that was told.
  static func food(_ food: Food) -> Part {
    let grams = [("protein", food.protein), ("carbs", food.carbs), ("fat", food.fat)]
    let parts =
      (food.kcal.map { [Part.reply("fact.kcal", ["value": .number($0.value)])] } ?? [])
      + grams.compactMap { name, amount in
        amount.map { .reply("fact.grams", ["value": .number($0.value), "what": .string(name)]) }
      }
    guard !parts.isEmpty else { return .reply("fact.thing", ["what": .string(food.text)]) }
    return .framed("fact.food", ["what": .string(food.text)], name: "details", parts: parts)
  }

  /// Pads and so on that were used.
  static func product(_ product: FlowProduct, count: Int) -> Part {
    .reply("fact.product." + product.rawValue, ["count": .integer(count)])
  }

  /// What goes into the diary in her own words alone; nil for any other fact.
  static func kept(_ fact: Fact, _ arguments: [String: Argument]) -> [Part]? {
    guard let date = arguments["date"] else { return nil }
    switch fact {
    case .text(.note, _): return [.reply("log.noted_note", ["date": date])]
    case .text(.gratitude, _): return [.reply("log.noted_gratitude", ["date": date])]
    default: return nil
    }
  }
}
