import Civil
import Physiology

/// Short ways to write signs down by cycle day.
enum Signs {
  /// Day 0 of every cycle below, so that cycle day 1 is the next one.
  static let dayZero = CivilDate(dayNumber: 20_000)

  /// Temperatures from cycle day 1 on; nil for a day without one.
  static func temperatures(_ celsius: [Double?], from first: Int = 1) -> [TemperatureReading] {
    celsius.enumerated().compactMap { index, value in
      value.flatMap { TemperatureReading(on: dayZero + (first + index), celsius: $0) }
    }
  }

  /// Six low readings of 36.50, then `rises` above them in hundredths of a degree.
  static func rise(_ rises: [Int?], from first: Int = 1) -> [TemperatureReading] {
    let low: [Double?] = [36.45, 36.50, 36.40, 36.45, 36.50, 36.45]
    return temperatures(low + rises.map { $0.map { 36.50 + Double($0) / 100 } }, from: first)
  }

  /// Mucus from a text with one digit of quality a day, `.` for none.
  static func mucus(_ digits: String, from first: Int = 1) -> [CervicalMucus] {
    digits.enumerated().compactMap { index, digit in
      digit.wholeNumberValue.flatMap(CervicalMucus.Quality.init).map {
        CervicalMucus(on: dayZero + (first + index), $0)
      }
    }
  }

  /// The cervix from a text: `-` closed and hard, `o` fertile, `.` none.
  static func cervix(_ letters: String, from first: Int = 1) -> [Cervix] {
    letters.enumerated().compactMap { index, letter in
      letter == "."
        ? nil : Cervix(on: dayZero + (first + index), letter == "-" ? .closed : .open, .hard)
    }
  }

  /// Tests from a text: n negative, f faint, l low, h high, p positive, P peak, `.` none.
  static func tests(_ letters: String, from first: Int = 1) -> [OvulationTest] {
    let results: [Character: OvulationTest.Result] = [
      "n": .negative, "f": .faint, "l": .low, "h": .high, "p": .positive, "P": .peak,
    ]
    return letters.enumerated().compactMap { index, letter in
      results[letter].map { OvulationTest(on: dayZero + (first + index), $0) }
    }
  }
}

extension CivilDate {
  /// The cycle day in the cycles that `Signs` writes.
  var cycleDay: Int { self - Signs.dayZero }
}
