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
      arguments["value"] = .number(Self.rounded(weight / kilograms, to: 10))
      arguments["unit"] = .string(unit)
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

  /// The international avoirdupois pound and the stone of 14 of them.
  private static let kilograms = ["lb": 0.453_592_37, "st": 6.350_293_18]
  /// The fluid ounce of the United States.
  private static let millilitres = 29.573_5

  private static func rounded(_ value: Double, to places: Double) -> Double {
    (value * places).rounded() / places
  }
}
