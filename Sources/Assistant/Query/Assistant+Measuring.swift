public import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

extension Assistant {
  /// Whether some words name anything of the diary.
  public func namesMeasure(_ words: String, now: Moment) -> Bool {
    measure(words, now: now) != nil
  }

  /// Tells of one thing over time, or asks which where the words name none.
  public mutating func statistics(_ look: MeasureLook, now: Moment) -> Turn {
    let scene = begin(now)
    guard let measure = measure(look.words, now: now) else { return which(scene) }
    if let from = look.from, from > scene.today {
      let ahead = Outcome.say("stats.ahead", ["date": .date(from)])
      return answer(
        Plan(saying: ahead, as: "insight.trend"), reader.read("", context: scene.context), scene)
    }
    let statistics = MeasureStatistics(measure, look, journal, scene)
    let opening = statistics.gathered
    var plan = Plan(saying: opening, as: "insight.trend")
    let reading = reader.read("", context: scene.context)
    if let subject = Subject(measure), opening.parts.isEmpty, measure != .activity(nil) {
      var trend = reader.read("", as: "insight.trend", context: scene.context)
      trend.slots["what"] = .text(subject.id)
      if let step = look.step.flatMap({ CalendarStep(rawValue: $0.rawValue) }) {
        trend.slots["step"] = .text(step.rawValue)
      }
      if look.from != nil || look.to != nil {
        let first = journal.firstDay ?? scene.today
        trend.slots[.date] = .dates(look.from ?? first, look.to ?? scene.today)
      }
      plan = Plan(answering: [trend], reading)
    } else if opening.parts.isEmpty {
      plan = Plan(saying: statistics.counted, as: "insight.trend")
    }
    return answer(plan, reading, scene)
  }

  /// What one thing comes to, in numbers; nil where the words name nothing, or what is silent.
  public func figures(_ look: MeasureLook, now: Moment) -> MeasureFigures? {
    let scene = scene(now)
    guard let measure = measure(look.words, now: now), QueryGate(measure, scene).reply == nil else {
      return nil
    }
    return MeasureStatistics(measure, look, journal, scene).figures
  }

  /// A year of one thing at a glance; asks which where the words name none.
  public mutating func year(of words: String, now: Moment) -> Turn {
    let scene = begin(now)
    guard let measure = measure(words, now: now) else { return which(scene) }
    let gate = QueryGate(measure, scene)
    let outcome =
      gate.reply.map { .say($0) }
      ?? YearWords(gate.spared(journal), scene).outcome(measure)
    let reading = reader.read("", context: scene.context)
    return answer(Plan(saying: outcome, as: "insight.trend"), reading, scene)
  }

  private mutating func which(_ scene: Scene) -> Turn {
    let reading = reader.read("", context: scene.context)
    return answer(Plan(saying: .say("look.which"), as: "insight.trend"), reading, scene)
  }

  /// What of the diary some words name.
  private func measure(_ words: String, now: Moment) -> QueryMeasure? {
    let scene = scene(now)
    let reading = reader.read(words, context: scene.context)
    guard let read = reader.queryWords(reading, scene) else { return nil }
    return QueryReader(
      words: read, today: scene.today, focus: nil, isForHer: scene.isKeptForHer,
      ownNames: QueryOwnNames(journal)
    ).measure
  }
}
