import Energy
import MessageFormat

/// Says amounts in the units she chose.
struct UnitChoice {
  private let preferences: Preferences

  init(_ preferences: Preferences) { self.preferences = preferences }

  /// The reply and its variables with the amount in the unit that is set.
  func chosen(
    _ id: String, _ arguments: [String: Argument]
  ) -> (id: String, arguments: [String: Argument]) {
    var arguments = arguments
    switch id {
    case "fact.temperature":
      guard preferences[.temperature] == "F", arguments["unit"] == .string("C"),
        case .number(let degrees)? = arguments["temp"]
      else { break }
      arguments["temp"] = .number(Self.rounded(degrees * 9 / 5 + 32, to: 100))
      arguments["unit"] = .string("F")
    case "fact.measure":
      guard arguments["unit"] == .string("kg"), case .number(let weight)? = arguments["value"],
        let unit = preferences[.weight], let kilograms = Self.kilograms[unit]
      else { break }
      if unit == "st", let stones = BodyWeight(weight, .kilogram).stones {
        arguments["stones"] = .integer(stones.whole)
        arguments["pounds"] = .integer(stones.pounds)
        return ("fact.measure.st", arguments)
      }
      arguments["value"] = .number(Self.rounded(weight / kilograms, to: 10))
      arguments["unit"] = .string(unit)
    case "look.value.weight":
      guard case .number(let weight)? = arguments["value"], let unit = preferences[.weight],
        let kilograms = Self.kilograms[unit]
      else { break }
      if unit == "st", let stones = BodyWeight(weight, .kilogram).stones {
        return (
          "look.value.weight.st",
          ["stones": .integer(stones.whole), "pounds": .integer(stones.pounds)]
        )
      }
      let pounds = Self.kilograms["lb"] ?? kilograms
      arguments["value"] = .number(Self.rounded(weight / pounds, to: 10))
      return ("look.value.weight.lb", arguments)
    case "look.value.bbt":
      guard preferences[.temperature] == "F", case .number(let degrees)? = arguments["value"] else {
        break
      }
      let isReading = degrees >= Self.leastReading
      arguments["value"] = .number(
        Self.rounded(degrees * 9 / 5 + (isReading ? 32 : 0), to: 100))
      return ("look.value.bbt.f", arguments)
    case "look.value.water":
      guard preferences[.volume] == "oz", case .number(let amount)? = arguments["value"] else {
        break
      }
      arguments["value"] = .number(Self.rounded(amount / Self.millilitres, to: 10))
      return ("look.value.water.oz", arguments)
    case "fact.water":
      guard preferences[.volume] == "oz", case .number(let amount)? = arguments["amount"] else {
        break
      }
      arguments["amount"] = .number(Self.rounded(amount / Self.millilitres, to: 10))
      return ("fact.water.oz", arguments)
    default: break
    }
    return (id, arguments)
  }

  /// Fewer degrees Celsius are how far two readings lie apart.
  private static let leastReading = 20.0

  /// The international avoirdupois pound and the stone of 14 of them.
  private static let kilograms = ["lb": 0.453_592_37, "st": 6.350_293_18]
  /// The fluid ounce of the United States.
  private static let millilitres = 29.573_5

  private static func rounded(_ value: Double, to places: Double) -> Double {
    (value * places).rounded() / places
  }
}
