import Civil
import Knowledge

/// A night told by its hours.
extension SlotFiller {
  private static let untils: Set<String> = ["til", "till", "until", "thru"]
  private static let joints: Set<String> = ["to", "-", "–"]
  private static let lengths: Set<String> = [
    "h", "hr", "hrs", "hour", "hours", "times", "x", "min", "mins", "minutes", "/", ":",
  ]

  /// Fills bedtime and waking from bare hours: "slept 11 til 7", "slept 10-6".
  mutating func fillNight() {
    let tokens = reading.message.tokens
    guard wants("bed"), wants("wake"), filled["hours"] == nil else { return }
    for joint in span.dropFirst().dropLast() {
      let isUntil = Self.untils.contains(tokens[joint].text)
      guard isUntil || Self.joints.contains(tokens[joint].text),
        let from = hour(at: joint - 1), let to = hour(at: joint + 1), to.hour < 13,
        isUntil || from.hour > to.hour,
        (8...12).contains(from.hour) || from.hour < 4,
        joint + 2 >= span.upperBound || !Self.lengths.contains(tokens[joint + 2].text)
      else { continue }
      let bed = from.hour < 8 ? from : ClockTime(hour: (from.hour + 12) % 24, minute: from.minute)
      set("bed", bed.map { .time($0) })
      set("wake", .time(to))
      figures.removeAll { $0.tokens.distance(to: joint..<(joint + 1)) < 1 }
      spent.append((joint - 1)..<(joint + 2))
      return
    }
  }

  /// A bare number as a time of the clock: "11", "1030".
  private func hour(at index: Int) -> ClockTime? {
    guard span.contains(index), let value = reading.message.tokens[index].number?.whole else {
      return nil
    }
    return switch reading.message.tokens[index].text.utf8.count {
    case 1, 2: ClockTime(hour: value, minute: 0)
    case 3, 4: ClockTime(hour: value / 100, minute: value % 100)
    default: nil
    }
  }
}
