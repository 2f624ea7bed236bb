import Civil
import Journal
import Physiology

extension Journal {
  /// The dates of the pregnancy that goes on; nil where there is none or it is not dated.
  var pregnancyDating: PregnancyDating? {
    pregnancy.flatMap { $0.isOngoing ? $0.dating : nil }
  }

  /// Whether the last temperature was told in °F.
  var writesFahrenheit: Bool {
    for entry in entries.reversed() {
      if case .temperature(let reading) = entry.fact { return reading.unit == .fahrenheit }
    }
    return false
  }

  /// What she calls the child of the pregnancy that goes on.
  var babyName: String? {
    let ended = [lastBirth, lastLoss].compactMap(\.self).max()
    return latest(of: [.text]) { entry in
      entry.text(of: .baby) != nil && ended.map { $0 < entry.date } ?? true
    }?.text(of: .baby)
  }

  /// The day of the last birth that was told.
  var lastBirth: CivilDate? { pregnancies.last { $0.ending == .birth }?.endedOn }

  /// The day of the last loss.
  var lastLoss: CivilDate? { pregnancies.last { $0.ending == .loss }?.endedOn }

  /// Days since the last birth, or since a loss late enough that the body goes through the same;
  /// nil without either.
  func daysAfterDelivery(on day: CivilDate) -> Int? {
    let birth = lastBirth.map { day - $0 }
    guard let last = pregnancies.last, last.ending == .loss, let ended = last.endedOn,
      let age = last.dating.flatMap({ try? $0.age(on: ended) }), age.weeks >= Self.lateWeeks,
      day - ended <= Self.daysOfCare
    else { return birth }
    return min(birth ?? day - ended, day - ended)
  }

  private static let lateWeeks = 16
  private static let daysOfCare = 42

  /// The symptoms told for a day, but for those said not to be there.
  func complaints(on date: CivilDate) -> [String] {
    entries(on: date).compactMap { entry in
      guard case .symptom(let term, let severity, _, _) = entry.fact, severity != Severity.none
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
