import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// The days that a look back is about.
struct LookSpan: Hashable {
  let days: ClosedRange<CivilDate>
  /// Whether the words named them; else they are what is usual.
  let isNamed: Bool

  /// The days that the words name, as far as they are over; else the last `usual` days, today
  /// among them.
  init(_ request: Request, usual: Int) {
    let today = request.today
    if request.looks("last_night") {
      days = today...today
      isNamed = true
    } else if let named = Self.named(request), named.lowerBound <= today {
      days = named.lowerBound...min(today, named.upperBound)
      isNamed = true
    } else {
      days = today - (usual - 1)...today
      isNamed = false
    }
  }

  private static func named(_ request: Request) -> ClosedRange<CivilDate>? {
    let today = request.today
    if request.said.contains("look.this_cycle"), let start = cycleStart(request) {
      return start...today
    }
    if case .month(let month)? = request.slot("month") { return month.first...month.last }
    switch request.slot(.date) {
    case .dates(let from?, let to?)? where from <= to: return from...to
    case .dates(let from?, nil)? where from <= today: return from...today
    case .date(let day)?: return day...day
    default: break
    }
    if let days = request.number(.days), days >= 1, days < 40_000 {
      return today - (Int(clamping: days) - 1)...today
    }
    if let from = request.slot("from")?.day, from <= today { return from...today }
    for entity in request.entities {
      guard case .dates(let from?, let to) = entity.value, from <= today else { continue }
      return from...max(from, to ?? today)
    }
    return nil
  }

  private static func cycleStart(_ request: Request) -> CivilDate? {
    guard request.mode != .general else { return nil }
    return request.cycle.history.periods.last { $0.start <= request.today }?.start
  }

  /// The same number of days just before.
  var before: ClosedRange<CivilDate> {
    let length = days.upperBound - days.lowerBound
    return days.lowerBound - (length + 1)...days.lowerBound - 1
  }

  var count: Int { days.upperBound - days.lowerBound + 1 }
}
