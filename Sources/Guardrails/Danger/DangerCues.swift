/// What is said about signs in the whole of a message: what softens or hardens them, which figures it
/// holds, and how the signs stand.
public struct DangerCues: Hashable, Sendable {
  /// How the signs of a danger stand that a message names.
  public enum Standing: String, Hashable, Sendable {
    /// At least one is said of now, of someone.
    case affirmed
    /// None is, and some are denied.
    case denied
    /// All are of another time, or asked about as such.
    case past
    /// None is named.
    case unnamed
  }

  /// The ids of the cues that are said, wherever they stand and of whatever they are said.
  public var said: Set<String> = []
  /// How the signs stand.
  public var standing = Standing.unnamed

  /// Whether nothing that is said speaks against a danger, and no figure is one of every day.
  public var isPlain: Bool { !said.contains { $0.hasPrefix("soft.") || $0.hasSuffix(".usual") } }
}

extension DangerCues {
  /// Gathers what is said; a figure of every day counts only where none of its measure alarms.
  init(_ weighed: Weighed, _ table: ConceptTable) {
    var usual: Set<String> = []
    for sighting in weighed.sightings {
      guard let name = table.cues[sighting.concept] else { continue }
      if table.kinds[sighting.concept] == .usualFigure {
        usual.insert(name)
      } else {
        said.insert(name)
      }
    }
    let alarming = Set(said.map(Self.measure))
    said.formUnion(usual.filter { !alarming.contains(Self.measure(of: $0)) })
    if weighed.full.contains(where: { table.kinds[$0.concept].isSign }) {
      standing = .affirmed
    } else if weighed.hasDeniedSign {
      standing = .denied
    } else if weighed.distant.contains(where: { table.kinds[$0.concept].isSign }) {
      standing = .past
    }
  }

  /// What a figure measures: its id without the last part, `figure.pulse` of `figure.pulse.high`.
  private static func measure(of cue: String) -> [Substring] {
    cue.split(separator: ".").dropLast()
  }
}
