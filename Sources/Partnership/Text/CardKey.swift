/// A key of a card's lines, in their order.
package enum CardKey: String, CaseIterable, Sendable {
  case made, until, name, day, phase, expected, week, due, fertile, today, wish, words, code

  /// How a line of this key is written.
  package var form: String {
    switch self {
    case .made, .until, .due: "\(rawValue): YYYY-MM-DD"
    case .expected, .fertile: "\(rawValue): YYYY-MM-DD to YYYY-MM-DD"
    case .day: "\(rawValue): 1-\(PartnerCard.mostCycleDays)"
    case .week: "\(rawValue): 0+0-44+6"
    case .phase:
      "\(rawValue): \(CardPhase.allCases.map(\.rawValue).joined(separator: "|")) "
        + "YYYY-MM-DD to YYYY-MM-DD"
    case .name, .today, .wish, .words: "\(rawValue): …"
    case .code: "\(rawValue): \(String(repeating: "X", count: CheckCode.length))"
    }
  }
}
