/// What sort of danger was told, by what it takes to end it.
public enum DangerKind: String, CaseIterable, Sendable {
  /// Of the body: over in many words.
  case emergency
  /// Of a life: over only in words that say so of now.
  case crisis
  /// By another person: over only where that person cannot be the one who is near.
  case abuse

  /// The concepts that end or lessen any of them wherever they stand, whatever stands beside.
  static let freeReliefs: [(concept: String, relief: Relief)] = [
    ("free.joke", .joke), ("free.joke.no", .joke), ("free.safe", .safe), ("free.safe.no", .safe),
  ]

  /// The concepts that end or lessen it, in the order in which they are asked for.
  var reliefs: [(concept: String, relief: Relief)] {
    switch self {
    case .emergency:
      Relief.allCases.flatMap { relief in
        ["over.\(relief.rawValue)", "over.\(relief.rawValue).no"].map { ($0, relief) }
      }
    case .crisis:
      [
        ("firm.reached", .reached), ("firm.stopped", .stopped),
        ("firm.safe", .safe), ("firm.safe.no", .safe), ("firm.rescue", .helped),
        ("firm.company", .helped),
        ("firm.company.no", .helped), ("firm.joke", .joke), ("firm.joke.no", .joke),
      ]
    case .abuse:
      [
        ("firm.reached", .reached), ("firm.safe", .safe), ("firm.rescue", .helped),
        ("firm.joke", .joke), ("firm.joke.no", .joke),
      ]
    }
  }

  /// The most words of a message that ends it.
  var longest: Int {
    switch self {
    case .emergency: .max
    case .crisis, .abuse: 9
    }
  }
}
