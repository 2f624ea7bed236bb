import Civil

/// Days and times that are written so that they can be only one.
enum DayText {
  /// The day of `2026-02-03`, `2026-02-03T23:00:00Z`, `20260203`, `Jan 5, 2026`, `5 January 2026`
  /// or `Mon, 9 Feb 2026`; nil where the text has no such form or no such day.
  ///
  /// A day is taken as it is written, whatever zone stands behind it.
  static func certain(_ text: some StringProtocol) -> CivilDate? {
    let text = text.stripped
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

  /// The first day that a text holds somewhere, in ISO form.
  static func first(in text: some StringProtocol) -> CivilDate? {
    text.split(whereSeparator: { $0.isWhitespace || ",;()".contains($0) })
      .lazy.compactMap { certain($0) }.first
  }

  static func date(_ year: Int, _ month: Int, _ day: Int) -> CivilDate? {
    guard (1900...2200).contains(year) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  private static func inRange(_ day: CivilDate) -> CivilDate? {
    (1900...2200).contains(day.year) ? day : nil
  }

  private static func named(_ text: String) -> CivilDate? {
    let words = text.split { $0.isWhitespace || ",./-".contains($0) }.prefix(6)
    guard let place = words.firstIndex(where: { MonthName.number($0) != nil }), place <= 2,
      let month = MonthName.number(words[place])
    else { return nil }
    let numbers = words.compactMap { word in
      isDigit(word.first) ? Int(word.prefix { isDigit($0) }) : nil
    }
    guard numbers.count >= 2 else { return nil }
    if numbers[0] > 31 { return date(numbers[0], month, numbers[1]) }
    return date(numbers[1], month, numbers[0])
  }

  /// The time of `06:45`, `6:45:10 PM` or what follows the day in `2026-02-03 06:45`.
  static func time(_ text: some StringProtocol) -> ClockTime? {
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

  private static func isDigit(_ character: Character?) -> Bool {
    character.map { $0.isASCII && $0.isNumber } ?? false
  }
}
