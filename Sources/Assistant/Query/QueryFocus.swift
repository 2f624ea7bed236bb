import Civil
import Journal

/// The last question about the record and the days it found, for the next few turns.
struct QueryFocus: Hashable, Sendable {
  let query: Query
  private(set) var days: [CivilDate]
  /// The one day that was told, such as that of the highest.
  var point: CivilDate?
  /// The number that was told.
  var value: Double?
  /// The question of the same thing that came before it.
  var before: QuerySide?
  /// Whether it is of what was just noted, and no question.
  var isOfNote = false
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
    guard answer.findings.count == 1 else { return }
    switch query.aggregate {
    case .min, .max, .first, .last:
      point = answer.findings.first?.chosen?.date
      value = answer.findings.first?.number
      if let ties = answer.findings.first?.ties, !ties.isEmpty { days = ties }
    case .streak: point = answer.findings.first?.chosen?.until
    default: break
    }
  }

  /// Of more days no question asks each.
  private static let mostDays = 60

  /// What was just noted, as something to be asked of; nil where no question could be.
  init?(noted entries: [Entry]) {
    for entry in entries.reversed() {
      let measure: QueryMeasure? =
        switch entry.fact {
        case .flow: .flow(nil)
        case .symptom(let term, _, _, _): .sign(term)
        case .sleep: .metric(.sleep, id: "sleep")
        case .bloodPressure: .metric(.systolic, id: "blood_pressure")
        case .temperature: .metric(.temperature, id: "bbt")
        case .amount(let quantity, _): QueryMeasure(named: "metric." + quantity.rawValue)
        case .scale(let scale, _): QueryMeasure(named: "metric." + scale.rawValue)
        case .intake(let intake, _, let what): .intake(intake, of: what)
        case .supplement(let what, _): .medicine(what)
        case .sex: .sex
        case .period: .period
        case .activity(_, _, let what): .activity(what)
        default: nil
        }
      guard let measure else { continue }
      self.init(Query(measure, [QuerySide()], .list), days: [entry.date])
      isOfNote = true
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
