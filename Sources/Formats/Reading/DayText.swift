import Civil

/// Days and times that are written so that they can be only one.
enum DayText {
  /// The day of `2026-02-03`, `2026-02-03T23:00:00Z`, `20260203`, `Jan 5, 2026`, `5 January 2026`
  /// or `Mon, 9 Feb 2026`; nil where the text has no such form or no such day.
  ///
  /// A day is taken as it is written, whatever zone stands behind it.
  static func certain(_ text: some StringProtocol) -> CivilDate? {
    if let day = plain(text.utf8) { return day }
    guard text.utf8.count <= longest || text.utf8.first.map({ $0 <= 0x20 }) ?? true else {
      return certain(opening(of: text))
    }
    let text = text.stripped
    guard text.utf8.count <= longest else { return certain(opening(of: text)) }
    if let day = CivilDate(iso: text.prefix(10)), !isDigit(text.dropFirst(10).first) {
      return inRange(day)
    }
    let digits = text.prefix { isDigit($0) }
    if digits.utf8.count == 8, let number = Int(digits),
      !"/.-".contains(text.dropFirst(8).first ?? " ")
    {
      return date(number / 10_000, number / 100 % 100, number % 100)
    }
    return text.contains(where: \.isLetter) ? named(text) : nil
  }

  /// A day stands in the first bytes of a text, of which these are looked at.
  private static let longest = 200

  private static func opening(of text: some StringProtocol) -> String {
    String(decoding: text.utf8.prefix(longest), as: UTF8.self)
  }

  /// The day of a text that begins with `2026-02-03`; nil for any other.
  private static func plain(_ bytes: some Collection<UInt8>) -> CivilDate? {
    var numbers = (0, 0, 0)
    var place = 0
    for byte in bytes.prefix(11) {
      switch place {
      case 4, 7: guard byte == UInt8(ascii: "-") else { return nil }
      case 10: if (0x30...0x39).contains(byte) { return nil }
      default:
        guard (0x30...0x39).contains(byte) else { return nil }
        let digit = Int(byte - 0x30)
        if place < 4 {
          numbers.0 = numbers.0 * 10 + digit
        } else if place < 7 {
          numbers.1 = numbers.1 * 10 + digit
        } else {
          numbers.2 = numbers.2 * 10 + digit
        }
      }
      place += 1
    }
    return place >= 10 ? date(numbers.0, numbers.1, numbers.2) : nil
  }

  static func date(_ year: Int, _ month: Int, _ day: Int) -> CivilDate? {
    guard (1900...2200).contains(year) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  private static func inRange(_ day: CivilDate) -> CivilDate? {
    (1900...2200).contains(day.year) ? day : nil
  }

  private static func named(_ text: String) -> CivilDate? {
    var numbers = 0
    var isInNumber = false
    for byte in text.utf8 {
      let isDigit = (0x30...0x39).contains(byte)
      if isDigit, !isInNumber { numbers += 1 }
      isInNumber = isDigit
    }
    guard numbers >= 2 else { return nil }
    let words = text.split { $0.isWhitespace || ",./-".contains($0) }.prefix(6)
    guard let place = words.firstIndex(where: { MonthName.number($0) != nil }), place <= 2,
      let month = MonthName.number(words[place])
    else { return nil }
    let values = words.compactMap { word in
      isDigit(word.first) ? Int(word.prefix { isDigit($0) }) : nil
    }
    guard values.count >= 2 else { return nil }
    if values[0] > 31 { return date(values[0], month, values[1]) }
    return date(values[1], month, values[0])
  }

  /// The time of `06:45`, `6:45:10 PM` or what follows the day in `2026-02-03 06:45`.
  static func time(_ text: some StringProtocol) -> ClockTime? {
    if let time = plainTime(text.utf8) { return time }
    guard text.utf8.count <= longest else { return nil }
    var rest = text.stripped[...]
    if certain(rest) != nil, let gap = rest.firstIndex(where: { $0 == "T" || $0 == " " }) {
      rest = rest[rest.index(after: gap)...]
    }
    let parts = rest.split(separator: ":", maxSplits: 2)
    guard parts.count >= 2, let hour = Int(parts[0]), let minute = Int(parts[1].prefix(2))
    else { return nil }
    let ending = rest.lowercased().filter(\.isLetter)
    if ending.hasPrefix("pm"), hour < 12 { return ClockTime(hour: hour + 12, minute: minute) }
    if ending.hasPrefix("am"), hour == 12 { return ClockTime(hour: 0, minute: minute) }
    return ClockTime(hour: hour, minute: minute)
  }

  /// The time of `06:45` alone; nil for any other text.
  private static func plainTime(_ bytes: some Collection<UInt8>) -> ClockTime? {
    var numbers = (0, 0)
    var place = 0
    for byte in bytes.prefix(6) {
      if place == 2 {
        guard byte == UInt8(ascii: ":") else { return nil }
      } else {
        guard (0x30...0x39).contains(byte), place < 5 else { return nil }
        let digit = Int(byte - 0x30)
        if place < 2 {
          numbers.0 = numbers.0 * 10 + digit
        } else {
          numbers.1 = numbers.1 * 10 + digit
        }
      }
      place += 1
    }
    return place == 5 ? ClockTime(hour: numbers.0, minute: numbers.1) : nil
  }

  private static func isDigit(_ character: Character?) -> Bool {
    character.map { $0.isASCII && $0.isNumber } ?? false
  }
}
