import Civil
import Knowledge

/// Hours of the clock written with an "h", and the two ends of a quiet time.
extension SlotFiller {
  /// "14h30" of a booking, which elsewhere may be a length.
  func hourOfFrench(_ entity: Entity) -> ClockTime? {
    guard
      ["log.appointment", "log.late_meal", "log.supplement", "log.opk", "log.bbt"].contains(
        intent.id) || isNight(entity.tokens)
        || group == "remind" || intent.id == "edit.change" && filled["hours"] == nil
    else { return nil }
    let tokens = reading.message.tokens[entity.tokens]
    if tokens.count == 2 { return hourAlone(entity.tokens) }
    guard tokens.count == 3, tokens.dropFirst().first?.text == "h", let hour = tokens.first?.number,
      let minute = tokens.last?.number, tokens.last?.text.utf8.count == 2
    else { return nil }
    return hour.whole.flatMap { hour in
      minute.whole.flatMap { ClockTime(hour: hour, minute: $0) }
    }
  }

  /// "9h" of a booking or a reminder, which is no length there: "every sunday, 9h".
  private func hourAlone(_ range: Range<Int>) -> ClockTime? {
    let tokens = reading.message.tokens
    guard
      group == "remind" || ["log.appointment", "log.late_meal"].contains(intent.id)
        || isNight(range)
        || intent.id == "log.sleep" && range.lowerBound > span.lowerBound
          && tokens[range.lowerBound - 1].text == "at",
      tokens[range.lowerBound + 1].text == "h", reading.message.touches(range.lowerBound),
      let hour = tokens[range.lowerBound].number?.whole, (5...23).contains(hour),
      !(range.lowerBound > span.lowerBound
        && Self.beforeLengths.contains(tokens[range.lowerBound - 1])),
      !(range.upperBound < span.upperBound
        && Self.afterLengths.contains(tokens[range.upperBound]))
    else { return nil }
    return ClockTime(hour: hour, minute: 0)
  }

  private static let beforeLengths: WordSet = [
    "in", "for", "within", "every", "each", "q", "last", "next", "of",
  ]
  private static let afterLengths: WordSet = [
    "before", "prior", "ahead", "earlier", "later", "beforehand", "long", "of", "sleep",
  ]

  /// The hours in which nothing is to be heard: "quiet hours 23 to 8", "18h till 23h30".
  mutating func fillQuietHours() {
    let isNamed = reading.details.contains {
      $0.concept == "setting.quiet_hours" && span.contains($0.tokens)
    }
    let isSpan = filled["time"] != nil && filled["end"] != nil && filled["setting"] == nil
    guard isNamed || isSpan else { return }
    clear("setting")
    set("setting", .text("quiet hours"))
    let hours = clockTimes
    guard hours.count > 1 else { return }
    for slot in ["value", "time", "end", "unit"] as [SlotName] { clear(slot) }
    set("time", .time(hours[0]))
    set("end", .time(hours[1]))
  }

  /// The times of a span, bare hours among them.
  private var clockTimes: [ClockTime] {
    reading.entities.filter { span.contains($0.tokens) }.flatMap { entity -> [ClockTime] in
      switch entity.value {
      case .time(let time): return [time]
      case .times(let from, let to): return [from, to].compactMap(\.self)
      case .duration(_, _, .hour), .duration(_, _, .minute):
        let numbers = reading.message.tokens[entity.tokens].compactMap { $0.number?.whole }
        return numbers.first.flatMap {
          ClockTime(hour: $0, minute: numbers.count > 1 ? numbers[1] : 0)
        }.map { [$0] } ?? []
      case .number(let value): return value.whole.flatMap(Self.hour).map { [$0] } ?? []
      default: return []
      }
    }
  }

  /// A bare number as a time: "23", "2130".
  private static func hour(_ number: Int) -> ClockTime? {
    number > 24
      ? ClockTime(hour: number / 100, minute: number % 100)
      : ClockTime(hour: number % 24, minute: 0)
  }
}
