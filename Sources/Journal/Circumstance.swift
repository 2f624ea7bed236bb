public import Civil

/// Something lasting about her that was told once: `about hormones testosterone since 2024-03`.
public struct Circumstance: Hashable, Sendable {
  /// What it is about, such as `hormones` or `wish`; one that is not known is kept.
  public var key: Term
  /// What holds, such as `testosterone` or `no_baby`.
  public var value: String
  /// Since when, as exactly as it was told.
  public var since: Since?
  /// Her own words for it.
  public var words: String?
  /// Whether it holds no more.
  public var isEnded: Bool

  /// Takes what holds.
  public init(
    _ key: Term, _ value: String, since: Since? = nil, words: String? = nil, isEnded: Bool = false
  ) {
    self.key = key
    self.value = value
    self.since = since
    self.words = words
    self.isEnded = isEnded
  }

  /// The day or only the month that something began.
  public enum Since: Hashable, Sendable {
    case day(CivilDate)
    case month(Month)

    /// The day, or the first one of the month.
    public var earliest: CivilDate {
      switch self {
      case .day(let day): day
      case .month(let month): month.first
      }
    }
  }
}

extension Journal {
  /// What holds of her with the day it was told, by key and value: of each the latest line counts,
  /// and one that is ended holds no more.
  public var circumstances: [(told: CivilDate, circumstance: Circumstance)] {
    var latest: [[String]: (told: CivilDate, circumstance: Circumstance)] = [:]
    read([.about]) { entry in
      guard case .about(let told) = entry.fact else { return }
      let id = [told.key.rawValue, told.value]
      if let known = latest[id], known.told > entry.date { return }
      latest[id] = (entry.date, told)
    }
    return latest.values.filter { !$0.circumstance.isEnded }.sorted {
      ($0.circumstance.key, $0.circumstance.value) < ($1.circumstance.key, $1.circumstance.value)
    }
  }
}
