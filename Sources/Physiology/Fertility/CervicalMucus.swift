public import Civil

/// What was felt and seen of cervical mucus on a day.
public struct CervicalMucus: Hashable, Sendable {
  /// How it feels at the opening.
  public enum Feeling: String, CaseIterable, Sendable {
    case dry, nothing, wet, slippery

    fileprivate var quality: Quality {
      switch self {
      case .dry: .dry
      case .nothing: .nothing
      case .wet: .moist
      case .slippery: .best
      }
    }
  }

  /// What it looks like.
  public enum Texture: String, CaseIterable, Sendable {
    /// Nothing is seen.
    case nothing
    /// Whitish, thick, lumpy or creamy, sticky and not stretchy.
    case creamy
    /// Clear, stretchy, watery or like egg white.
    case eggWhite

    fileprivate var quality: Quality {
      switch self {
      case .nothing: .dry
      case .creamy: .better
      case .eggWhite: .best
      }
    }
  }

  /// How close to fertile it is, in the five classes of Sensiplan (t, ∅, f, S, S+).
  public enum Quality: Int, CaseIterable, Comparable, Sendable {
    case dry = 0
    case nothing, moist, better, best

    /// Orders from dry to the most fertile.
    public static func < (left: Quality, right: Quality) -> Bool { left.rawValue < right.rawValue }

    /// Whether it is a fertile sign.
    public var isFertile: Bool { self >= .moist }
  }

  /// The day.
  public let date: CivilDate

  /// The better of what was felt and what was seen.
  public let quality: Quality

  /// Records a class that is known.
  public init(on date: CivilDate, _ quality: Quality) {
    self.date = date
    self.quality = quality
  }

  /// Records what was felt and seen; the more fertile of the two counts.
  public init(on date: CivilDate, feeling: Feeling, texture: Texture) {
    self.init(on: date, max(feeling.quality, texture.quality))
  }
}

/// The last day of the best mucus of a cycle: the peak, close to ovulation.
///
/// The best class of the cycle, at least `moist`, followed by three readings of a lower class, and
/// with no return to it until the temperature evaluation is complete (Sensiplan; FPN-OV).
public struct MucusPeak: Hashable, Sendable {
  /// The peak day, on which ovulation is dated; the true day may lie two to either side.
  public let date: CivilDate

  /// Its class.
  public let quality: CervicalMucus.Quality

  /// The day of the third lower reading.
  public let completedOn: CivilDate

  /// Finds the peak among the readings of one cycle, in any order; nil where there is none yet.
  ///
  /// Of several readings on one day the most fertile counts. With the day on which a temperature
  /// evaluation was complete it is the first peak that holds until then, without one the last.
  public init?(in readings: [CervicalMucus], temperatureCompletedOn completed: CivilDate? = nil) {
    let days = Dictionary(grouping: readings, by: \.date)
      .compactMap { date, readings in readings.map(\.quality).max().map { (date, $0) } }
      .sorted { $0.0 < $1.0 }
      .map { CervicalMucus(on: $0.0, $0.1) }
    guard let best = days.map(\.quality).max(), best.isFertile else { return nil }
    let peaks = days.indices.filter { index in
      days[index].quality == best
        && FollowUp.isComplete(after: index, in: days) { $0.quality < best }
    }
    let held = completed.map { completed in
      peaks.first { index in
        !days[(index + 1)...].contains { $0.date <= completed && $0.quality == best }
      }
    }
    guard let index = held ?? peaks.last else { return nil }
    date = days[index].date
    quality = best
    completedOn = days[index + FollowUp.readings].date
  }
}

/// The three readings that complete a sign.
enum FollowUp {
  /// Their number.
  static let readings = 3

  /// Whether the next three readings are there and are all as wanted.
  static func isComplete<Reading>(
    after index: Int, in readings: [Reading], where isWanted: (Reading) -> Bool
  ) -> Bool {
    let next = readings[(index + 1)...].prefix(self.readings)
    return next.count == self.readings && next.allSatisfy(isWanted)
  }
}
