import Civil
import Journal
import Knowledge
import Language
import Physiology

/// Writes down what she tells, says back what and for which day, and offers one thing that helps.
struct LogSkill: Skill {
  static let name = "log"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let told = [request.interpretation] + request.siblings.filter { $0.intent.isLog }
    let start = told.first { $0.intent == .periodStart }?.slots[.date]?.day
    let isLater = { (told: Interpretation) in
      guard told.intent == .periodEnd, let start, let end = told.slots[.date]?.day else {
        return false
      }
      return end > start
    }
    let spoken = told.filter { !isLater($0) } + told.filter(isLater)
    var diary = DiaryPage(request)
    var counted = Outcome()
    for interpretation in spoken {
      if interpretation.match == .cell {
        if !Self.asks(interpretation, on: &diary, request) {
          Self.write(interpretation, on: &diary, request)
        }
        continue
      }
      if let outcome = try Self.counted(interpretation, request) {
        counted.appendNoting(outcome)
        continue
      }
      if let (first, second) = Self.openDay(of: interpretation, request) {
        diary.ask(first, or: second, for: interpretation)
        continue
      }
      if let day = Self.dayAhead(of: interpretation, request) {
        diary.refuseFuture(day, for: interpretation)
        continue
      }
      if let day = Self.farDay(of: interpretation, request) {
        diary.askFarDay(day, for: interpretation)
        continue
      }
      if Self.readsFurther.contains(interpretation.intent),
        diary.take(interpretation)
      {
        continue
      }
      if Self.asks(interpretation, on: &diary, request) { continue }
      if interpretation.intent == .periodStart,
        let days = Self.periodDays(of: interpretation, request)
      {
        for (fact, day) in days { diary.write([fact], on: day, at: nil) }
        continue
      }
      if diary.isOfCervix, interpretation.intent == "log.flow",
        interpretation.slots[.flow] == .text(Flow.medium.rawValue)
      {
        continue
      }
      if let span = Self.longSpan(of: interpretation, today: request.today) {
        diary.askDay(in: span, for: interpretation)
        continue
      }
      if Self.overrates(interpretation, request) {
        diary.refuse(interpretation)
        continue
      }
      if let readings = Self.readings(of: interpretation, in: spoken, request) {
        for (fact, day) in readings { diary.write([fact], on: day, at: nil) }
        continue
      }
      let day = Self.day(of: interpretation, in: spoken, request)
      var told = interpretation
      if told.intent == "log.late_meal", spoken.contains(where: { $0.intent == "log.food" }) {
        told.slots[.food] = nil
      }
      if told.intent == "log.sleep", let hours = Self.sleeps(request) {
        told.slots["hours"] = .number(hours)
      }
      switch FactReader(told).read() {
      case .facts(let facts):
        for day in Self.days(of: interpretation, request) ?? [day] {
          diary.write(facts, on: day, at: interpretation.slots[.time])
        }
      case .missing(let slot) where Self.isOutOfRange(interpretation, request):
        diary.refuse(interpretation, open: slot)
      case .missing(let slot): diary.need(slot, of: interpretation)
      case .impossible: diary.refuse(interpretation)
      }
    }
    counted.appendNoting(diary.outcome)
    return counted
  }

  /// Asks which day it was where a period began or ended on no sure day, or on one that is ahead.
  private static func asks(
    _ told: Interpretation, on diary: inout DiaryPage, _ request: Request
  ) -> Bool {
    if let (first, second) = eitherDay(of: told, request) {
      diary.askOnce(first, or: second, for: told)
      return true
    }
    if let unsure = UnsureDay(told, request) {
      diary.ask(unsure, for: told)
      return true
    }
    guard let day = stillAhead(told, request) else { return false }
    diary.refuseFuture(day, for: told)
    return true
  }

  /// Writes one fact of a clause, which has its own day.
  private static func write(
    _ told: Interpretation, on diary: inout DiaryPage, _ request: Request
  ) {
    let day = told.slots[.date]?.day ?? request.today
    switch FactReader(told).read() {
    case .facts(let facts):
      for day in lastingDays(of: told, request) ?? [day] {
        diary.write(facts, on: day, at: told.slots[.time])
      }
    case .missing, .impossible: break
    }
  }

  /// What is timed, counted, booked or ticked rather than told once.
  private static func counted(
    _ told: Interpretation, _ request: Request
  ) throws(KnowledgeError) -> Outcome? {
    switch told.intent {
    case .contraction: ContractionReading(told, request).outcome
    case .kicks: KickReading(told, request).outcome
    case .appointment: AppointmentReading(told, request).outcome
    case .checklistDone: try ChecklistReading(told, request).outcome
    default: nil
    }
  }

  /// Whether a number was told that no such value can be.
  private static func isOutOfRange(
    _ interpretation: Interpretation, _ request: Request
  ) -> Bool {
    ["log.weight", "log.bbt", "log.measure", "log.water"].contains(interpretation.intent.rawValue)
      && request.siblings.isEmpty && request.message.tokens.contains { $0.number != nil }
  }

  /// Whether a rating is told that its scale does not have.
  private static func overrates(_ interpretation: Interpretation, _ request: Request) -> Bool {
    switch interpretation.intent {
    case "log.scale": RangeWords.overrates(request.message, isRating: true)
    case "log.symptom", "log.cramps":
      interpretation.slots[.pain] == nil && RangeWords.overrates(request.message, isRating: false)
    default: false
    }
  }

  /// Intents that hold more than one kind of fact, told apart by their words.
  private static let readsFurther: Set<IntentID> = [
    "log.factor", "log.discharge", .periodStart,
  ]
}
