import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What a question about patterns compares with what.
struct PatternSubjects {
  /// What is compared; nil where nothing was named.
  let compared: Subject?
  /// What the days are sorted by; nil where the cycle or nothing is meant.
  let cause: Cause?
  let phase: CyclePhase?
  let isBeforePeriod: Bool
  /// Whether the cycle or periods as such are named.
  let isOfCycle: Bool
  /// Whether weekends are held against other days.
  let isOfWeekend: Bool
  /// Only moods were asked about, and they are told in words, without scores.
  let isAboutOneMood: Bool
  /// Something is compared with moods that are told in words, without scores.
  let isWithMoods: Bool

  /// Something that holds on some days: by the word it is noted with, or as a question names it.
  enum Cause: Hashable {
    case named(String)
    case thing(QueryMeasure)

    /// What it is looked back on as; nil for what has no number.
    var subject: Subject? {
      switch self {
      case .named(let name): Subject(id: name)
      case .thing(let measure): Subject(measure)
      }
    }
  }

  private static let spoken = ["sleep", "mood", "energy", "stress", "steps"]

  init(_ request: Request) {
    let slots = request.words(.symptom) + request.words(.mood) + request.words(.what)
    let named = slots.filter { !["period", "symptoms", "phase", "cycle"].contains($0) }
    isOfCycle =
      slots.contains { ["period", "cycle"].contains($0) } || request.said.contains("look.of.cycle")
      || request.said.contains("look.before_period")
    let spoken = Self.spoken.filter { request.said.contains("look.of." + $0) }
    let factor = request.words("factor").first
    let said = request.said
    phase = request.words(.phase).first.flatMap(CyclePhase.init)
    isBeforePeriod = said.contains("look.before_period")
    let all = (named + spoken).deduplicated.filter { $0 != factor }
    let isUnscored = all.contains("mood") && Self.subject("mood", request) == .mood
    let first = isUnscored ? all.first { $0 != "mood" } ?? all.first : all.first
    compared = first.flatMap { Self.subject($0, request) }
    isWithMoods = isUnscored && first != "mood"
    isAboutOneMood = first == "mood" && compared == .mood
    isOfWeekend = request.looks("weekend")
    if let factor {
      cause = .named(factor)
    } else if phase == nil, !said.contains("look.before_period") {
      cause = all.first { $0 != first && !($0 == "mood" && isUnscored) }.map(Cause.named)
    } else {
      cause = nil
    }
  }

  /// Nothing in particular: all that is logged often.
  static let anything = PatternSubjects()

  private init(cause: Cause? = nil) {
    self.cause = cause
    (compared, phase) = (nil, nil)
    (isBeforePeriod, isOfCycle, isOfWeekend) = (false, false, false)
    (isAboutOneMood, isWithMoods) = (false, false)
  }

  /// One thing alone: what it may lead to where it is something done, else what it goes with.
  init?(lone measure: QueryMeasure, _ journal: Journal) {
    guard measure.isBehaviour else {
      self.init(QueryLink(cause: nil, compared: measure), journal)
      return
    }
    self.init(cause: .thing(measure))
  }

  /// What a question puts together; nil where what is looked at has no days to compare.
  init?(_ link: QueryLink, _ journal: Journal) {
    let compared: Subject?
    if link.compared == .mood {
      compared = Self.mood(journal)
    } else {
      compared = Subject(link.compared)
    }
    guard let compared else { return nil }
    self.compared = compared
    cause = link.isOfCycle ? nil : link.cause.map(Cause.thing)
    isOfCycle = link.isOfCycle
    (phase, isBeforePeriod, isOfWeekend) = (nil, false, false)
    (isAboutOneMood, isWithMoods) = (false, false)
  }

  /// A mood that is scored is compared by its scores, another by its days.
  private static func subject(_ id: String, _ request: Request) -> Subject? {
    id == "mood" ? mood(request.journal) : Subject(id: id)
  }

  private static func mood(_ journal: Journal) -> Subject {
    let scored = Subject.measure(.scale(.moodScore), id: "mood_score")
    return journal.series(of: .scale(.moodScore)) == nil ? .mood : scored
  }
}
