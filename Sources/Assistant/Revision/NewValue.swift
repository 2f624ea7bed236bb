import Civil
import Guardrails
import Journal
import Language
import MessageFormat
import Physiology

/// A bare new value for what was noted: "no 450", "it was 4 not 6", "make that 3 coffees".
struct NewValue {
  /// What comes of it; nil where it is not plain which value is meant.
  private(set) var outcome: Outcome?

  private let reading: Reading
  private let said: Set<String>

  init(_ reading: Reading, of target: EntryTarget, reader: Reader) {
    self.reading = reading
    said = reader.answers.said(in: reading.message)
    guard reading.level == .ok, reading.message.tokens.count <= Self.mostTokens,
      !target.isHearsay
    else { return }
    if !target.isNamed, let hours = hours(of: target.entries) {
      outcome = hours
      return
    }
    guard isOnlyNumber || isChange else { return }
    outcome = figure(of: target) ?? (target.isNamed ? nil : time(of: target.entries))
  }

  /// Whether it is read as a correction and nothing else, or opens as one of what it names.
  private var isChange: Bool {
    reading.understanding.decision == .answer
      && reading.understanding.interpretations.allSatisfy { $0.intent == .change }
  }

  private static let mostTokens = 12

  /// "Oops 450", "no wait, 450": a word for a slip and a number, and nothing else.
  private var isOnlyNumber: Bool {
    let words = reading.message.tokens.filter { !$0.isPunctuation }
    return words.count(where: { $0.number != nil }) == 1 && words.count <= 5
      && words.first?.number == nil
      && words.allSatisfy { $0.number != nil || Self.slips.contains($0.text) }
  }

  private static let slips: Set<String> = [
    "no", "nope", "oops", "whoops", "sorry", "wait", "actually", "make", "it", "that", "its", "was",
    "should", "be", "mean", "meant", "i", "lol", "just", "only",
  ]

  private struct Figure {
    let value: Double
    let isDenied: Bool
  }

  private var figures: [Figure] {
    reading.understanding.entities.compactMap { entity in
      guard case .number(let value) = entity.value else { return nil }
      let before = entity.tokens.lowerBound - 1
      return Figure(
        value: value, isDenied: before >= 0 && reading.message.tokens[before].text == "not")
    }
  }

  /// The one entry that holds the number denied, or the only one of the first group with a number
  /// that the new one can stand for.
  private func figure(of target: EntryTarget) -> Outcome? {
    let new = figures.filter { !$0.isDenied }
    guard new.count == 1 else { return nil }
    let groups: [[Entry]]
    if let old = figures.first(where: \.isDenied) {
      let known = target.groups.flatMap(\.self).filter { $0.fact.figure == old.value }
      groups = [known]
    } else {
      let earlier = target.groups.dropFirst().flatMap(\.self)
      groups = target.isNamed ? target.groups : [target.entries, earlier]
    }
    for group in groups {
      let changed = group.compactMap { old in
        old.fact.with(figure: new[0].value).flatMap { $0 == old.fact ? nil : (old, $0) }
      }
      if changed.count == 1, let (old, fact) = changed.first {
        return .replacing([old], with: [Entry(date: old.date, time: old.time, fact: fact)])
      }
      if !changed.isEmpty { return nil }
    }
    return nil
  }

  /// The one visit or reminder of the turn before, at another time of the same half of the day
  /// where no half is said.
  private func time(of noted: [Entry]) -> Outcome? {
    let timed = noted.compactMap { entry in entry.clock.map { (entry: entry, clock: $0) } }
    guard timed.count == 1, let told = clock else { return nil }
    let (old, clock) = timed[0]
    let isHalved = !said.isDisjoint(with: ["told.half", "told.morning", "told.evening"])
    let new = told.hour > 12 || isHalved ? told : told.nearest(to: clock)
    guard new != clock, let entry = old.at(new) else { return nil }
    guard case .text = entry.fact else { return .replacing([old], with: [entry]) }
    return Outcome(
      parts: [
        .framed("appointment.moved", [:], name: "visit", parts: [AppointmentWords.row(entry)])
      ], edits: [.remove(old), .add(entry)])
  }

  /// The clock time said: "half nine", "9", "4.14".
  private var clock: ClockTime? {
    for entity in reading.understanding.entities {
      switch entity.value {
      case .time(let time): return time
      case .moment(let moment): return moment.time
      case .number(let value):
        let hour = Int(clamping: value)
        return ClockTime(hour: hour, minute: Int(((value - Double(hour)) * 100).rounded()))
      default: continue
      }
    }
    return nil
  }

  /// A span of the clock that is said in numbers: "from 9am to 7pm".
  private var span: (from: ClockTime, until: ClockTime)? {
    for entity in reading.understanding.entities {
      guard case .times(let from?, let until?) = entity.value,
        entity.tokens.contains(where: { reading.message.tokens[$0].number != nil })
      else { continue }
      return (from, until)
    }
    return nil
  }

