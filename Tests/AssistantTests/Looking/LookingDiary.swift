import Civil
import Journal
import Physiology

@testable import Assistant

/// Diaries for looking back, day by day.
enum LookingDiary {
  static func day(_ iso: String) throws -> CivilDate { try fixture(CivilDate(iso: iso)) }

  static func entry(_ iso: String, _ fact: Fact) throws -> Entry {
    Entry(date: try day(iso), fact: fact)
  }

  /// Periods of five days that begin on the given days.
  static func periods(_ starts: [String]) throws -> [Entry] {
    try starts.flatMap { iso in
      let start = try day(iso)
      return [
        Entry(date: start, fact: .period(.start)), Entry(date: start + 4, fact: .period(.end)),
      ]
    }
  }

  /// Six cycles of 28 days, the last of which runs.
  static let starts = [
    "2025-09-29", "2025-10-27", "2025-11-24", "2025-12-22", "2026-01-19", "2026-02-16",
  ]

  /// The replies to a message on 9 March 2026.
  static func answer(_ text: String, _ entries: [Entry], mode: Mode? = nil) throws -> Turn {
    var bloom = try Rehearsal(entries)
    bloom.assistant.setting.mode = mode
    return bloom.turn(text)
  }
}
