import Civil
import Physiology
import Testing

/// A curve and what the rule makes of it.
struct CurveCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// Hundredths of a degree above the low level, from the seventh reading on; nil for no reading.
  let rises: [Int?]
  let rule: TemperatureShift.Rule?
  /// Cycle days.
  let firstHigh: Int?
  let completed: Int?

  init(
    _ name: String, _ rises: [Int?], _ rule: TemperatureShift.Rule? = nil, _ firstHigh: Int? = nil,
    _ completed: Int? = nil
  ) {
    self.name = name
    self.rises = rises
    self.rule = rule
    self.firstHigh = firstHigh
    self.completed = completed
  }

  var testDescription: String { name }

  static let all = [
    CurveCase("three above, the third by two tenths", [10, 15, 20], .regular, 7, 9),
    CurveCase("the third by more than two tenths", [5, 5, 45], .regular, 7, 9),
    CurveCase("the least rise there is", [5, 5, 20], .regular, 7, 9),
    CurveCase("the third just short rounds up", [5, 5, 18], .regular, 7, 9),
    CurveCase("the third short by more than the grid", [5, 5, 17]),
    CurveCase("two high readings are not enough", [20, 25]),
    CurveCase("one high reading is not enough", [40]),
    CurveCase("no rise at all", [0, 0, -5, 0, -5, 0]),
    CurveCase(
      "first exception: a fourth above the level", [10, 15, 15, 5], .firstException, 7, 10),
    CurveCase(
      "first exception: the fourth need not be two tenths", [5, 5, 5, 5], .firstException, 7, 10),
    CurveCase("first exception still waits for its fourth", [10, 15, 15]),
    CurveCase("first exception fails when the fourth is on the level", [10, 15, 15, 0, -5, -5]),
    CurveCase(
      "second exception: the second falls back", [15, -5, 20, 25], .secondException, 7, 10),
    CurveCase("second exception: the third falls back", [15, 20, -5, 20], .secondException, 7, 10),
    CurveCase(
      "second exception: the third is on the level", [15, 20, 0, 20], .secondException, 7, 10),
    CurveCase(
      "second exception: the second is on the level", [15, 0, 20, 20], .secondException, 7, 10),
    CurveCase("second exception needs two tenths at the end", [15, -5, 20, 15, 0, 0]),
    CurveCase("second exception still waits for its fourth", [15, -5, 25]),
    CurveCase("both fall back: no exception covers it", [15, 0, 0, 30, -5, -5]),
    CurveCase(
      "the exceptions do not join", [15, 0, 10, 15, 10, -5, -5]),
    CurveCase("a false start, then a true rise", [10, -5, -5, 15, 20, 30], .regular, 10, 12),
    CurveCase(
      "a fall back to the level itself starts anew", [20, 0, 0, 25, 25, 40], .regular, 10, 12),
    CurveCase("a day without a reading is skipped", [10, nil, 15, 20], .regular, 7, 10),
    CurveCase("two days without a reading are skipped", [nil, nil, 10, 15, 20], .regular, 9, 11),
    CurveCase(
      "a missing day inside the first exception", [10, 15, nil, 15, 5], .firstException, 7, 11),
    CurveCase(
      "a missing day inside the second exception", [15, nil, -5, 20, 25], .secondException, 7, 11),
    CurveCase("a rise by single steps", [5, 10, 20, 25], .regular, 7, 9),
    CurveCase("later low readings do not undo a shift", [10, 15, 20, -10, -10], .regular, 7, 9),
    CurveCase("a step of less than the grid is none", [2, 2, 2, 2, 2]),
    CurveCase("a step that rounds up to the grid counts", [3, 3, 18], .regular, 7, 9),
  ]
}

@Suite struct TemperatureShiftTests {
  @Test(arguments: CurveCase.all)
  func `three over six, with both exceptions`(curve: CurveCase) {
    let shift = TemperatureShift(in: Signs.rise(curve.rises))
    #expect(shift?.rule == curve.rule)
    #expect(shift?.firstHigh.cycleDay == curve.firstHigh)
    #expect(shift?.completedOn.cycleDay == curve.completed)
  }

  @Test func `the low level is the highest of the six readings before the rise`() throws {
    let readings = Signs.temperatures([
      36.9, 36.3, 36.4, 36.35, 36.42, 36.4, 36.3, 36.6, 36.6, 36.7,
    ])
    let shift = try #require(TemperatureShift(in: readings))
    #expect(abs(shift.lowLevel - 36.4) < 1e-9)
    #expect(shift.lowDays.map(\.cycleDay) == [2, 3, 4, 5, 6, 7])
    #expect(shift.firstHigh.cycleDay == 8 && shift.ovulation.cycleDay == 7)
  }

  @Test(arguments: 0...5)
  func `fewer than six low readings prove nothing`(count: Int) {
    let low = [Double?](repeating: 36.4, count: count)
    #expect(TemperatureShift(in: Signs.temperatures(low + [36.7, 36.7, 36.8, 36.8])) == nil)
  }

  @Test(arguments: TemperatureReading.Disturbance.allCases)
  func `a disturbed reading is passed over, whatever the reason`(
    reason: TemperatureReading.Disturbance
  ) throws {
    let fever = try #require(
      TemperatureReading(on: Signs.dayZero + 7, celsius: 38.5, disturbance: reason))
    let readings = Signs.rise([nil, 10, 15, 20])
    let shift = try #require(TemperatureShift(in: readings + [fever]))
    #expect(shift == TemperatureShift(in: readings))
    #expect(shift.firstHigh.cycleDay == 8)
  }

  @Test func `a disturbed high among the low six does not raise the level`() throws {
    let high = try #require(
      TemperatureReading(on: Signs.dayZero + 4, celsius: 37.2, disturbance: .alcohol))
    var readings = Signs.rise([10, 15, 20], from: 2).filter { $0.date != high.date }
    readings += [high] + Signs.temperatures([36.4])
    #expect(TemperatureShift(in: readings)?.firstHigh.cycleDay == 8)
  }

  @Test func `Fahrenheit gives the same shift as Celsius`() throws {
    for curve in CurveCase.all {
      let celsius = Signs.rise(curve.rises)
      let fahrenheit = celsius.compactMap {
        TemperatureReading(on: $0.date, fahrenheit: $0.celsius * 1.8 + 32)
      }
      #expect(TemperatureShift(in: fahrenheit) == TemperatureShift(in: celsius), "\(curve.name)")
    }
  }

  @Test func `the order and second readings of a day change nothing`() {
    let readings = Signs.rise([10, -5, -5, 15, 20, 30])
    let again = readings.compactMap { TemperatureReading(on: $0.date, celsius: 37.5) }
    #expect(TemperatureShift(in: readings.reversed()) == TemperatureShift(in: readings))
    #expect(TemperatureShift(in: readings + again) == TemperatureShift(in: readings))
  }

  @Test func `warming the thermometer moves the level and nothing else`() throws {
    for curve in CurveCase.all {
      let plain = Signs.rise(curve.rises)
      let warm = plain.compactMap {
        TemperatureReading(on: $0.date, celsius: $0.celsius + 0.35)
      }
      let (here, there) = (TemperatureShift(in: plain), TemperatureShift(in: warm))
      #expect(here?.firstHigh == there?.firstHigh && here?.rule == there?.rule, "\(curve.name)")
    }
  }
}
