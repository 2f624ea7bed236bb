import Civil
import Clauses
import Guardrails
import Journal
import Knowledge
import Language

/// The facts that a message tells clause by clause, in the place of those that it was taken for as a
/// whole.
///
/// The reading of the whole message decides what is asked, felt and looked up; which facts a message
/// tells, each with its value and day, its clauses say.
struct FactGrid {
  let clauses: [Clause]
  /// Whether something was noted in this sitting, which a message may put right.
  let mayCorrect: Bool
  /// Whether a danger was told, of which a few words more may be.
  let isHeld: Bool
  /// Whether somebody else keeps the diary, whose "she" is the one it is about.
  var isKeptForHer = false
  /// Which test is meant where no word says.
  var tests: UnnamedTest?

  /// The facts told, each as an intent to log; none whose words the reading of the whole message
  /// does not take as told.
  private func told(_ understanding: Understanding) -> [Interpretation] {
    let message = understanding.message
    var told: [Interpretation] = []
    for clause in clauses where tells(clause) {
      for cell in clause.cells {
        guard cell.day != nil, understanding.standing(at: cell.range) == .told || isKeptForHer,
          !message.isDecoration(cell.range), let reading = CellReading(cell)
        else { continue }
        let read = Interpretation(
          telling: reading.intent, slots: reading.slots, range: clause.range,
          words: message.typed(clause.range))
        let next = tests?.settled(read, understanding) ?? read
        if let index = told.lastIndex(where: { $0.isPart(of: next) }) {
          told[index].slots.merge(next.slots) { first, second in
            first.words.joined().utf8.count < second.words.joined().utf8.count ? second : first
          }
        } else {
          told.append(next)
        }
      }
    }
    return told
  }

  /// Whether a clause tells of the one whom the diary is about.
  private func tells(_ clause: Clause) -> Bool {
    guard isKeptForHer else { return clause.act == .inform && clause.subject == .me }
    return [.inform, .report].contains(clause.act)
      && [.me, .other, .partner, .diaryPerson].contains(clause.subject)
  }

  /// A reading with the facts that its clauses tell, where they tell any; what stands in a clause
  /// that asks, supposes or tells of others is told no more.
  func settled(_ reading: Reading) -> Reading {
    var reading = reading
    guard !(mayCorrect && reading.understanding.corrects), !reading.understanding.isDictated,
      !reading.understanding.message.repeatsItself
    else { return reading }
    let told = self.told(reading.understanding)
      .withOneNight(of: reading.understanding.interpretations)
    reading.understanding.interpretations = reading.understanding.interpretations.map { kept in
      guard Self.held.contains(kept.intent), kept.isFact,
        let standing = standing(
          of: kept.range, kept.intent, reading.understanding)
      else {
        return kept
      }
      var held = kept
      held.standing = standing
      return held
    }
    guard isFuller(told, than: reading) else {
      reading.understanding.interpretations = reading.understanding.interpretations.map {
        let dated = $0.dated(near: told)
        return tests?.settled(dated, reading.understanding) ?? dated
      }
      return reading
    }
    let old = reading.understanding.interpretations.filter(\.intent.isLog)
      .filter { !isGuessed($0, reading.understanding) && !isOther($0, told) }
    let facts = old.filter(\.isFact)
    let isChange = told.first.map { isMistaken(reading.understanding, for: $0) } ?? false
    let intents = Set(told.map(\.intent))
    reading.understanding.interpretations =
      old.filter {
        $0.standing == .denied && !isRated($0, among: told)
          || !intents.contains($0.intent)
            && !(Self.scored.contains($0.intent) && told.contains(where: \.isScore))
            && (!$0.isFact || !Self.kinds.contains($0.intent) || Self.rare.contains($0.intent))
      }
      + (told.filter { $0.intent == .periodStart } + told.filter { $0.intent != .periodStart })
      .compactMap { $0.enriched(by: facts, among: told) }
      + reading.understanding.interpretations.filter {
        !$0.intent.isLog && !isChange
          && (asks || $0.intent == .pregnancyDates && !intents.contains(.periodStart)
            || clause(of: $0.range)?.act != .inform)
      }
    reading.understanding.decision = .answer
    return reading
  }

