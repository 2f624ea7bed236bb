import Assistant
import Civil
import Physiology

/// Contractions in JSON, oldest first, with how regular they are.
struct ContractionsJSON: Encodable {
  let state: String
  let lastHour: Int
  let meanInterval: Double?
  let meanDuration: Double?
  let contractions: [Row]

  /// One contraction: its start to the second, and seconds where they are known.
  struct Row: Encodable {
    let start: String
    let seconds: Int?
    let interval: Int?
  }

  private enum CodingKeys: String, CodingKey {
    case state, contractions
    case lastHour = "last_hour"
    case meanInterval = "mean_interval"
    case meanDuration = "mean_duration"
  }

  init(_ timeline: ContractionTimeline) {
    state =
      switch timeline.pattern.state {
      case .open: "open"
      case .fiveInARow: "five_in_a_row"
      case .met: "met"
      }
    lastHour = timeline.pattern.lastHour.count
    meanInterval = timeline.pattern.meanInterval
    meanDuration = timeline.pattern.meanDuration
    contractions = timeline.rows.map { row in
      let second = row.contraction.second
      return Row(
        start: row.contraction.start.iso + ":" + (second < 10 ? "0" : "") + "\(second)",
        seconds: row.contraction.duration, interval: row.apart)
    }
  }
}

/// Sessions of counted movements in JSON, oldest first.
struct KicksJSON: Encodable {
  let sessions: [Session]

  /// One session with the minute of each movement.
  struct Session: Encodable {
    let start: String
    let count: Int
    let minutes: Int
    let kicks: [String]
  }

  init(_ log: KickLog) {
    sessions = log.sessions.map { session in
      Session(
        start: session.start.iso, count: session.count,
        minutes: session.kicks.last.map { session.minutes(until: $0) } ?? 0,
        kicks: session.kicks.map(\.iso))
    }
  }

  func encode(to encoder: any Encoder) throws { try sessions.encode(to: encoder) }
}
