import Civil
import Journal
import Knowledge
import Language
import Physiology

/// What a question takes up: the one before, or what was just noted.
extension QueryTurn {
  /// The question before, or what was just noted or told as one.
  static func focus(_ thread: DialogueState) -> QueryFocus? {
    if let last = thread.topic?.intents.first, thread.last?.focus == nil, thread.piecewise.isEmpty,
      let measure = measures[last]
    {
      var focus = QueryFocus(Query(measure, [QuerySide()], .value), days: [])
      focus.isOfIntent = true
      return focus
    }
    if thread.last?.focus == nil || !thread.piecewise.isEmpty,
      let noted = QueryFocus(noted: thread.noted)
    {
      return noted
    }
    return thread.query
  }

  private static let measures: [IntentID: QueryMeasure] = [
    "cycle.late": .late, "cycle.stats": .cycleLength, "cycle.day": .cycleDay,
    "cycle.history": .period, "insight.sleep": .metric(.sleep, id: "sleep"),
  ]

  /// "Is 4 April inside that window?", of the days a period is expected on.
  static func inside(_ asked: QueryReader, _ turn: DialogueContext) -> Interpretation? {
    guard case .days(let days)? = asked.words.times.first else { return nil }
    var read = turn.read(as: .cycleNextPeriod)
    read.slots = [.date: .date(days.lowerBound)]
    return read
  }
}
