import Civil
import Journal
import Knowledge
import Language
import Physiology

/// What a message tells of a time outside her natural cycle: an illness, hormonal contraception,
/// breastfeeding, or weeks without a log.
struct BreakReading {
  /// The facts with their days, oldest first.
  private(set) var facts: [(fact: Fact, day: CivilDate)] = []

  /// Whether a day was chosen from a longer time that was said.
  private(set) var isGuessed = false

  /// Hormonal contraception began or goes on, so that cycles may be no matter any more.
  private(set) var isHormonal = false

  /// A coil was told and not of which kind, which makes all the difference.
  private(set) var isCoilUnknown = false

  /// Hormonal contraception ended of which no beginning is known.
  private(set) var isWithoutBeginning = false

  /// Hormonal contraception was said to be no part of her life.
  private(set) var isDenied = false

  /// A time without a log was told and not when it was.
  private(set) var isWithoutDates = false

  private let said: Set<String>
  private let today: CivilDate
  private let known: [Break]
  private let span: Span?

  /// The days that were said.
  private struct Span {
    let first: CivilDate
    let last: CivilDate
    /// Whether both ends were said, and whether only the last was.
    var isClosed = false
    var isUntil = false
    /// How many days it spans, 1 for a single one.
    var days: Int { last - first + 1 }
  }

  /// The factor that stands for a time without a log while its dates are asked for.
  static let forgotten = "forgot"

  /// Reads a factor, or the start of a period that was never logged; nil where it is neither.
  init?(_ told: Interpretation, _ request: Request) {
    let factors = told.slots["factor"]?.words ?? []
    said = request.said
    today = request.today
    known = request.journal.breaks
    let isSince = request.said.contains("told.since")
    span = Self.span(of: told, isSince: isSince, request)
    if says("forgot") || factors.contains(Self.forgotten) {
      guard told.intent != .periodStart || (span?.days ?? 7) > 6 else { return nil }
      leaveOut(.forgot)
      return
    }
    guard told.intent == "log.factor" else { return nil }
    if !readMethod() {
      if factors.contains("breastfeeding") {
        mark(.breastfeeding, isEnd: says("ended") || span?.isUntil == true)
      } else if factors.contains("illness") || says("ill"), (span?.days ?? 1) > 1 {
        leaveOut(.illness)
      } else if !isCoilUnknown, !isDenied {
        return nil
      }
    }
  }

  private func says(_ word: String) -> Bool { said.contains("told." + word) }

  /// Notes the whole time as a break; a time that has no dates is to be asked for.
  private mutating func leaveOut(_ reason: Break.Reason) {
    guard let span else {
      isWithoutDates = true
      return
    }
    facts = [(.pause(reason, until: span.last), span.first)]
  }

  /// Hormonal contraception that began or ended; false where nothing of it was said.
  private mutating func readMethod() -> Bool {
    let methods: [BreakMark.What] = [.implant, .injection, .hormonalCoil, .ring, .patch, .pill]
    let began = says("began")
    let isOpen = known.contains { $0.reason == .pill && $0.to == nil }
    let ended = says("ended") || says("not") && isOpen
    guard began || ended || says("on") || says("since") else { return false }
    guard let method = methods.first(where: { says($0.rawValue) }) else {
      isCoilUnknown = says("coil") && !says("copper") && !says("removed")
      return false
    }
    if method == .pill, says("coil") || says("copper") { return false }
    if says("not"), !ended {
      isDenied = true
      return false
    }
    mark(method, isEnd: ended && (!began || says("removed")) || span?.isUntil == true)
    return true
  }

  private mutating func mark(_ what: BreakMark.What, isEnd: Bool) {
    if !isEnd, !says("began"), let span, span.isClosed, span.last < today,
      span.days > Self.leastOfSpan
    {
      facts = [
        (.pause(what == .breastfeeding ? .breastfeeding : .pill, until: span.last), span.first)
      ]
      return
    }
    let day =
      isEnd && !says("since") ? span?.last ?? today : span?.first ?? today
    isGuessed = (span?.days ?? 1) > 1 && !says("since")
    isHormonal = !isEnd && what != .breastfeeding
    let mark: BreakMark = isEnd ? .ended(what) : .began(what)
    isWithoutBeginning =
      isEnd && what != .breastfeeding && !known.contains { $0.reason == .pill }
    facts = [(.text(.factor, mark.factor), day)]
  }

  /// Fewer days with both ends are no stretch of months.
  private static let leastOfSpan = 14

  /// The days told, no later than today; a "since" and a length of time reach up to today.
  private static func span(
    of told: Interpretation, isSince: Bool, _ request: Request
  ) -> Span? {
    let today = request.today
    var first: CivilDate?
    var last: CivilDate?
    if case .month(var month)? = told.slots["month"] {
      if month.first > today { month = month.adding(months: -12) }
      (first, last) = (month.first, month.last)
    } else {
      switch told.slots[.date] {
      case .date(let day): (first, last) = (day, isSince ? today : day)
      case .dates(let from, let to): (first, last) = (from ?? to, to ?? today)
      default: first = request.entities.lazy.compactMap { $0.begin(today: today) }.first
      }
    }
    guard let first, first <= today else { return nil }
    var span = Span(first: first, last: min(last ?? today, today))
    if case .dates(let from, let to)? = told.slots[.date] {
      span.isClosed = from != nil && to != nil && !isSince
      span.isUntil = from == nil && to != nil
    } else {
      span.isUntil = request.entities.contains { entity in
        if case .dates(nil, let to?) = entity.value { to == first } else { false }
      }
    }
    return span
  }
}

extension Entity {
  /// The day on which a length of days, weeks, months or years up to today began.
  fileprivate func begin(today: CivilDate) -> CivilDate? {
    guard case .duration(let count, _, let unit) = value, count >= 1, count < 1000 else {
      return nil
    }
    let whole = Int(clamping: count.rounded())
    return switch unit {
    case .day: today - whole
    case .week: today - whole * 7
    case .month: today.adding(months: -whole)
    case .year: today.adding(years: -whole)
    default: nil
    }
  }
}
