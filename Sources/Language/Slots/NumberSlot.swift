import Knowledge

/// Which numbers may fill a slot.
final class NumberSlot: Sendable {
  let name: SlotName
  /// The names of the cues that point at it.
  let cues: WordSet
  let measures: [Measure]
  let lengths: [CalendarUnit]
  /// The values that make sense.
  let range: ClosedRange<Double>
  /// The intents in which a number without unit or cue is this one.
  let bareIn: WordSet

  init(
    _ name: SlotName, cues: WordSet? = nil, measures: [Measure] = [],
    lengths: [CalendarUnit] = [], range: ClosedRange<Double> = 0...1e6,
    bareIn: WordSet = []
  ) {
    self.name = name
    self.cues = cues ?? [name.rawValue]
    self.measures = measures
    self.lengths = lengths
    self.range = range
    self.bareIn = bareIn
  }

  /// The farthest a cue points, in tokens.
  static let reach = 4

  /// Every slot that is one number, the pickiest first.
  static let all: [NumberSlot] = [
    NumberSlot("steps", measures: [.steps], range: 0...200_000),
    NumberSlot("kcal", measures: [.kilocalorie], range: 0...20_000),
    NumberSlot("protein", measures: [], range: 0...1000),
    NumberSlot("fat", measures: [], range: 0...1000),
    NumberSlot("carbs", measures: [], range: 0...2000),
    NumberSlot("body_fat", range: 2...70),
    NumberSlot("spo2", range: 50...100),
    NumberSlot("vo2max", range: 10...100),
    NumberSlot("hrv", measures: [.millisecond], range: 1...400),
    NumberSlot("rhr", cues: ["rhr", "heart_rate"], measures: [.beatsPerMinute], range: 25...220),
    NumberSlot("glucose", measures: [.millimolePerLitre], range: 0.4...600),
    NumberSlot("energy", range: 0...10),
    NumberSlot("stress", cues: ["stress", "stress_level"], range: 0...10),
    NumberSlot("hunger", range: 0...10),
    NumberSlot("pain", measures: [.outOfTen], range: 0...10, bareIn: ["log.cramps"]),
    NumberSlot("dpo", range: 0...60),
    NumberSlot("trimester", range: 1...3),
    NumberSlot(
      "week", lengths: [.week], range: 1...42, bareIn: ["content.preg_week", "content.baby_size"]),
    NumberSlot(
      "minutes", measures: [], lengths: [.minute, .hour], range: 0...1440,
      bareIn: ["log.yoga", "log.exercise"]),
    NumberSlot("hours", lengths: [.hour, .minute], range: 0...48, bareIn: ["log.sleep"]),
    NumberSlot("days", lengths: [.day, .week, .month], range: 0...3660),
    NumberSlot(
      "n", lengths: [.month], range: 1...100,
      bareIn: [
        "cycle.history", "cycle.late", "data.report", "cycle.next_period", "cycle.stats",
        "content.affirmation", "edit.undo",
      ]),
    NumberSlot(
      "count", measures: [.tablet, .cup, .glass, .pint, .bottle], range: 0...1000,
      bareIn: [
        "log.caffeine", "log.alcohol", "log.supplement", "log.kicks", "log.symptom",
      ]),
  ]

  /// Whether the unit of a number alone says that it is this slot's.
  func fits(_ unit: Figure.Unit) -> Bool {
    switch unit {
    case .measure(let measure): measures.contains(measure)
    case .length(let length): lengths.contains(length)
    case .none, .ordinal, .percent: false
    }
  }

  /// Whether a cue may point at a number with this unit.
  func allows(_ unit: Figure.Unit) -> Bool {
    switch unit {
    case .none, .ordinal, .percent: true
    case .measure(let measure):
      measures.contains(measure) || [.outOfTen, .gram, .degree, .score].contains(measure)
        || (measure == .milligram && name == "glucose")
    case .length(let length):
      lengths.contains(length) || (name == "week" && length == .week)
        || (name == "dpo" && length == .day)
    }
  }

  /// A number as the slot counts it: minutes of hours, days of weeks.
  func value(of figure: Figure) -> Double {
    guard case .length(let length) = figure.unit else { return figure.value }
    let each: CalendarUnit? =
      switch name {
      case "minutes": .minute
      case "hours": .hour
      case "days": .day
      default: nil
      }
    guard let each else { return figure.value }
    return (figure.value * length.seconds / each.seconds * 100).rounded() / 100
  }
}
