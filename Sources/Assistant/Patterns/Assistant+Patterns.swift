public import Civil
import Journal
import Knowledge
import Language
import MessageFormat

extension Assistant {
  /// Whether some words name anything that days can be compared by.
  public func namesPattern(_ words: String, now: Moment) -> Bool {
    subjects(words, now: now) != nil
      || !Set(["look.before_period", "look.weekend", "look.by_phase", "look.around_now"])
        .isDisjoint(
          with: reader.answers.said(in: reader.read(words, context: scene(now).context).message))
  }

  /// Tells whether the things that some words name go together; without any, what stands out.
  public mutating func patterns(_ words: String, now: Moment) -> Turn {
    guard let subjects = subjects(words, now: now) else {
      return answer(["insight.patterns"], text: words, now: now)
    }
    let scene = begin(now)
    let shown = QueryGate(.entries, scene).spared(journal)
    let told = PatternWords(subjects, shown, scene).outcome
    let reading = reader.read("", context: scene.context)
    return answer(Plan(saying: told, as: "insight.patterns"), reading, scene)
  }

  private func subjects(_ words: String, now: Moment) -> PatternSubjects? {
    let scene = scene(now)
    let reading = reader.read(words, context: scene.context)
    guard let read = reader.queryWords(reading, scene) else { return nil }
    let asked = QueryReader(
      words: read, today: scene.today, focus: nil, isForHer: scene.isKeptForHer,
      ownNames: QueryOwnNames(journal))
    if let link = asked.paired { return PatternSubjects(link, journal) }
    guard let one = read.things.first?.measure ?? asked.known, !QueryReader.places(one) else {
      return nil
    }
    return PatternSubjects(lone: one, journal)
  }
}
