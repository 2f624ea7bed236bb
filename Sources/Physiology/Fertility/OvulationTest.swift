public import Civil

/// A urine test for luteinising hormone (LH).
public struct OvulationTest: Hashable, Sendable {
  /// What a test showed; strips say negative, faint or positive, monitors low, high or peak.
  public enum Result: String, CaseIterable, Sendable {
    case negative, faint, low, high, positive, peak

    /// Whether it shows the surge that comes before ovulation.
    ///
    /// `high` on a monitor is oestrogen rising and `faint` a line weaker than the control: neither
    /// is a surge.
    public var isSurge: Bool { self == .positive || self == .peak }

    /// Whether it shows that the surge may be near.
    public var isRising: Bool { self == .faint || self == .high }
  }

  /// The day of the test.
  public let date: CivilDate

  /// What it showed.
  public let result: Result

  /// Records a test.
  public init(on date: CivilDate, _ result: Result) {
    self.date = date
    self.result = result
  }

  /// Where the last three tests point.
  public enum Trend: String, CaseIterable, Sendable {
    case stable, rising, positive

    /// Positive when one of the last three shows the surge, rising when two or more point to it,
    /// else stable; nil without a test.
    public init?(_ tests: [OvulationTest]) {
      guard !tests.isEmpty else { return nil }
      let last = tests.enumerated()
        .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        .suffix(3).map(\.element.result)
      self =
        if last.contains(where: \.isSurge) {
          .positive
        } else {
          last.count(where: \.isRising) >= 2 ? .rising : .stable
        }
    }
  }
}

/// The surge of luteinising hormone that positive tests on neighbouring days show.
///
/// Ovulation follows the first positive test by about 24 to 36 hours (OPK-WHO), so it is dated one
/// day after it. A surge can pass without ovulation.
public struct LHSurge: Hashable, Sendable {
  /// The day of the first test that showed it; the first peak where a monitor names one.
  public let date: CivilDate

  /// What the test of that day showed.
  public let result: OvulationTest.Result

  /// The day of ovulation it speaks for.
  public var ovulation: CivilDate { date + Self.daysToOvulation }

  /// Days from the first positive test to ovulation.
  public static let daysToOvulation = 1

  /// The surges among the tests of one cycle, in any order, the oldest first.
  ///
  /// Positive tests at most two days apart with no other result between them are one surge. Of
  /// several tests on one day the strongest counts.
  public static func all(in tests: [OvulationTest]) -> [LHSurge] {
    let strongest = Dictionary(grouping: tests, by: \.date).compactMap { date, tests in
      tests.map(\.result).max { $0.strength < $1.strength }.map { OvulationTest(on: date, $0) }
    }
    var runs: [[OvulationTest]] = []
    var isOpen = false
    for test in strongest.sorted(by: { $0.date < $1.date }) {
      guard test.result.isSurge else {
        isOpen = false
        continue
      }
      if isOpen, let last = runs.last?.last, test.date - last.date <= 2 {
        runs[runs.count - 1].append(test)
      } else {
        runs.append([test])
      }
      isOpen = true
    }
    return runs.compactMap { run in
      (run.first { $0.result == .peak } ?? run.first).map {
        LHSurge(date: $0.date, result: $0.result)
      }
    }
  }
}

extension OvulationTest.Result {
  /// The order in which one result of a day outweighs another.
  fileprivate var strength: Int {
    switch self {
    case .negative: 0
    case .low: 1
    case .faint: 2
    case .high: 3
    case .positive: 4
    case .peak: 5
    }
  }
}