  /// Whether the clauses tell more than the whole message does: several facts, or one where none was
  /// heard and nothing else was plainly wanted.
  private func isFuller(_ told: [Interpretation], than reading: Reading) -> Bool {
    let old = reading.understanding.interpretations
      .filter { $0.intent.isLog && $0.isFact && !isOther($0, told) }
    guard let first = told.first else { return false }
    if told.count == 1, old.count == 1, old[0].match == .classifier, !old[0].holdsNumber,
      old[0].intent != first.intent, first.holdsNumber
    {
      return true
    }
    if told.allSatisfy({ $0.isPartOfNight || $0.isScore }), old.count == 1,
      Self.scored.contains(old[0].intent)
    {
      return true
    }
    if told.count == 1, old.count == 1, old[0].intent == first.intent, first.holdsNumber,
      !old[0].holdsNumber && Self.graded.contains(first.intent) || first.isDosed(beyond: old[0])
        || first.differs(from: old[0])
    {
      return true
    }
    if told.count == 1, first.isNearer(than: reading.understanding) { return true }
    if told.count == 1, old.count == 1, old[0].intent == first.intent, first.isBed(of: old[0]) {
      return true
    }
    if told.count == 1, old.count == 1, old[0].intent == first.intent, old[0].slots[.date] == nil,
      Self.marks.contains(first.intent), reading.understanding.impossibleDays.isEmpty,
      reading.understanding.interpretations.count == 1, !asks
    {
      return true
    }
    guard old.isEmpty else { return told.count > 1 }
    let wants = reading.understanding.interpretations.first?.intent.group
    if let wants, Self.looking.contains(String(wants)) {
      if asks, first.holdsNumber { return true }
      if !reading.understanding.has("stated") { return false }
    }
    guard told.count > 1 || first.holdsNumber || !isHeld && reading.understanding.has("stated")
    else {
      return false
    }
    if isMistaken(reading.understanding, for: first) { return true }
    switch reading.understanding.decision {
    case .answer where told.count > 1: return true
    case .answer:
      return reading.understanding.interpretations.allSatisfy {
        $0.intent == .pregnancyDates && first.holdsNumber
          || Self.unwanting.contains(String($0.intent.group))
            && (first.holdsNumber || $0.intent.group != "meta")
      }
    case .ask, .outside, .gibberish: return true
    }
  }

  /// Whether the weights alone took a message for a change, where nothing was noted before that could be
  /// changed and a clause plainly tells a number.
  private func isMistaken(_ understanding: Understanding, for first: Interpretation) -> Bool {
    guard !mayCorrect, first.holdsNumber || first.namesLength, understanding.namesThing,
      !clauses.contains(where: { $0.act == .askOwn }),
      let place = clauses.firstIndex(where: { $0.range.overlaps(first.range) }),
      !clauses.dropFirst(max(0, place - 1)).prefix(3).contains(where: { $0.act == .correct })
    else { return false }
    return understanding.interpretations.allSatisfy {
      $0.intent == .change && $0.match == .classifier
    }
  }

  /// Whether a symptom that is denied is told in another clause.
  private func isRated(_ denied: Interpretation, among told: [Interpretation]) -> Bool {
    told.contains { $0.intent == denied.intent && $0.slots[.symptom] == denied.slots[.symptom] }
  }

  /// Whether a clause asks something or asks for something.
  private var asks: Bool { clauses.contains { $0.act.asks || $0.act == .request } }

  /// The begin and the end of a period.
  private static let marks: Set<IntentID> = [.periodStart, .periodEnd]
  /// What is told with a grade or a dose.
  private static let graded: Set<IntentID> = ["log.symptom", "log.cramps", "log.supplement"]
  /// Groups of intents that look something up.
  private static let looking: Set<String> = ["content", "insight", "cycle", "ttc"]
  /// Groups of intents that want nothing done.
  private static let unwanting: Set<String> = ["support", "meta", "oos", "guard", "log"]

  /// What may be told by parts or by a number of ten.
  private static let scored: Set<IntentID> = ["log.sleep", "log.mood"]

