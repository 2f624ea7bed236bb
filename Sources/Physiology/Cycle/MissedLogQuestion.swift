public import Civil

/// A gap of which only she can say whether a period inside it was not logged.
///
/// Asked when the chance lies between 0.2 and 0.8; her answer settles how the gap counts.
public struct MissedLogQuestion: Hashable, Sendable {
  /// The gap.
  public let gap: CycleGap

  /// The chance, 0 to 1, that a start inside it was not logged.
  public let chance: Double

  /// Around which days the missing starts, one or two, would lie: they divide the gap evenly.
  public let around: [CivilDate]

  init?(_ reading: GapReading) {
    guard let missed = reading.missed else { return nil }
    gap = reading.gap
    chance = missed
    let cycles = reading.missingIfAny + 1
    around = (1..<max(cycles, 1)).map { reading.gap.from + reading.gap.days * $0 / cycles }
  }

  /// What her answer makes of the gap, to be kept with the history.
  public func answered(missed: Bool) -> ConfirmedGap {
    ConfirmedGap(after: gap.from, missingStarts: missed ? around.count : 0)
  }
}

extension Evidence {
  /// The gap to ask about first: the latest doubtful one, which she remembers best.
  public var question: MissedLogQuestion? { question { _ in false } }

  /// The latest doubtful gap of which she was not asked yet.
  public func question(unless wasAsked: (CycleGap) -> Bool) -> MissedLogQuestion? {
    gaps.last { $0.isDoubtful && !wasAsked($0.gap) }.flatMap(MissedLogQuestion.init)
  }
}

/// A long time without a recorded start, worth asking about once.
public struct SilenceQuestion: Hashable, Sendable {
  /// The last recorded start.
  public let lastStart: CivilDate

  /// Days from it to today.
  public let days: Int

  /// The days of silence after which it is asked.
  public static let silentDays = 45

  /// Nil up to 45 days after the last start, in or after a break that began since, and when it was
  /// asked already since that start.
  public init?(_ history: CycleHistory, today: CivilDate, lastAsked: CivilDate? = nil) {
    guard let start = history.known(by: today).periods.last?.start,
      today - start > Self.silentDays,
      lastAsked.map({ $0 <= start }) ?? true,
      !history.breaks.contains(where: { $0.touches(between: start, and: today + 1) })
    else { return nil }
    lastStart = start
    days = today - start
  }
}
