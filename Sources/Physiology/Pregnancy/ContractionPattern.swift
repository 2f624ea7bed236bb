public import Civil

/// How regular contractions are, seen from now.
///
/// Services ask to be called when they come about every five minutes and last about a minute for
/// about an hour, some at every four minutes (HSE-LAB, SUTTER); before 37 weeks the first regular
/// tightening is reason enough (TOMMYS-PTL). What is uncertain leans to calling early.
public struct ContractionPattern: Hashable, Sendable {
  /// The rule a service works by.
  public struct Rule: Hashable, Sendable {
    /// The longest time in seconds from one start to the next.
    public let interval: Int

    /// The shortest contraction that counts, in seconds.
    public let duration: Int

    /// How long it has to go on, in minutes.
    public let minutes: Int

    /// Every five minutes, a minute long, for about an hour.
    public static let fiveOneOne = Rule(everyMinutes: 5)

    /// Every four minutes, a minute long, for about an hour.
    public static let fourOneOne = Rule(everyMinutes: 4)

    /// A rule of the same kind; intervals below one minute count as one.
    public init(everyMinutes interval: Int, lastingSeconds duration: Int = 60) {
      self.interval = min(max(interval, 1), 60) * 60
      self.duration = max(duration, 0)
      minutes = ContractionPattern.aboutAnHour
    }
  }

  /// How far the rule is met.
  public enum State: String, CaseIterable, Sendable {
    /// Not met.
    case open
    /// The last five were as long and as close as the rule says.
    case fiveInARow
    /// It has gone on for about an hour.
    case met
  }

  /// Minutes from the first start to the last that count as about an hour.
  public static let aboutAnHour = 50

  /// The contractions in a row that begin a pattern.
  public static let inARow = 5

  /// How far the rule is met.
  public let state: State

  /// The contractions that began in the hour before now, oldest first.
  public let lastHour: [Contraction]

  /// Minutes for which they have come regularly, from the first start to the last.
  public let regularMinutes: Int

  /// Reads contractions in any order; those that begin after `now` are left out.
  ///
  /// `fiveInARow` looks at the last five of the past hour: each as long as the rule says, each
  /// start no further from the one before. `met` asks that, going back as long as no interval is
  /// over twice the rule's and no further than an hour, the mean interval and the mean length
  /// keep the rule over 50 minutes or more, so that one short or late one does not undo it.
  public init(_ contractions: [Contraction], now: Moment, rule: Rule = .fiveOneOne) {
    let known = contractions.filter { $0.start <= now }.sorted {
      ($0.start, $0.second) < ($1.start, $1.second)
    }
    lastHour = known.filter { now - $0.start <= 60 }
    let stretch = Self.stretch(of: known, now: now, rule: rule)
    regularMinutes = Self.minutes(of: stretch)
    let isInARow = Self.isInARow(lastHour.suffix(Self.inARow), rule: rule)
    state =
      if regularMinutes >= rule.minutes, Self.keeps(stretch, rule: rule) {
        .met
      } else {
        isInARow ? .fiveInARow : .open
      }
  }

  /// The mean seconds from one start to the next in the last hour; nil below two.
  public var meanInterval: Double? { Self.meanInterval(of: lastHour) }

  /// The mean length in seconds of those of the last hour that were timed; nil without one.
  public var meanDuration: Double? { Self.meanDuration(of: lastHour) }

  private static func isInARow(_ last: ArraySlice<Contraction>, rule: Rule) -> Bool {
    last.count == inARow && last.allSatisfy { $0.duration.map { $0 >= rule.duration } ?? false }
      && zip(last, last.dropFirst()).allSatisfy { $1.seconds(since: $0) <= rule.interval }
  }

  /// The latest contractions with no interval over twice the rule's, still going on now.
  private static func stretch(
    of known: [Contraction], now: Moment, rule: Rule
  ) -> [Contraction] {
    guard let last = known.last, (now - last.start) * 60 <= 2 * rule.interval else { return [] }
    var first = known.count - 1
    while first > 0, known[first].seconds(since: known[first - 1]) <= 2 * rule.interval {
      first -= 1
    }
    let stretch = known[first...]
    return Array(stretch.drop { last.seconds(since: $0) > 3600 })
  }

  private static func keeps(_ stretch: [Contraction], rule: Rule) -> Bool {
    guard stretch.count >= inARow, let interval = meanInterval(of: stretch),
      let duration = meanDuration(of: stretch)
    else { return false }
    return interval <= Double(rule.interval) && duration >= Double(rule.duration)
  }

  private static func minutes(of stretch: [Contraction]) -> Int {
    guard let first = stretch.first, let last = stretch.last else { return 0 }
    return last.seconds(since: first) / 60
  }

  private static func meanInterval(of contractions: [Contraction]) -> Double? {
    guard contractions.count > 1, let first = contractions.first, let last = contractions.last
    else { return nil }
    return Double(last.seconds(since: first)) / Double(contractions.count - 1)
  }

  private static func meanDuration(of contractions: [Contraction]) -> Double? {
    let timed = contractions.compactMap(\.duration)
    guard !timed.isEmpty else { return nil }
    return timed.reduce(0.0) { $0 + Double($1) } / Double(timed.count)
  }
}
