import Civil
import Knowledge
import Language

extension Understanding {
  /// Whether it is to be asked, and one of these intents is the likeliest.
  func isGuess(among intents: Set<IntentID>) -> Bool {
    guard case .ask = decision, let main = interpretations.first else { return false }
    return intents.contains(main.intent)
  }

  private static let longestMonth = 31

  /// The earliest day that is named; of a month or less its last day.
  var earliestDay: CivilDate? {
    entities.lazy.compactMap { entity -> CivilDate? in
      switch entity.value {
      case .date(let day): day
      case .dates(let first?, let last?): last - first <= Self.longestMonth ? last : first
      case .dates(let first, let last): first ?? last
      default: nil
      }
    }.min()
  }
}
