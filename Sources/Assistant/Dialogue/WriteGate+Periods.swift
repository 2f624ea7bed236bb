import Clauses

extension WriteGate {
  /// Whether the question that stands is one of when a period began.
  var asksOfPeriods: Bool {
    switch expecting {
    case .lastPeriod, .missedStart, .missedLog: true
    default: false
    }
  }
}

extension [Clause] {
  /// Whether several begins or ends of periods are told.
  var tellPeriods: Bool {
    flatMap(\.cells).count { $0.type == "event" && $0.measure == "period" } > 1
  }
}
