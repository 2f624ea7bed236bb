import Civil
import Journal
import Language
import Physiology

import enum Journal.Activity
import struct Journal.Food
import struct Knowledge.SlotName

/// The facts that hold a number with a unit.
struct MeasuredFacts {
  private let intent: String
  private let slots: [SlotName: SlotValue]

  init(intent: String, slots: [SlotName: SlotValue]) {
    self.intent = intent
    self.slots = slots
  }

  /// The facts, where the journal can hold them.
  func read() -> FactReading {
    let reading = measured
    guard case .facts(let facts) = reading else { return reading }
    let day = CivilDate(dayNumber: 0)
    return facts.allSatisfy { Entry(date: day, fact: $0).fault == nil }
      ? .facts(facts) : .impossible
  }

  private var measured: FactReading {
    switch intent {
    case "log.bbt": temperature
    case "log.water": water
    case "log.weight": weight
    case "log.sleep": sleep
    case "log.scale": scale
    case "log.exercise": activity(word("activity") == "pelvic_floor" ? .pelvicFloor : .exercise)
    case "log.yoga": activity(.yoga)
    case "log.breathing": activity(.breathing)
    case "log.food": food
    case "log.caffeine": intake(.caffeine)
    case "log.alcohol": intake(.alcohol)
    case "log.supplement": supplement
    case "log.measure": measure
    case "log.kicks": kicks
    default: .missing(.what)
    }
  }

  private func number(_ name: SlotName) -> Double? { slots[name]?.number }
  private func amount(_ name: SlotName) -> Amount? { number(name).flatMap { Amount($0) } }
  private func word(_ name: SlotName) -> String? { slots[name]?.words.first }

  private func quantity(_ quantity: Quantity, _ value: Double) -> FactReading {
    Amount(value).map { .facts([.amount(quantity, $0)]) } ?? .impossible
  }

  private var temperature: FactReading {
    guard let value = amount("temp") else { return .missing("temp") }
    let unit = word(.unit).flatMap(Temperature.Unit.init) ?? Temperature.Unit(guessing: value)
    let isDisturbed = slots["disturbed"] == .bool(true)
    return .facts([.temperature(Temperature(value, unit, isDisturbed: isDisturbed))])
  }

  /// Millilitres in each unit: a glass of 250, a bottle of 500 and a sip of 100 by convention, a
  /// cup of 240 as on US labels, a pint of 568 and an ounce of 29.5735 by definition.
  private static let milliliters: [String: Double] = [
    "ml": 1, "l": 1000, "glass": 250, "cup": 240, "bottle": 500, "sip": 100, "pint": 568,
    "oz": 29.5735, "floz": 29.5735,
  ]

  private var water: FactReading {
    let count = number(.amount) ?? number(.value) ?? number(.count)
    guard let count else { return .missing(.amount) }
    let unit = word(.unit) ?? (count < 20 ? "glass" : "ml")
    guard let factor = Self.milliliters[unit] else { return .impossible }
    return quantity(.water, (count * factor).rounded())
  }

  private var weight: FactReading {
    guard let value = number(.value) else { return .missing(.value) }
    let kilograms: Double =
      switch word(.unit) {
      case "lb": value * 0.45359237
      case "st": (value * 14 + (number("extra") ?? 0)) * 0.45359237
      default: value
      }
    return quantity(.weight, (kilograms * 10).rounded() / 10)
  }

  private var sleep: FactReading {
    let quality = word("quality").flatMap(Sleep.Quality.init)
    let bed = time("bed")
    let wake = time("wake")
    let hours = (number("hours") ?? Self.hours(from: bed, to: wake))
      .flatMap { Amount(($0 * 100).rounded() / 100) }
    let sleep = Sleep(hours: hours, quality: quality, bed: bed, wake: wake)
    let isEmpty = hours == nil && quality == nil && sleep.bed == nil && sleep.wake == nil
    return isEmpty ? .missing("hours") : .facts([.sleep(sleep)])
  }

  private static func hours(from bed: ClockTime?, to wake: ClockTime?) -> Double? {
    guard let bed, let wake else { return nil }
    let minutes = (wake.minutesSinceMidnight - bed.minutesSinceMidnight + 1440) % 1440
    return Double(minutes) / 60
  }

