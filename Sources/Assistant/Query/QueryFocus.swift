import Civil
import Journal

/// The last question about the record and the days it found, for the next few turns.
struct QueryFocus: Hashable, Sendable {
  let query: Query
  let days: [CivilDate]
  /// Whether another skill answered it.
  var isOfIntent = false
  /// For how many more turns it stands.
  var turnsLeft = QueryFocus.mostTurns

  static let mostTurns = 4

  init(_ query: Query, days: [CivilDate]) {
    self.query = query
    self.days = days
  }

  init(_ answer: QueryAnswer) {
    self.init(answer.query, days: Array(answer.days.suffix(Self.mostDays)))
  }

  /// Of more days no question asks each.
  private static let mostDays = 60

  /// What was just noted, as something to be asked of; nil where no question could be.
  init?(noted entries: [Entry]) {
    for entry in entries.reversed() {
      let measure: QueryMeasure? =
        switch entry.fact {
        case .flow: .flow(nil)
        case .symptom(let term, _, _): .sign(term)
        case .sleep: .metric(.sleep, id: "sleep")
        case .intake(let intake, _, let what): .intake(intake, of: what)
        case .supplement(let what, _): .medicine(what)
        case .sex: .sex
        case .period: .period
        case .activity(_, _, let what): .activity(what)
        default: nil
        }
      guard let measure else { continue }
      self.init(Query(measure, [QuerySide()], .list), days: [entry.date])
      return
    }
    return nil
  }

  /// It after one more turn; nil once it has stood long enough.
  var aged: QueryFocus? {
    guard turnsLeft > 1 else { return nil }
    var aged = self
    aged.turnsLeft -= 1
    return aged
  }
}
