import Assistant
import Civil
import Journal
import Physiology

/// What a counter's screen shows of the journal.
struct CounterView: Equatable {
  var contractions: [Contraction] = []
  /// The contraction that goes on.
  var running: Contraction?
  /// The session of movements that goes on.
  var session: KickSession?
  /// What the last press led to, in words.
  var words: [String] = []

  /// The part of a journal that belongs to now, so that an interrupted session goes on.
  init(_ kind: Counter.Kind, _ journal: Journal, at now: Stamp, words: [String] = []) {
    self.words = words
    switch kind {
    case .contractions:
      contractions = journal.contractions.filter {
        $0.start <= now.moment && now.moment - $0.start <= Self.shownMinutes
      }
      running = ContractionLog(journal, now: now).running
    case .kicks:
      session = journal.kickSessions.last { session in
        session.start <= now.moment
          && session.kicks.last.map { now.moment - $0 <= KickSession.longestPause } ?? false
      }
    }
  }

  /// Contractions further back than this many minutes belong to another time.
  private static let shownMinutes = 720
}
