import Civil
import Journal
import Knowledge
import Language

extension Interpretation {
  /// The fact with the day that its own clause tells, where the whole message gave it one of long
  /// before: "so tired. i was told two years ago ...".
  func dated(near told: [Interpretation]) -> Interpretation {
    guard intent.isLog, intent != .periodStart, intent != .periodEnd, isFact, match != .cell,
      case .date(let day)? = slots[.date],
      let own = told.first(where: { $0.intent == intent && $0.slots[.symptom] == slots[.symptom] }),
      case .date(let near)? = own.slots[.date], near - day > Self.long
    else { return self }
    var fact = self
    fact.slots[.date] = .date(near)
    return fact
  }

  /// In days.
  private static let long = 60

  /// Whether a number tells it.
  var holdsNumber: Bool {
    slots.values.contains { if case .number = $0 { true } else { false } }
  }

  /// Whether how far or how long stands in the name of what was done: "swimming 800 m".
  var namesLength: Bool {
    slots["activity"]?.words.contains { $0.contains(where: \.isNumber) } ?? false
  }

  /// Whether it tells of a part of a night and of no night as a whole.
  var isPartOfNight: Bool {
    intent == "log.measure"
      && Quantity.partsOfNight.contains { slots[SlotName(rawValue: $0.rawValue)] != nil }
  }

  /// Whether it rates a night or a mood by a number.
  var isScore: Bool {
    intent == "log.scale"
      && [Scale.moodScore, .sleepScore].contains { slots[SlotName(rawValue: $0.rawValue)] != nil }
  }

  /// Whether it tells when a night began or ended, and no length.
  var isOfBed: Bool {
    intent == "log.sleep" && slots["hours"] == nil && (slots["bed"] ?? slots["wake"]) != nil
  }

  /// Whether the hour at which it has a night begin or end was taken for its length.
  func isBed(of other: Interpretation) -> Bool {
    guard isOfBed, let hours = other.slots["hours"]?.number,
      case .time(let time)? = slots["bed"] ?? slots["wake"]
    else { return false }
    return Double(time.hour % 12) == hours
  }

  /// Whether it tells how much of a medicine was taken where the whole message only counts it.
  func isDosed(beyond other: Interpretation) -> Bool {
    intent == "log.supplement" && slots[.dose] != nil && other.slots[.dose] == nil
      && other.slots[.amount] == nil
  }

  /// Whether the clause says more nearly what the whole message was taken for: a pain with its part for
  /// cramps that no word names, and sex without protection for none.
  func isNearer(than whole: Understanding) -> Bool {
    guard whole.interpretations.count == 1, let other = whole.interpretations.first else {
      return false
    }
    if other.intent == "log.cramps", intent == "log.symptom", other.isFact, holdsNumber {
      return !whole.mentions.contains { $0.concept == "cramps" }
        && !whole.named.contains { $0.concept == "cramps" }
    }
    return other.intent == "log.sex" && intent == other.intent && other.standing == .denied
      && slots["protected"] != nil
  }

  /// Whether it gives a night another length than the whole message was taken to.
  func differs(from other: Interpretation) -> Bool {
    guard intent == "log.sleep", let own = slots["hours"]?.number else { return false }
    return other.slots["hours"]?.number.map { abs($0 - own) > 0.02 } ?? false
  }

  /// The fact with what the whole message says beside it; nil where a medicine is only named that is
  /// told as something else.
  func enriched(by old: [Interpretation], among told: [Interpretation])
    -> Interpretation?
  {
    if intent == "log.supplement", slots[.dose] == nil,
      old.contains(where: { $0.intent == "log.factor" }),
      !old.contains(where: { $0.intent == intent })
    {
      return nil
    }
    let same = old.filter { $0.intent == intent }
    guard same.count == 1, let other = same.first, told.count(where: { $0.intent == intent }) == 1,
      slots[.symptom].map({ $0 == other.slots[.symptom] }) ?? true
    else { return self }
    var fact = self
    if !differs(from: other) {
      fact.slots.merge(
        other.slots.filter {
          $0.key != .date && $0.key != "month" && !($0.key == "hours" && isBed(of: other))
        }
      ) { own, _ in own }
    }
    if let drink = other.slots[.drink], slots[.drink] != nil { fact.slots[.drink] = drink }
    return fact
  }

  /// Whether both are parts of one entry: the hours of a night and its quality, the length of a run
  /// and its minutes.
  func isPart(of next: Interpretation) -> Bool {
    guard match == .cell, intent == next.intent, slots[.date] == next.slots[.date] else {
      return false
    }
    switch intent {
    case "log.sleep": return Set(slots.keys).intersection(next.slots.keys) == [.date]
    case "log.exercise":
      let (own, other) = (
        slots["activity"]?.words.first ?? "", next.slots["activity"]?.words.first ?? ""
      )
      return (slots[.minutes] == nil) != (next.slots[.minutes] == nil)
        && (own.hasPrefix(other) || other.hasPrefix(own))
    case "log.flow":
      return (slots[.color] == nil) != (next.slots[.color] == nil)
        && (slots[.flow] == nil) != (next.slots[.flow] == nil)
    case "log.measure", "log.scale", "log.sex":
      return Set(slots.keys).subtracting([.date, .time]).isDisjoint(with: next.slots.keys)
    default: return false
    }
  }
}
