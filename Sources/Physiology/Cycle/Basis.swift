public import Civil

/// What a forecast rests on.
public enum Basis: Hashable, Sendable {
  /// Her own record, with this many cycle lengths, at least three.
  case measured(cycles: Int)
  /// A typical cycle, because fewer than three lengths are known.
  case typical(known: Int)
  /// Nothing recent enough: this many days since the last recorded start.
  ///
  /// More than 90 days have passed since it, or a break lies after it, other than an illness that
  /// is over. The dates of such a forecast describe the past; nothing should be predicted from them.
  case stale(days: Int)
  /// An ovulation seen in the running cycle.
  case observed(ovulation: CivilDate)

  /// The number of days since the last start beyond which nothing is predicted.
  public static let freshDays = 90

  /// The basis of a forecast that counts this many lengths of her own.
  init(lengths: Int, history: CycleHistory, lastStart: CivilDate, today: CivilDate) {
    let days = today - lastStart
    let isPaused = days > 0 && history.pause(since: lastStart, on: today) != nil
    self =
      if days > Self.freshDays || isPaused {
        .stale(days: days)
      } else if lengths >= Variability.lengthsNeeded {
        .measured(cycles: lengths)
      } else {
        .typical(known: lengths)
      }
  }

  /// Whether the record is too old to predict from.
  public var isStale: Bool {
    if case .stale = self { true } else { false }
  }
}

/// How sure a forecast is.
public enum Confidence: String, CaseIterable, Comparable, Sendable {
  case low, medium, high

  /// Orders from low to high.
  public static func < (left: Confidence, right: Confidence) -> Bool {
    switch (left, right) {
    case (.low, .medium), (.low, .high), (.medium, .high): true
    default: false
    }
  }

  /// The confidence that lengths allow: low below three of them or when they are irregular, high
  /// from six on, else medium.
  public init(variability: Variability?) {
    guard let variability, variability.lengths.count >= Variability.lengthsNeeded,
      !variability.isIrregular
    else {
      self = .low
      return
    }
    self = variability.lengths.count >= 6 ? .high : .medium
  }

  /// The confidence that a window allows: high from six cycles on when it spans at most six days
  /// from first to last, low below three cycles or from ten days on, else medium.
  init(cycles: Int, window: ClosedRange<Int>?) {
    guard let window, cycles >= 3, window.upperBound - window.lowerBound < 10 else {
      self = .low
      return
    }
    self = cycles >= 6 && window.upperBound - window.lowerBound <= 6 ? .high : .medium
  }
}
