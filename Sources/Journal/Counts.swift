public import Civil
public import Physiology

/// What was timed and counted in a pregnancy.
extension Journal {
  /// The contractions that have a time, oldest first.
  public var contractions: [Contraction] {
    entries.compactMap(\.contraction).sorted {
      ($0.start, $0.second) < ($1.start, $1.second)
    }
  }

  /// The whiles in which movements were counted, oldest first: each as long as no more than
  /// `KickSession.longestPause` minutes lie between two movements.
  ///
  /// An entry of several movements counts them all at its own time, or over the minutes it names.
  public var kickSessions: [KickSession] {
    let counts = entries.compactMap(\.kicks).sorted { $0.first < $1.first }
    var sessions: [KickSession] = []
    for count in counts {
      if let open = sessions.last, let last = open.kicks.last,
        count.first - last <= KickSession.longestPause
      {
        sessions[sessions.count - 1] = KickSession(
          start: open.start, kicks: open.kicks + count.moments)
      } else {
        sessions.append(KickSession(start: count.start, kicks: count.moments))
      }
    }
    return sessions
  }

  /// The movements noted on each day, oldest first, those without a time too.
  public var kicksByDay: [(date: CivilDate, count: Int)] {
    var byDay: [CivilDate: Int] = [:]
    for entry in entries {
      if case .kicks(let count, _) = entry.fact { byDay[entry.date, default: 0] += count }
    }
    return byDay.map { ($0.key, $0.value) }.sorted { $0.date < $1.date }
  }
}

extension Entry {
  /// The contraction it holds; nil for any other fact and for one without a time.
  public var contraction: Contraction? {
    guard case .contraction(let seconds, let second) = fact, let time else { return nil }
    return Contraction(
      start: Moment(date: date, time: time), second: second ?? 0, duration: seconds)
  }

  /// A contraction as an entry.
  public init(_ contraction: Contraction, isTimed: Bool = true) {
    self.init(
      date: contraction.start.date, time: contraction.start.time,
      fact: .contraction(
        seconds: contraction.duration.map { min(max($0, 1), 600) },
        second: isTimed ? contraction.second : nil))
  }

  /// Movements felt, and when; nil for any other fact and for those without a time.
  fileprivate var kicks: KickCount? {
    guard case .kicks(let count, let minutes) = fact, let time else { return nil }
    let end = Moment(date: date, time: time)
    let start = minutes.flatMap { Int(exactly: $0.value.rounded()) }.map {
      end.adding(minutes: -$0)
    }
    return KickCount(start: start ?? end, end: end, count: count)
  }
}

/// Movements told at once.
private struct KickCount {
  let start: Moment
  let end: Moment
  let count: Int

  var first: Moment { start }

  /// A moment for each, spread over the time they took; the last one at its end.
  var moments: [Moment] {
    (1...max(count, 1)).map { start.adding(minutes: (end - start) * $0 / max(count, 1)) }
  }
}
