import Civil

/// A day: `2026-03-01`.
struct Day: WordSyntax {
  let usage = "YYYY-MM-DD"

  func read(_ words: inout WordReader) -> CivilDate? {
    words.take(usage) { CivilDate(iso: $0.text) }
  }

  func write(_ value: CivilDate) -> [String] { [value.iso] }
}

/// A time of day: `06:45`.
struct Clock: WordSyntax {
  let usage = "HH:MM"

  func read(_ words: inout WordReader) -> ClockTime? {
    words.take(usage) { ClockTime(iso: $0.text) }
  }

  func write(_ value: ClockTime) -> [String] { [value.iso] }
}

/// A blood pressure: `118/76`, in mmHg.
struct Pressure: WordSyntax {
  let usage = "118/76"

  func read(_ words: inout WordReader) -> [Int]? {
    words.take(usage) { word in
      let parts = word.text.split(separator: "/", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { part in part.utf8.count <= 3 ? Int(part) : nil }
      guard numbers.count == 2, parts.count == 2, (50...300).contains(numbers[0]),
        (20...200).contains(numbers[1]), numbers[1] < numbers[0]
      else { return nil }
      return numbers
    }
  }

  func write(_ value: [Int]) -> [String] { [value.map { "\($0)" }.joined(separator: "/")] }
}