  /// "Only from 9 to 7", of a reminder that comes every few hours.
  private func hours(of noted: [Entry]) -> Outcome? {
    let hourly = noted.filter { entry in
      guard case .reminder(let reminder) = entry.fact, case .hourly = reminder.rhythm else {
        return false
      }
      return true
    }
    if hourly.count == 1, case .reminder(var reminder) = hourly[0].fact,
      case .hourly(let step, _) = reminder.rhythm, let span = span, span.from < span.until
    {
      reminder.time = span.from
      reminder.rhythm = .hourly(step, until: span.until)
      let entry = Entry(date: hourly[0].date, time: hourly[0].time, fact: .reminder(reminder))
      return .replacing(hourly, with: [entry])
    }
    let ends = reading.understanding.entities.filter {
      if case .number(let value) = $0.value { (1...24).contains(value) } else { false }
    }
    guard hourly.count == 1, ends.count == 2, case .reminder(var reminder) = hourly[0].fact,
      case .hourly(let step, _) = reminder.rhythm,
      ends[1].tokens.lowerBound - ends[0].tokens.upperBound == 1,
      ["to", "-", "–", "till", "til", "until"]
        .contains(reading.message.tokens[ends[0].tokens.upperBound].text),
      case .number(let first) = ends[0].value, case .number(let last) = ends[1].value
    else { return nil }
    let until = last <= first ? last + 12 : last
    guard let from = ClockTime(hour: Int(clamping: first), minute: 0),
      let until = ClockTime(hour: Int(clamping: until), minute: 0)
    else { return nil }
    reminder.time = from
    reminder.rhythm = .hourly(step, until: until)
    let entry = Entry(date: hourly[0].date, time: hourly[0].time, fact: .reminder(reminder))
    return .replacing(hourly, with: [entry])
  }
}

extension ClockTime {
  /// It, or the same twelve hours on, whichever is nearer to another time.
  fileprivate func nearest(to other: ClockTime) -> ClockTime {
    let later = ClockTime(minutesSinceMidnight: (minutesSinceMidnight + 720) % 1440) ?? self
    func distance(_ time: ClockTime) -> Int {
      let apart = abs(time.minutesSinceMidnight - other.minutesSinceMidnight)
      return min(apart, 1440 - apart)
    }
    return distance(later) < distance(self) ? later : self
  }
}

extension Entry {
  /// When what it tells of comes.
  fileprivate var clock: ClockTime? {
    switch fact {
    case .text(.appointment, _): time
    case .reminder(let reminder):
      if case .hourly = reminder.rhythm { nil } else { reminder.time }
    default: nil
    }
  }

  /// It with another time.
  fileprivate func at(_ clock: ClockTime) -> Entry? {
    switch fact {
    case .text(.appointment, _): return Entry(date: date, time: clock, fact: fact)
    case .reminder(var reminder):
      reminder.time = clock
      return Entry(date: date, time: time, fact: .reminder(reminder))
    default: return nil
    }
  }
}

extension Fact {
  /// The one number it holds that another one may replace.
  fileprivate var figure: Double? {
    switch self {
    case .symptom(_, _, let pain, let times): (pain ?? times).map(Double.init)
    case .intake(_, let count, _): count.value
    case .food(let food): food.kcal?.value
    case .activity(_, let minutes?, _): minutes.value
    case .scale(_, let rating): rating.value.value
    case .kicks(let count, nil): Double(count)
    default: nil
    }
  }

  /// It with another number; nil where that cannot be.
  func with(figure value: Double) -> Fact? {
    guard let amount = Amount(value), value >= 0 else { return nil }
    switch self {
    case .symptom(let term, let severity, nil, .some):
      return (1...99).contains(value) && value == value.rounded()
        ? .symptom(term, severity, pain: nil, times: Int(clamping: value)) : nil
    case .symptom(let term, let severity, _, _):
      return value <= 10 && value == value.rounded()
        ? .symptom(term, severity, pain: Int(clamping: value)) : nil
    case .intake(let intake, _, let what):
      let isOne = value == 1 && what?.last == "s" && what?.hasSuffix("ss") == false
      return (1...50).contains(value) && (value * 2).rounded() == value * 2
        ? .intake(intake, count: amount, what: isOne ? what.map { String($0.dropLast()) } : what)
        : nil
    case .product(let product, _):
      return (1...50).contains(value) && value == value.rounded()
        ? .product(product, count: Int(clamping: value)) : nil
    case .food(var food):
      food.kcal = amount
      return (1...20000).contains(value) ? .food(food) : nil
    case .activity(let activity, _, let what):
      return (1...1440).contains(value) ? .activity(activity, minutes: amount, what: what) : nil
    case .scale(let scale, let rating):
      return Rating(amount, of: rating.top).map { .scale(scale, $0) }
    case .kicks:
      return (1...500).contains(value) && value == value.rounded()
        ? .kicks(Int(clamping: value), minutes: nil) : nil
    default: return nil
    }
  }
}
