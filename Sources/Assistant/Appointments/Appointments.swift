import Civil
import Journal
import Physiology

/// The visits the diary holds.
struct Appointments {
  /// A visit: its entry, and whether it was noted before a pregnancy was lost.
  struct Visit: Hashable {
    let entry: Entry
    let isBeforeLoss: Bool

    var title: String {
      if case .text(_, let text) = entry.fact { text } else { "" }
    }
  }

  /// By day and time, those without a time first.
  let visits: [Visit]

  init(_ journal: Journal) {
    let entries = journal.entries
    let loss =
      journal.isAfterLoss ? entries.lastIndex { $0.fact == .pregnancy(.ended(.loss)) } : nil
    visits = entries.enumerated().compactMap { index, entry in
      guard case .text(.appointment, _) = entry.fact else { return nil }
      return Visit(entry: entry, isBeforeLoss: loss.map { index < $0 } ?? false)
    }.sorted {
      ($0.entry.date, $0.entry.time ?? .midnight) < ($1.entry.date, $1.entry.time ?? .midnight)
    }
  }

  /// Those from a moment on.
  func upcoming(from now: Moment) -> [Visit] {
    visits.filter {
      $0.entry.date > now.date
        || $0.entry.date == now.date && ($0.entry.time.map { $0 >= now.time } ?? true)
    }
  }
}
