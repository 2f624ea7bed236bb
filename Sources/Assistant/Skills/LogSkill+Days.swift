import Civil
import Journal
import Knowledge
import Language

/// Which days a fact that is told belongs to.
extension LogSkill {
  /// The two days that a date such as 3/4 may mean, where nothing tells which.
  static func openDay(
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
  static func farDay(
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
  static func dayAhead(
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

  /// The two days of which one is meant: "it stopped friday or saturday".
  static func eitherDay(
    of told: Interpretation, _ request: Request
  ) -> (CivilDate, CivilDate)? {
    guard [.periodStart, .periodEnd].contains(told.intent), request.thread.expecting == nil,
      request.said.contains("told.either_or")
    else { return nil }
    let days = Set(request.entities.compactMap(\.day).filter { $0 <= request.today }).sorted()
    guard days.count == 2, let first = days.first, let second = days.last else { return nil }
    return (first, second)
  }

  /// The day ahead that the start of a period is foretold of, where it was taken for the last such
  /// day: "it starts on the 20th".
  static func stillAhead(
    _ interpretation: Interpretation, _ request: Request
  ) -> CivilDate? {
    guard interpretation.intent == .periodStart, request.said.contains("told.starts_ahead"),
      !request.said.contains("told.mark_of_period"), request.thread.expecting == nil,
      let taken = interpretation.slots[.date]?.day, taken < request.today - 1,
      let entity = request.entities.first(where: { $0.day == taken }),
      !entity.isFixed(in: request.message)
    else { return nil }
    let month = (0...2).lazy.map { Month(of: request.today).adding(months: $0) }
      .compactMap { CivilDate(year: $0.year, month: $0.month, day: taken.day) }
      .first { $0 > request.today }
    return request.today - taken < Self.daysOfWeek ? taken + Self.daysOfWeek : month
  }

  private static let daysOfWeek = 7
  private static let farDays = 60
  /// A day further back than this, told without its year, is likely to be one just ahead.
  private static let almostAYear = 300

  /// The starts of several periods, or the first and last day of one, where they are told together.
  static func periodDays(
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
  static func listedDays(
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
  static func days(
    of interpretation: Interpretation, _ request: Request
  ) -> [CivilDate]? {
    if case .dates(let first?, let last?)? = interpretation.slots[.date] {
      return (1...longestSpan).contains(last - first)
        ? (first...min(last, max(first, request.today))).map(\.self) : nil
    }
    return lastingDays(of: interpretation, request)
      ?? listedDays(of: interpretation, request)
  }

  /// A longer message tells of its days one by one.
  private static let mostTokensLasting = 12

  /// Every day up to today of a bleeding that is told since a day.
  static func lastingDays(
    of interpretation: Interpretation, _ request: Request
  ) -> [CivilDate]? {
    guard interpretation.intent == "log.flow", let first = interpretation.slots[.date]?.day,
      (1...longestPeriod).contains(request.today - first),
      request.entities.contains(where: { $0.value == .dates(first, nil) }),
      !request.entities.contains(where: { $0.day == first }),
      request.message.tokens.count <= mostTokensLasting
    else { return nil }
    return (first...request.today).map(\.self)
  }

  /// A fact told for a span of at most this many days more is noted for each.
  private static let longestSpan = 5

  /// A span longer than this many days is no period told day by day.
  private static let longestPeriod = 14

  /// A span of a week or more, in which a fact has no day: "last month".
  static func longSpan(
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
