public import Civil
import Physiology

/// What entries say together that cannot be so.
extension Journal {
  /// Every contradiction among starts, ends, gaps and breaks as of `today`, by line, each with its
  /// place and remedy; forecasts leave such entries out or take them as mended.
  ///
  /// `file` is the name that the issues show.
  public func recordIssues(file: String, today: CivilDate) -> [JournalIssue] {
    var issues: [JournalIssue] = []
    var seen: Set<CivilDate> = []
    let periods = periods
    let starts = Set(periods.map(\.start))
    let ends = Set(periods.compactMap(\.end))
    for (index, line) in lines.enumerated() {
      guard let entry = line.entry else { continue }
      let fault: LineFault? =
        switch entry.fact {
        case .period(.start) where !seen.insert(entry.date).inserted:
          LineFault(HistoryError.duplicateStart(entry.date))
        case .period(.start) where entry.date > today:
          LineFault(HistoryError.startInFuture(entry.date, today: today))
        case .period(.end) where !ends.contains(entry.date):
          LineFault(
            0, "the period that ends on \(entry.date) has no start of its own",
            "add its start or remove this end")
        case .period(.end) where entry.date > today:
          Self.endInFuture(entry.date, of: periods, today: today)
        case .gap(let after, _) where !starts.contains(after),
          .asked(let after)
        where !starts.contains(after):
          LineFault(0, "no period starts on \(after)", "correct the day or remove this line")
        case .pause(_, let until?) where until < entry.date:
          LineFault(HistoryError.breakEndsBeforeItBegins(from: entry.date, to: until))
        default: nil
        }
      guard let fault else { continue }
      issues.append(
        JournalIssue(
          .contradiction, file: file, line: index + 1, bytes: line.bytes, fault: fault))
    }
    return issues
  }

  private static func endInFuture(
    _ end: CivilDate, of periods: [Period], today: CivilDate
  ) -> LineFault? {
    periods.last { $0.end == end }.map {
      LineFault(HistoryError.endInFuture(start: $0.start, end: end, today: today))
    }
  }
}

extension LineFault {
  /// A fault of the record.
  fileprivate init(_ error: HistoryError) { self.init(0, error.problem, error.remedy) }
}
