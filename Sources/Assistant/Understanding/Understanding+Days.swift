import Civil
import Knowledge
import Language

extension Understanding {
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
