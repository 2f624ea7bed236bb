import Civil

/// What a mode lets a forecast say.
extension Forecast {
  /// The chance that a loosened window must hold.
  public static let looseChance = 0.9

  /// The least chance of being fertile for a day to lie in a loosened fertile window.
  public static let looseFertileChance = 0.05

  /// The forecast as it may be told in a mode; nil where a mode says nothing of cycles.
  ///
  /// `cycle` and `ttc` tell it as it is. After a birth and in perimenopause cycles come, skip and
  /// change in ways that a record of earlier ones does not show (STRAW-10), so there the confidence
  /// is low, the window is the shortest that holds at least 0.9, fertile days count from a chance of
  /// 0.05, and nothing is late inside that window. `general` and `pregnancy` say nothing.
  public func told(in mode: Mode) -> Forecast? {
    switch mode {
    case .cycle, .ttc: self
    case .postpartum, .perimenopause: loosened
    case .general, .pregnancy: nil
    }
  }

  /// The forecast with low confidence, a window that holds at least 0.9, fertile days from a chance
  /// of 0.05, and no lateness inside that window.
  public var loosened: Forecast {
    var loose = self
    loose.confidence = .low
    if let pmf {
      let window = StartDistribution(pmf).window(holding: Self.looseChance)
      loose.low = window.days.lowerBound
      loose.high = window.days.upperBound
      loose.probability = window.mass
      loose.fertileWindow = looseFertileWindow ?? fertileWindow
    }
    if let daysLate {
      let last = max(firstWindow?.upperBound ?? 0, loose.high ?? 0)
      let today = expectedStart - lastStart + daysLate
      loose.daysLate = today <= last ? nil : daysLate
    }
    return loose
  }

  private var looseFertileWindow: ClosedRange<CivilDate>? {
    let days = (0...AdaptiveGrid.longestDay).filter {
      (probability(fertileOn: lastStart + $0) ?? 0) >= Self.looseFertileChance
    }
    guard let first = days.first, let last = days.last else { return nil }
    return lastStart + first...lastStart + last
  }
}
