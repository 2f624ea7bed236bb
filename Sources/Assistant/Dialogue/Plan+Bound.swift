import Civil
import Clauses
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// What words of a message that point elsewhere are bound to.
extension Plan {
  /// The day of a cycle that is told where none is known tells when its period began.
  mutating func startCycle(on turn: DialogueContext) {
    let (reading, scene) = (turn.reading, turn.scene)
    guard turn.journal.periods.isEmpty, [.cycle, .ttc, .perimenopause].contains(scene.mode),
      !interpretations.contains(where: { $0.intent == .periodStart }),
      let index = interpretations.firstIndex(where: { $0.intent == .cycleDay }),
      reading.message.tokens.last?.text != "?"
    else { return }
    var start = turn.read(as: .periodStart)
    guard !turn.clauses.contains(where: { $0.act.asks || $0.act == .request }),
      let day = start.slots[.date]?.day, day < scene.today
    else { return }
    start.slots = [.date: .date(day)]
    interpretations[index] = start
  }

  /// A sentence that tells only how far along a pregnancy is dates it, whatever else is told.
  mutating func datePregnancy(on turn: DialogueContext) {
    let (reading, scene) = (turn.reading, turn.scene)
    guard [.cycle, .ttc].contains(scene.mode), !scene.isAfterLoss,
      interpretations.contains(where: \.intent.isLog),
      !interpretations.contains(where: { [.pregnancyDates, .modeSet].contains($0.intent) }),
      reading.understanding.entities.contains(where: \.isOfWeeks)
    else { return }
    for clause in turn.clauses
    where clause.act == .inform && clause.subject == .me && clause.cells.isEmpty {
      let text = reading.message.typed(clause.range)
      guard text.utf8.count < reading.message.original.utf8.count else { return }
      let told = turn.reader.read(text, context: scene.context).understanding
      guard told.decision == .answer, let dates = told.interpretations.first,
        dates.intent == .pregnancyDates, dates.isFact
      else { continue }
      interpretations.insert(dates, at: 0)
      return
    }
  }

  /// The end of a period that is told by its length is so many days after its begin.
  mutating func endPeriod(on turn: DialogueContext) {
    guard turn.says("told.lasted") || tellsLength(turn),
      let length = turn.understanding.entities.lazy.compactMap(\.days).first
    else { return }
    let told = interpretations.first {
      $0.intent == .periodStart && $0.isFact && $0.slots[.date] != nil
    }?.slots[.date]?.day
    let index = interpretations.firstIndex { mark in
      mark.intent == .periodEnd
        && (mark.slots[.date] == nil
          || told != nil && mark.slots[.date]?.day == told
            && (mark.match == .cell || !turn.saysDay(in: mark.range)))
        || told == nil && mark.intent == .periodStart && mark.slots[.date] == nil
    }
    guard index != nil || told != nil && tellsLength(turn),
      let start = told ?? turn.journal.periods.last?.start,
      start.adding(days: length - 1) <= turn.scene.today
    else { return }
    var end = turn.read(as: .periodEnd)
    end.slots = [.date: .date(start.adding(days: length - 1))]
    if let index { interpretations[index] = end } else { interpretations.append(end) }
    dateFlow(from: start, turn)
  }

  /// Whether a number of days stands behind the day a period began, and nothing else is told: "the
  /// 27th for 4 days".
  private func tellsLength(_ turn: DialogueContext) -> Bool {
    guard turn.says("told.for"), interpretations.contains(where: { $0.intent == .periodStart }),
      turn.clauses.allSatisfy({ $0.cells.allSatisfy { $0.type == "event" } })
    else { return false }
    let places = turn.reader.answers.places(of: "told.for", in: turn.message).map(\.words)
    return turn.understanding.entities.contains { entity in
      entity.days != nil
        && places.contains {
          $0.upperBound == entity.tokens.lowerBound || entity.tokens.contains($0.lowerBound)
        }
    }
  }

  /// How heavy a period was that is told as over is of its first day, where no day is said.
  private mutating func dateFlow(from start: CivilDate, _ turn: DialogueContext) {
    for index in interpretations.indices where interpretations[index].intent == "log.flow" {
      guard interpretations[index].slots[.date]?.day ?? turn.scene.today == turn.scene.today,
        !turn.saysDay(in: interpretations[index].range)
      else { continue }
      interpretations[index].slots[.date] = .date(start)
    }
  }

  /// A positive test whose line was faint is kept as that.
  mutating func markFaint(_ said: Set<String>) {
    guard said.contains("told.faint_line"), !said.contains("told.plain_positive") else { return }
    for index in interpretations.indices
    where interpretations[index].slots["result"] == .text(PregnancyResult.positive.rawValue) {
      interpretations[index].slots["result"] = .text(PregnancyResult.faint.rawValue)
    }
  }

  /// A note whose words only point back is one of the message before.
  mutating func bindNotes(_ thread: DialogueState, _ reader: Reader) {
    for index in interpretations.indices where interpretations[index].intent == "log.note" {
      guard let text = interpretations[index].slots["text"]?.words.first,
        reader.answers.tokens(notOf: "points.back", in: Normaliser().normalise(text)).isEmpty
      else { continue }
      interpretations[index].slots["text"] = thread.texts.last.map { .text($0) }
    }
  }
}

extension Entity {
  /// The whole number of days that it is.
  fileprivate var days: Int? {
    if case .duration(let count, _, .day) = value, (1...14).contains(count) {
      Int(exactly: count.rounded())
    } else {
      nil
    }
  }

  /// Whether it is a number of weeks.
  fileprivate var isOfWeeks: Bool {
    if case .duration(_, _, .week) = value { true } else { false }
  }
}
