/// What is said about signs in the whole of a message: whether it softens or hardens them, and which
/// figures it holds.
public struct DangerCues: Hashable, Sendable {
  /// How many sorts of words are said that speak for no danger: long past, over, seen by somebody, as
  /// usual, slight, in a story, for study, of a thing, asked of content.
  public var soft = 0
  /// Whether any sort of words is said that speaks for one: played down, kept from others, not able
  /// to, worse, of dying.
  public var isHard = false
  /// How many kinds of figures alarm, and how many are those of every day.
  public var alarming = 0
  public var usual = 0
}

extension DangerCues {
  /// The kinds of figures, each with the concepts that alarm and those of every day.
  private static let figures: [(alarming: [String], usual: [String])] = [
    (["bp_high", "bp_severe"], ["usual.pressure"]),
    (["figure.temperature"], ["usual.temperature"]),
    (["hourly_pad", "many_pads"], ["usual.pads"]),
    (["figure.pulse"], ["usual.pulse"]),
    (["figure.apart"], []),
  ]

  /// Counts what is said, wherever it stands and of whatever it is said.
  init(_ sightings: [Sighting], _ table: ConceptTable) {
    let said = Set(sightings.map(\.concept))
    soft = said.count { table.kinds[$0] == .soft }
    isHard = said.contains { table.kinds[$0] == .hard }
    func count(_ names: [String]) -> Int {
      names.count { table.indices[$0].map(said.contains) ?? false }
    }
    for kind in Self.figures {
      let alarms = count(kind.alarming)
      alarming += alarms
      if alarms == 0 { usual += count(kind.usual) }
    }
  }
}
