/// Words that name a day by themselves, as `clauses/words.rec` lists them.
struct DayPhrase: Sendable {
  enum Sense: Sendable {
    /// Days from today.
    case offset(Int, isNight: Bool)
    case kind(ClauseAtom.DayKind)

    /// Reads a number of days, one with `night`, or the name of a kind.
    init?(_ text: String) {
      let parts = text.split(separator: " ")
      if let days = parts.first.flatMap({ Int($0) }) {
        self = .offset(days, isNight: parts.count > 1)
        return
      }
      switch text {
      case "each": self = .kind(.each)
      case "that": self = .kind(.that)
      case "before": self = .kind(.before)
      case "after": self = .kind(.after)
      case "now": self = .kind(.now)
      case "lastNight": self = .kind(.lastNight)
      case "tonight": self = .kind(.tonight)
      case "sinceThen": self = .kind(.sinceThen)
      case "weekend": self = .kind(.weekend)
      case "lastWeek": self = .kind(.lastWeek)
      case "unknown": self = .kind(.month)
      default: return nil
      }
    }
  }

  let pattern: CuePattern
  let meaning: Sense
}