  private func time(_ name: SlotName) -> ClockTime? {
    if case .time(let time)? = slots[name] { time } else { nil }
  }

  private var scale: FactReading {
    let top = number("scale")?.whole ?? 10
    let facts = Scale.allCases.compactMap { scale in
      amount(SlotName(rawValue: scale.rawValue)).flatMap { Rating($0, of: top) }
        .map { Fact.scale(scale, $0) }
    }
    return facts.isEmpty ? .missing("energy") : .facts(facts)
  }

  private func activity(_ activity: Activity) -> FactReading {
    let named = word("activity").flatMap { $0 == activity.rawValue ? nil : $0 }
    let what = named ?? word(.pose) ?? word(.routine) ?? word("pattern")
    let minutes = amount(.minutes)
    if let steps = number("steps") {
      guard case .facts(let counted) = quantity(.steps, steps) else { return .impossible }
      if what == nil, minutes == nil { return .facts(counted) }
      return .facts(
        counted + [.activity(activity, minutes: minutes, what: what.map { FactPhrase.plain($0) })])
    }
    return .facts([
      .activity(activity, minutes: minutes, what: what.map { FactPhrase.plain($0) + length($0) })
    ])
  }

  /// How far it went, beside its name.
  private func length(_ what: String) -> String {
    guard let distance = amount("distance"), !what.contains(where: \.isNumber) else { return "" }
    return " \(distance) \(word(.unit) ?? Quantity.distance.unit ?? "")"
  }

  private var food: FactReading {
    let name = slots[.food]?.words.joined(separator: ", ") ?? ""
    guard !name.isEmpty || number("kcal") != nil else { return .missing(.food) }
    let meal = word("meal").flatMap(Food.Meal.init)
    let text = name.isEmpty ? (meal?.rawValue ?? "food") : name
    return .facts([
      .food(
        Food(
          text, kcal: amount("kcal"), protein: amount("protein"), fat: amount("fat"),
          carbs: amount("carbs"), meal: meal))
    ])
  }

  private func intake(_ intake: Intake) -> FactReading {
    let count = amount(.count) ?? amount(.amount) ?? 1
    let drinks = slots[.drink]?.words ?? []
    let what = drinks.isEmpty ? nil : FactPhrase.plain(drinks.joined(separator: " and "))
    return .facts([.intake(intake, count: count, what: what)])
  }

  private var supplement: FactReading {
    let names = slots[.supplement]?.words ?? []
    let amount =
      number(.dose).map { ($0, word(.doseUnit)) } ?? number(.amount).map { ($0, word(.unit)) }
    let dose = amount.map { value, unit in
      (Amount(value)?.description ?? "") + (unit.map { " " + $0 } ?? "")
    }
    return names.isEmpty
      ? .missing(.supplement)
      : .facts(
        names.map { .supplement(FactPhrase.plain($0), amount: names.count == 1 ? dose : nil) })
  }

  private var measure: FactReading {
    var facts: [Fact] = []
    if let systolic = number("systolic"), let diastolic = number("diastolic") {
      guard let high = systolic.whole, let low = diastolic.whole else {
        return .impossible
      }
      facts.append(.bloodPressure(systolic: high, diastolic: low))
    }
    let quantities: [(SlotName, Quantity)] =
      [
        ("rhr", .pulse), ("hrv", .hrv), ("glucose", .glucose), ("spo2", .spo2),
        ("vo2max", .vo2max), ("body_fat", .bodyFat), ("steps", .steps),
      ] + Quantity.partsOfNight.map { (SlotName(rawValue: $0.rawValue), $0) }
    for (name, quantity) in quantities {
      guard let value = number(name) else { continue }
      guard case .facts(let found) = self.quantity(quantity, value) else { return .impossible }
      facts += found
    }
    return facts.isEmpty ? .missing(.value) : .facts(facts)
  }

  private var kicks: FactReading {
    guard let number = number(.count) else { return .missing(.count) }
    guard let count = number.whole else { return .impossible }
    return .facts([.kicks(count, minutes: amount(.minutes))])
  }
}
