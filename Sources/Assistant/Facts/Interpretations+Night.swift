import Civil
import Knowledge
import Language

extension [Interpretation] {
  /// Facts in which a day has the hours of one night: those that the whole message gives where the
  /// clauses tell several.
  func withOneNight(of whole: [Interpretation]) -> [Interpretation] {
    var days: Set<CivilDate?> = []
    var doubled: Set<CivilDate?> = []
    for told in self where told.intent == "log.sleep" && told.slots["hours"] != nil {
      let day = told.slots[.date]?.day
      if !days.insert(day).inserted { doubled.insert(day) }
    }
    guard !doubled.isEmpty else { return self }
    guard let night = whole.first(where: { $0.intent == "log.sleep" && $0.isFact }) else {
      return self
    }
    return filter { $0.intent != "log.sleep" || !doubled.contains($0.slots[.date]?.day) }
      + [night]
  }
}
