import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// Questions of the record that are answered by a look of their own.
extension QueryTurn {
  /// What is told, and by which intent; nil where none of these is asked.
  static func telling(
    _ asked: QueryReader, _ turn: DialogueContext
  ) -> (outcome: Outcome, intent: IntentID)? {
    if let found = found(asked, turn) { return (found, "cycle.day_view") }
    let (journal, scene) = (turn.journal, turn.scene)
    if let apart = DaysApart(asked)?.outcome { return (apart, "cycle.day_view") }
    let isAsked = asks(asked, turn)
    if isAsked, let since = BetterSince(asked, journal, scene)?.outcome {
      return (since, "insight.trend")
    }
    if isAsked, let same = SameCycleDay(asked, journal, scene)?.outcome {
      return (same, "cycle.day")
    }
    if asked.words.says("bed_time"), asked.words.times.isEmpty, asked.words.weekdays.isEmpty,
      isAsked
    {
      return (BedTimeWords(journal, scene).outcome, "insight.sleep")
    }
    let isShort = asked.words.units.count < fewUnits
    if asked.words.says("zones"), isAsked || isShort {
      return (PulseZoneWords(scene).outcome, "insight.strain")
    }
    if asked.words.says("vitals"), isAsked || isShort {
      return (VitalsWords(journal, scene).outcome, "insight.trend")
    }
    guard asked.asksLink, asked.isPair || asked.words.says("link.asks") || isAsked,
      let link = asked.link, let subjects = PatternSubjects(link, journal)
    else { return nil }
    let shown = QueryGate(link.compared, scene).spared(journal)
    return (PatternWords(subjects, shown, scene).outcome, "insight.patterns")
  }

  /// The visit that is ahead, the nearest.
  static func nextVisit(_ journal: Journal, _ scene: Scene) -> Outcome {
    guard let visit = Appointments(journal).upcoming(from: scene.now).first else {
      return .say("appointment.none")
    }
    return Outcome(parts: [
      .framed("appointment.next", [:], name: "visit", parts: [AppointmentWords.row(visit.entry)])
    ])
  }

  /// So few words are no sentence.
  private static let fewUnits = 5

  /// The entries that the words after "find" or "where did I write about" name; nil where none do.
  private static func found(_ asked: QueryReader, _ turn: DialogueContext) -> Outcome? {
    guard let cue = asked.words.said["search"], turn.reading.triage.level <= .decline else {
      return nil
    }
    let words = asked.words.units.dropFirst(cue.upperBound).map(\.text)
      .filter { !asked.words.vocabulary.fillers.contains($0) }.joined(separator: " ")
    guard !words.isEmpty else { return nil }
    let search = EntrySearch(words: words)
    let read = turn.reader.read(words, context: turn.scene.context)
    let shown = QueryGate(.entries, turn.scene).spared(turn.journal)
    let finder = EntryFinder(
      search, turn.reader.queryWords(read, turn.scene), turn.journal, turn.scene)
    let entries = finder.entries(of: shown).filter { turn.scene.shown($0) != nil }
    return FoundWords(entries, turn.journal, turn.scene).outcome
  }
}
