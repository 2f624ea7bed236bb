import Civil
import Journal

/// An event of a calendar.
struct CalendarEvent {
  /// What a title says an event is.
  enum Meaning {
    case period, predicted, fertile, other
  }

  /// The properties that are looked at; the others are passed over.
  private static let names = [
    "UID", "SUMMARY", "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "STATUS", "SEQUENCE",
    "RECURRENCE-ID",
  ]

  private var properties: [(name: String, value: String)] = []

  /// The value of a property, as it is written.
  subscript(name: String) -> String? { properties.first { $0.name == name }?.value }

  /// Takes a line; the first of each name counts.
  mutating func take(_ line: some Collection<UInt8>) {
    var isQuoted = false
    guard
      let colon = line.firstIndex(where: { byte in
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        return byte == UInt8(ascii: ":") && !isQuoted
      })
    else { return }
    let written = line[..<colon].prefix(20).prefix { $0 != UInt8(ascii: ";") }
    let name = String(decoding: written, as: UTF8.self).uppercased()
    guard Self.names.contains(name), self[name] == nil else { return }
    properties.append((name, String(decoding: line[colon...].dropFirst(), as: UTF8.self)))
  }

  /// The title without escapes.
  var summary: String {
    var text = ""
    var isEscaped = false
    for character in self["SUMMARY"] ?? "" {
      if isEscaped {
        text.append(character == "n" || character == "N" ? " " : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text.stripped
  }

  /// How often it was changed.
  var sequence: Int { self["SEQUENCE"].flatMap { Int($0.stripped) } ?? 0 }

  /// Its first day, as it is written.
  var start: CivilDate? { self["DTSTART"].flatMap { DayText.certain($0.prefix(8)) } }

  /// Its last day, where an end or a length says so.
  var end: CivilDate? {
    guard let start else { return nil }
    if let text = self["DTEND"]?.stripped {
      guard let end = DayText.certain(text.prefix(8)) else { return nil }
      let time = text.dropFirst(8).filter(\.isNumber)
      return time.isEmpty || time.prefix(6) == "000000" ? max(end.advanced(by: -1), start) : end
    }
    guard let days = self["DURATION"].flatMap({ Self.days($0) }) else { return nil }
    return start.advanced(by: max(days, 1) - 1)
  }

  /// The days of `P5D`, `P1W` or `PT48H`.
  private static func days(_ text: String) -> Int? {
    var days = 0
    var hours = 0
    var digits = ""
    for character in text.uppercased() {
      if character.isNumber {
        digits.append(character)
        guard digits.count <= 5 else { return nil }
        continue
      }
      let number = Int(digits) ?? 0
      digits = ""
      switch character {
      case "W": days += 7 * number
      case "D": days += number
      case "H": hours += number
      default: break
      }
    }
    days += (hours + 23) / 24
    return days > 0 ? days : nil
  }

  private static let periods: Set<String> = [
    "period", "periods", "menstruation", "menstrual", "menses", "periode", "menstruatie",
    "regel", "regelblutung", "règles", "regla", "mestruazioni", "menstruación",
  ]
  private static let estimates: Set<String> = [
    "predicted", "prediction", "expected", "estimated", "estimate", "forecast", "next", "upcoming",
    "due", "likely", "probable", "possible", "vorhergesagt", "erwartet", "maybe",
  ]
  private static let besides: Set<String> = [
    "start", "starts", "started", "begin", "begins", "began", "day", "days", "my", "the", "of",
    "first", "time", "flow", "bleeding", "light", "medium", "heavy", "log", "logged", "tracker",
    "clue", "flo", "cycle", "and", "on",
  ]

  /// What a title says; one with words of something else is no period.
  static func meaning(of title: String) -> Meaning {
    let words = title.lowercased().split { !$0.isLetter }.map(String.init)
    if words.contains(where: {
      $0.hasPrefix("fertil") || $0.hasPrefix("ovulat") || $0 == "eisprung"
    }) {
      return .fertile
    }
    guard words.contains(where: periods.contains) else { return .other }
    if words.contains(where: estimates.contains) { return .predicted }
    return words.allSatisfy { periods.contains($0) || besides.contains($0) } ? .period : .other
  }
}