  /// The kinds of logs whose facts clauses can hold.
  private static let kinds: Set<IntentID> = [
    .periodStart, "log.period_end", "log.flow", "log.cramps", "log.symptom", "log.mood",
    "log.sleep", "log.scale", "log.bbt", "log.weight", "log.water", "log.caffeine", "log.alcohol",
    "log.supplement", "log.exercise", "log.yoga", "log.breathing", "log.discharge", "log.skin",
    "log.sex", "log.opk", "log.pregnancy_test", "log.measure",
  ]
  /// Those and what else may not be told where a clause asks or tells of others.
  private static let held = kinds.union([
    "log.food", "log.factor", "log.late_meal", .kicks, .pregnancyDates,
  ])
  /// Those of them that are told in so few words that the whole message says them as surely.
  private static let rare: Set<IntentID> = [
    .periodStart, "log.period_end", "log.sex", "log.opk", "log.pregnancy_test", "log.mood",
  ]

  /// Whether free words were only guessed to be a visit or thanks, where facts are told beside them.
  private func isGuessed(_ told: Interpretation, _ understanding: Understanding) -> Bool {
    guard told.match == .classifier else { return false }
    if told.intent == "log.gratitude" { return true }
    return told.intent == .appointment
      && !understanding.mentions.contains {
        Self.visited.contains($0.kind) && !Self.homeTests.contains($0.concept)
      }
  }

  /// Whether the whole message was taken for something that its clauses tell as another: a begin of
  /// a period for a tablet ("had it yesterday"), one kind of test for the other.
  private func isOther(_ kept: Interpretation, _ told: [Interpretation]) -> Bool {
    if kept.intent == Self.pregnancyTest {
      return told.contains { $0.intent == Self.ovulationTest }
        && !told.contains { $0.intent == Self.pregnancyTest }
    }
    guard Self.marks.contains(kept.intent), let clause = clause(of: kept.range) else {
      return false
    }
    return clause.cells.contains { $0.type == "dose" }
      && !clause.cells.contains { $0.type == "event" }
  }

  private static let pregnancyTest: IntentID = "log.pregnancy_test"
  private static let ovulationTest: IntentID = "log.opk"
  /// Kinds of words that name whom or what a visit is for.
  private static let visited: Set<String> = ["person", "test"]
  /// Tests that need no visit.
  private static let homeTests: Set<String> = ["ovulation_test", "pregnancy_test", "test_strip"]

  /// The clause that most of a range lies in.
  private func clause(of range: Range<Int>) -> Clause? {
    let best = clauses.max {
      $0.range.clamped(to: range).count < $1.range.clamped(to: range).count
    }
    return best.flatMap { $0.range.overlaps(range) ? $0 : nil }
  }

  /// What keeps a range from being told as a fact of hers: the clause that most of it lies in.
  private func standing(
    of range: Range<Int>, _ intent: IntentID, _ understanding: Understanding
  ) -> Standing? {
    guard let clause = clause(of: range), !(intent == .kicks && clause.subject == .baby) else {
      return nil
    }
    let namesRelative = understanding.mentions.contains { mention in
      mention.kind == "relative"
        && understanding.message.utf16Range(mention.tokens).overlaps(clause.range)
    }
    if clause.act.asks { return .asked }
    if isKeptForHer, tells(clause) { return nil }
    if clause.subject != .me, namesRelative || intent == .pregnancyDates { return .others }
    if ![.me, .other].contains(clause.subject) { return .others }
    if clause.act == .suppose { return .supposed }
    return clause.modality == .usual ? .usual : nil
  }
}

extension Message {
  /// Whether a range holds nothing but signs beside a sentence: a tired face after what was told.
  fileprivate func isDecoration(_ range: Range<Int>) -> Bool {
    !typed(range).contains { $0.isLetter || $0.isNumber }
      && tokens.count(where: { $0.kind == .word }) > 2
  }
}

extension Understanding {
  /// What the words of a range claim.
  fileprivate func standing(at range: Range<Int>) -> Standing {
    message.tokens.indices.first {
      message.tokens[$0].range.overlaps(range) && standings.indices.contains($0)
    }.map { standings[$0] } ?? .told
  }

  /// Whether it gives words to be kept as they are.
  fileprivate var isDictated: Bool {
    interpretations.contains { $0.intent == "log.note" && $0.isFact }
  }

  /// Whether it puts right or takes back what was told before.
  fileprivate var corrects: Bool {
    isCorrection || interpretations.first?.intent.group == "edit"
  }
}
