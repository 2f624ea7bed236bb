import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// A diary of two months for questions about it.
enum QueryDiary {
  static let lines = """
    # bloom journal 1
    2026-01-10 period start
    2026-01-10 flow medium
    2026-01-10 symptom cramps pain 6
    2026-01-11 flow light
    2026-01-11 symptom cramps pain 4
    2026-01-14 period end
    2026-02-09 period start
    2026-02-09 flow heavy
    2026-02-09 symptom cramps pain 8
    2026-02-10 flow medium
    2026-02-10 symptom cramps pain 2
    2026-02-12 period end
    2026-02-16 sleep 6 h
    2026-02-17 symptom headache pain 5
    2026-02-17 sleep 5 h
    2026-02-20 12:30 supplement "paracetamol" "500 mg"
    2026-02-21 caffeine 2 "coffees"
    2026-02-22 caffeine 1 "coffee"
    2026-02-22 exercise 40 min "swim 2 km"
    2026-02-24 exercise 20 min "swim"
    2026-02-25 flow spotting
    2026-02-25 test ovulation positive
    2026-02-26 note "slow start, better by noon"

    """

  /// The diary as on the last day of February 2026.
  static func rehearsal() throws -> Rehearsal {
    var rehearsal = try Rehearsal(today: "2026-02-28")
    rehearsal.assistant.adopt(Journal(parsing: lines), undoLog: UndoLog())
    return rehearsal
  }
}
