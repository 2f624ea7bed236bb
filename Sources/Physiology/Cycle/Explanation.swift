public import Civil

/// Why the forecast is what it is, as data: for the question "why this date?".
public struct Explanation: Hashable, Sendable {
  /// The number of gaps that counted.
  public let cyclesUsed: Int

  /// Gaps read as holding starts that were not logged, by the model or her word, oldest first.
  public let missedLogs: [GapReading]

  /// The starts they hide.
  public let startsHidden: Int

  /// Gaps far from her centre, which counted lightly, oldest first.
  public let countedLightly: [GapReading]

  /// Gaps that said nothing: over 100 days, or touched by a break, oldest first.
  public let pauses: [CycleGap]

  /// The centre of her cycle lengths in days.
  public let centre: Double

  /// The spread of her cycle lengths in days.
  public let spread: Double

  /// What would be expected of anybody without a record.
  public let withoutHistory: OpenQuestion

  /// What her record led to expect when the running cycle began.
  public let withHistory: OpenQuestion

  /// Days since the last start that are over without another one, and so are out of the question.
  public let daysRuledOut: Int

  /// What is expected now, those days left out; nil when the record is too old to predict from.
  public let now: OpenQuestion?

  /// The ovulation seen in this cycle that gives the date, if one does.
  public let ovulation: CivilDate?

  /// The doubtful gap to ask about, if there is one.
  public let question: MissedLogQuestion?

  /// An expected length with its window, in days from the last start.
  public struct OpenQuestion: Hashable, Sendable {
    /// The expected length.
    public let length: Int

    /// The days it most likely takes; nil where none was named.
    public let window: ClosedRange<Int>?

    /// The chance, 0 to 1, of that window; nil where none is known.
    public let probability: Double?
  }

  /// Days by which her own record moved the date, later when positive.
  public var movedByRecord: Int { withHistory.length - withoutHistory.length }

  /// Days by which the date moved on since, because no start has come.
  public var movedByWaiting: Int { now.map { $0.length - withHistory.length } ?? 0 }

  /// Explains a forecast of a model that reads between the lines; nil for others.
  public init?(_ forecast: Forecast) {
    guard let evidence = forecast.evidence else { return nil }
    var missedLogs: [GapReading] = []
    var countedLightly: [GapReading] = []
    var pauses: [CycleGap] = []
    for reading in evidence.gaps {
      guard let cycles = reading.cycles else {
        pauses.append(reading.gap)
        continue
      }
      if cycles > 1 { missedLogs.append(reading) }
      if reading.isUnusual { countedLightly.append(reading) }
    }
    cyclesUsed = evidence.gaps.count - pauses.count
    startsHidden = missedLogs.reduce(0) { $0 + ($1.cycles ?? 1) - 1 }
    self.missedLogs = missedLogs
    self.countedLightly = countedLightly
    self.pauses = pauses
    centre = evidence.centre
    spread = evidence.spread
    withoutHistory = .typical
    withHistory = OpenQuestion(
      length: forecast.expectedStart - forecast.lastStart, window: forecast.firstWindow,
      probability: forecast.firstProbability)
    daysRuledOut = forecast.daysRuledOut
    now =
      forecast.isStale
      ? nil
      : OpenQuestion(
        length: forecast.cycleLength,
        window: forecast.low.flatMap { low in forecast.high.map { low...$0 } },
        probability: forecast.probability)
    if case .observed = forecast.basis {
      ovulation = forecast.ovulationSeen
    } else {
      ovulation = nil
    }
    question = evidence.question
  }
}

extension Explanation.OpenQuestion {
  /// The expectation without any record: 29 days, most likely 25 to 34.
  static let typical: Self = {
    let start = AdaptivePosterior(gaps: []).nextStart()
    let window = start.window
    return Self(length: start.point, window: window.days, probability: window.mass)
  }()
}
