import Civil
import Clauses
import Journal
import Knowledge
import Language
import Physiology

/// A cell as the intent that logs it, with its slots.
struct CellReading {
  let intent: IntentID
  var slots: [SlotName: SlotValue]

  /// Nil for what the diary has no place for.
  init?(_ cell: Cell) {
    guard let (intent, slots) = Self.named(cell) else { return nil }
    self.intent = intent
    self.slots = slots
    if let day = cell.day { self.slots[.date] = .date(day) }
    if let time = cell.time, cell.type != "clock" { self.slots[.time] = .time(time) }
  }

  private typealias Named = (intent: IntentID, slots: [SlotName: SlotValue])

  private static func named(_ cell: Cell) -> Named? {
    switch cell.type {
    case "scale": scale(cell)
    case "times": times(cell)
    case "size": ("log.symptom", [.symptom: .text(cell.measure)])
    case "count": count(cell)
    case "dose": dose(cell)
    case "dur": partOfNight(cell) ?? activity(cell)
    case "hours":
      cell.number.map { hours in
        ("log.sleep", ["hours": .number(cell.unit == "min" ? hours / 60 : hours)])
      }
    case "clock":
      cell.word.flatMap { ClockTime(iso: $0) }.map { time in
        ("log.sleep", [SlotName(rawValue: cell.measure): .time(time)])
      }
    case "temp": cell.number.map { ("log.bbt", ["temp": .number($0)]) }
    case "weight": weight(cell)
    case "volume":
      cell.number.map {
        ("log.water", [.amount: .number($0), .unit: .text(cell.unit ?? "glass")])
      }
    case "rate", "sugar", "steps":
      cell.number.map { ("log.measure", [SlotName(rawValue: cell.measure): .number($0)]) }
    case "bp": pressure(cell)
    case "mood":
      cell.word.map { ("log.mood", [.mood: .list([.text($0)])]) }
        ?? cell.number.map {
          ("log.scale", [SlotName(rawValue: Scale.moodScore.rawValue): .number($0)])
        }
    case "test": test(cell)
    case "event": event(cell)
    case "word": word(cell)
    default: nil
    }
  }

  private static func scale(_ cell: Cell) -> Named? {
    if [Scale.energy, .stress, .hunger, .sleepScore].contains(where: { $0.rawValue == cell.measure }
    ) {
      return cell.number.map { ("log.scale", [SlotName(rawValue: cell.measure): .number($0)]) }
    }
    if cell.measure == "libido" { return cell.number.flatMap(libido) }
    guard Term(rawValue: cell.measure) != nil, !wishes.contains(cell.measure) else { return nil }
    var slots: [SlotName: SlotValue] = [.symptom: .text(cell.measure)]
    if let number = cell.number { slots[cell.isCounted ? .count : .pain] = .number(number) }
    if let word = cell.word { slots[.severity] = .text(word) }
    return (cell.measure == "cramps" ? "log.cramps" : "log.symptom", slots)
  }

  private static func times(_ cell: Cell) -> Named {
    var slots: [SlotName: SlotValue] = [.symptom: .text(cell.measure)]
    if let number = cell.number { slots[.count] = .number(number) }
    return ("log.symptom", slots)
  }

  /// A number of ten as high or low; nil for one between.
  private static func libido(_ number: Double) -> Named? {
    let libido: Libido? = number >= 7 ? .high : number <= 3 ? .low : nil
    return libido.map { ("log.sex", ["libido": .text($0.rawValue)]) }
  }

  /// Scales that are no symptoms and that the diary has no place for.
  private static let wishes: Set<String> = ["libido", "motivation", "appetite"]

  private static func count(_ cell: Cell) -> Named? {
    switch cell.measure {
    case Intake.caffeine.rawValue, Intake.alcohol.rawValue:
      var slots: [SlotName: SlotValue] = [.count: .number(cell.number ?? 1)]
      if let drink = cell.concept { slots[.drink] = .text(drink) }
      return (cell.measure == Intake.caffeine.rawValue ? "log.caffeine" : "log.alcohol", slots)
    case "product":
      guard let number = cell.number, let product = cell.concept else { return nil }
      return ("log.flow", ["product": .text(product), .count: .number(number)])
    case "kicks": return cell.number.map { (.kicks, [.count: .number($0)]) }
    case "acne": return ("log.symptom", [.symptom: .text(cell.measure)])
    default: return nil
    }
  }

