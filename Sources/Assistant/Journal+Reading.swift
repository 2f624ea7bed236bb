import Civil
import Journal
import Physiology

extension Journal {
  /// The dates of the pregnancy that goes on; nil where there is none or it is not dated.
  var pregnancyDating: PregnancyDating? {
    pregnancy.flatMap { $0.isOngoing ? $0.dating : nil }
  }

  /// The day of the last birth that was told.
  var lastBirth: CivilDate? { pregnancies.last { $0.ending == .birth }?.endedOn }

  /// The day of the last loss.
  var lastLoss: CivilDate? { pregnancies.last { $0.ending == .loss }?.endedOn }

  /// The symptoms told for a day, but for those said not to be there.
  func complaints(on date: CivilDate) -> [String] {
    entries(on: date).compactMap { entry in
      guard case .symptom(let term, let severity, _) = entry.fact, severity != Severity.none
      else { return nil }
      return term.rawValue
    }
  }

  /// The moods told for a day.
  func moods(on date: CivilDate) -> [String] {
    entries(on: date).flatMap { entry in
      if case .mood(let terms) = entry.fact { terms.map(\.rawValue) } else { [String]() }
    }
  }
}
