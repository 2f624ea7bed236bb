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
        Self.write(interpretation, on: &diary, request)
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

  /// Writes one fact of a clause, which has its own day.
  private static func write(
    _ told: Interpretation, on diary: inout DiaryPage, _ request: Request
  ) {
    let day = told.slots[.date]?.day ?? request.today
    switch FactReader(told).read() {
    case .facts(let facts): diary.write(facts, on: day, at: told.slots[.time])
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

  /// The two days that a date such as 3/4 may mean, where nothing tells which.
  private static func openDay(
    of interpretation: Interpretation, _ request: Request
  ) -> (CivilDate, CivilDate)? {
    let taken = interpretation.slots[.date]?.day
    for entity in request.entities {
      guard case .eitherDate(let first, let second) = entity.value else { continue }
      if taken == first || taken == second { return (first, second) }
    }
    return nil
  }

  /// A day long ago that was not spelt out, such as "5/13" in March, and is likely to be a slip.
  private static func farDay(
    of interpretation: Interpretation, _ request: Request
  ) -> CivilDate? {
    guard let taken = interpretation.slots[.date]?.day, request.today - taken > farDays,
      request.thread.expecting == nil
    else { return nil }
    let isDoubtful = request.entities.contains { entity in
      guard entity.day == taken else { return false }
      return entity.isEasilyMistyped
        || request.today - taken > almostAYear && !entity.isFixed(in: request.message)
    }
    return isDoubtful ? taken : nil
  }

  /// The day just ahead that was meant, where one told without its year was taken for last year's.
  private static func dayAhead(
    of interpretation: Interpretation, _ request: Request
  ) -> CivilDate? {
    guard let taken = interpretation.slots[.date]?.day, request.thread.expecting == nil else {
      return nil
    }
    let coming = taken.adding(years: 1)
    guard (1...farDays).contains(coming - request.today) else { return nil }
    let named = request.entities.filter { $0.day == taken || $0.day == coming }
    return named.isEmpty || named.contains { $0.isFixed(in: request.message) } ? nil : coming
  }

  private static let farDays = 60
  /// A day further back than this, told without its year, is likely to be one just ahead.
  private static let almostAYear = 300

  /// The starts of several periods, or the first and last day of one, where they are told together.
  private static func periodDays(
    of interpretation: Interpretation, _ request: Request
  ) -> [(Fact, CivilDate)]? {
    if let start = interpretation.slots[.date]?.day, let end = interpretation.slots["ended"]?.day,
      (0...longestPeriod).contains(end - start)
    {
      return [(.period(.start), start), (.period(.end), end)]
    }
    if case .dates(let first?, let last?)? = interpretation.slots[.date],
      (1...longestPeriod).contains(last - first),
      request.entities.contains(where: {
        $0.value == .dates(first, last) && $0.namesBothEnds
      })
    {
      return [(.period(.start), first), (.period(.end), last)]
    }
    return listedDays(of: interpretation, request).map { days in
      days.map { (.period(.start), $0) }
    }
  }

  /// The days listed one after the other, from the one taken on: "the 1st, the 3rd and the 4th".
  private static func listedDays(
    of interpretation: Interpretation, _ request: Request
  ) -> [CivilDate]? {
    let dated = request.entities.filter { $0.day != nil }
    guard let taken = interpretation.slots[.date]?.day,
      let index = dated.firstIndex(where: { $0.day == taken })
    else { return nil }
    var days = [taken]
    for (entity, next) in zip(dated[index...], dated[index...].dropFirst()) {
      let between = request.message.tokens[entity.tokens.upperBound..<next.tokens.lowerBound]
      guard let day = next.day, between.allSatisfy({ $0.isBreak || $0.text == "then" }) else {
        break
      }
      days.append(day)
    }
    return days.count > 1 ? days : nil
  }

  /// The days of a fact that is told for several; nil for one day.
  private static func days(
    of interpretation: Interpretation, _ request: Request
  ) -> [CivilDate]? {
    if case .dates(let first?, let last?)? = interpretation.slots[.date] {
      return (1...longestSpan).contains(last - first)
        ? (first...min(last, max(first, request.today))).map(\.self) : nil
    }
    return listedDays(of: interpretation, request)
  }

  /// A fact told for a span of at most this many days more is noted for each.
  private static let longestSpan = 5

  /// A span longer than this many days is no period told day by day.
  private static let longestPeriod = 14

  /// A span of a week or more, in which a fact has no day: "last month".
  private static func longSpan(
    of interpretation: Interpretation, today: CivilDate
  ) -> (CivilDate, CivilDate)? {
    if case .month(let month)? = interpretation.slots["month"], month.first <= today {
      return (month.first, min(month.last, today))
    }
    guard case .dates(let first?, let last?)? = interpretation.slots[.date], last - first >= 6
    else { return nil }
    return (first, last)
  }

  /// The day a fact belongs to: its own date; that of its neighbours; that of a period's start
  /// told in the same breath; else today.
  static func day(
    of interpretation: Interpretation, in spoken: [Interpretation], _ request: Request
  ) -> CivilDate {
    if let own = interpretation.slots[.date]?.day { return own }
    if let near = interpretation.nearDay, near <= request.today { return near }
    let describesPeriod = ["log.flow", "log.cramps", "log.symptom"].contains(
      interpretation.intent.rawValue)
    if describesPeriod, let start = spoken.first(where: { $0.intent == .periodStart }),
      let day = start.slots[.date]?.day
    {
      return day
    }
    return request.today
  }
}