  private static func dose(_ cell: Cell) -> Named {
    var slots: [SlotName: SlotValue] = [.supplement: .text(cell.concept ?? cell.measure)]
    if let number = cell.number {
      slots[.dose] = .number(number)
      slots[.doseUnit] = cell.unit.map { .text($0) }
    }
    return ("log.supplement", slots)
  }

  /// The minutes of a night that were no sleep, or of one sort of sleep.
  private static func partOfNight(_ cell: Cell) -> Named? {
    guard let part = Quantity(rawValue: cell.measure), Quantity.partsOfNight.contains(part),
      let number = cell.number
    else { return nil }
    let minutes = cell.unit == "h" ? number * 60 : number
    return ("log.measure", [SlotName(rawValue: part.rawValue): .number(minutes)])
  }

  private static func activity(_ cell: Cell) -> Named {
    let name = cell.concept ?? cell.measure
    let intent: IntentID =
      switch cell.measure {
      case Activity.yoga.rawValue: "log.yoga"
      case Activity.breathing.rawValue: "log.breathing"
      default: "log.exercise"
      }
    var slots: [SlotName: SlotValue] = intent == "log.exercise" ? ["activity": .text(name)] : [:]
    guard let number = cell.number else { return (intent, slots) }
    switch cell.unit {
    case "h": slots[.minutes] = .number(number * 60)
    case "min", nil: slots[.minutes] = .number(number)
    case let unit?:
      let amount = Amount(number)?.description ?? ""
      slots["activity"] = .text([name, amount, unit].joined(separator: " "))
    }
    return (intent, slots)
  }

  private static func weight(_ cell: Cell) -> Named? {
    if let pair = cell.word {
      let numbers = pair.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 2 else { return nil }
      return (
        "log.weight",
        [.value: .number(numbers[0]), "extra": .number(numbers[1]), .unit: .text("st")]
      )
    }
    return cell.number.map { number in
      ("log.weight", [.value: .number(number), .unit: .text(cell.unit ?? "kg")])
    }
  }

  private static func pressure(_ cell: Cell) -> Named? {
    let numbers = (cell.word ?? "").split(separator: "/").compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    return (
      "log.measure", ["systolic": .number(numbers[0]), "diastolic": .number(numbers[1])]
    )
  }

  private static func test(_ cell: Cell) -> Named? {
    guard let word = cell.word else { return nil }
    return cell.measure == "opk"
      ? OvulationResult(rawValue: word).map { _ in ("log.opk", ["opk": .text(word)]) }
      : PregnancyResult(rawValue: word).map { _ in
        ("log.pregnancy_test", ["result": .text(word)])
      }
  }

  private static func event(_ cell: Cell) -> Named? {
    switch (cell.measure, cell.word) {
    case ("period", PeriodMark.start.rawValue): (.periodStart, [:])
    case ("period", PeriodMark.end.rawValue): ("log.period_end", [:])
    case ("sex", _): ("log.sex", [:])
    default: nil
    }
  }

  private static func word(_ cell: Cell) -> Named? {
    guard let word = cell.word else { return nil }
    switch cell.measure {
    case "flow": return Flow(rawValue: word).map { _ in ("log.flow", [.flow: .text(word)]) }
    case "discharge":
      return Discharge(rawValue: word).map { _ in ("log.discharge", ["discharge": .text(word)]) }
    case "skin": return Skin(rawValue: word).map { _ in ("log.skin", ["skin": .text(word)]) }
    case "libido":
      return Libido(rawValue: word).map { _ in ("log.sex", ["libido": .text(word)]) }
    case "sex":
      return ("log.sex", ["protected": .bool(word == "protected" || word == "yes")])
    case "color": return ("log.flow", [.color: .text(word)])
    case "quality": return ("log.sleep", ["quality": .text(word)])
    default: return nil
    }
  }
}

extension Cell {
  /// Whether its number says how often something came that day and not how strong it was.
  fileprivate var isCounted: Bool { type == "scale" && unit == Self.times }

  /// The unit of what is counted over a day.
  static let times = "times"

  fileprivate var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  fileprivate var word: String? {
    if case .word(let word) = value { word } else { nil }
  }
}
