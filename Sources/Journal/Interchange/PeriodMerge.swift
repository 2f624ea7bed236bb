public import Civil
import Physiology

/// What periods from elsewhere change in a journal.
///
/// A record that came before, known by its UUID, is moved where its days have changed. What the
/// file does not mention stays.
public struct PeriodMerge: Hashable, Sendable {
  /// The changes, none once they are made.
  public private(set) var edits: [Edit] = []
  /// Which record each start now belongs to.
  public private(set) var records: [CivilDate: String]
  /// What differs and is left as it is, in words.
  public private(set) var remarks: [String] = []

  private var journal: Journal
  private var marks: PeriodMarks
  /// The start that each record came with before, by its id.
  private var starts: [String: CivilDate]

  /// Reckons what periods change as of a day; `records` says which record each start came from
  /// before. A record without an id is known by its days alone.
  public init(
    _ periods: [PeriodRecord], into journal: Journal, records: [CivilDate: String] = [:],
    today: CivilDate
  ) {
    self.journal = journal
    self.records = records
    marks = PeriodMarks(journal)
    starts = Dictionary(records.map { ($0.value, $0.key) }) { min($0, $1) }
    for record in periods.sorted(by: { ($0.start, $0.id) < ($1.start, $1.id) }) {
      guard record.start <= today else {
        remarks.append("\(record.start.iso) is still ahead; it is left out")
        continue
      }
      merge(record, today: today)
    }
  }

  private mutating func merge(_ record: PeriodRecord, today: CivilDate) {
    moveAway(record)
    let end = record.end.flatMap { $0 <= today ? $0 : nil }
    if let there = marks.period(startingOn: record.start) {
      if let end, there.end == nil, !marks.hasStart(after: record.start, through: end) {
        make(.add(Entry(date: end, fact: .period(.end))))
      } else if let end, let own = there.end, own != end {
        remarks.append(
          "\(record.start.iso) ends on \(own.iso) in your diary and on \(end.iso) in the file; yours stays"
        )
      }
    } else if let near = marks.overlapping(record.start, through: end ?? record.start) {
      remarks.append(
        "\(record.start.iso) overlaps the period of \(near.iso) in your diary; it is left out")
      return
    } else {
      make(.add(Entry(date: record.start, fact: .period(.start))))
      if let end { make(.add(Entry(date: end, fact: .period(.end)))) }
    }
    if !record.id.isEmpty {
      records[record.start] = record.id
      starts[record.id] = record.start
    }
    addNotes(record)
  }

  /// Takes a record's earlier start away where the file has another one.
  private mutating func moveAway(_ record: PeriodRecord) {
    guard !record.id.isEmpty, let old = starts[record.id], records[old] == record.id,
      old != record.start
    else { return }
    records[old] = nil
    guard let there = marks.period(startingOn: old) else { return }
    make(.remove(Entry(date: old, fact: .period(.start))))
    if let end = there.end { make(.remove(Entry(date: end, fact: .period(.end)))) }
    if !record.notes.isEmpty {
      make(.remove(Entry(date: old, fact: .text(.note, record.notes))))
    }
  }

  private mutating func addNotes(_ record: PeriodRecord) {
    guard !record.notes.isEmpty, journal.notes(on: record.start) != record.notes,
      !journal.entries(on: record.start).contains(where: { $0.fact == .text(.note, record.notes) })
    else { return }
    make(.add(Entry(date: record.start, fact: .text(.note, record.notes))))
  }

  /// Makes a change where it changes something.
  private mutating func make(_ edit: Edit) {
    if case .remove = edit {
      let found = journal.entries.last {
        $0.date == edit.entry.date && $0.fact == edit.entry.fact
      }
      guard let found else { return }
      journal.apply(.remove(found))
      edits.append(.remove(found))
    } else {
      journal.apply(edit)
      edits.append(edit)
    }
    guard case .period(let mark) = edit.entry.fact else { return }
    if case .add = edit {
      marks.insert(mark, on: edit.entry.date)
    } else {
      marks.remove(mark, on: edit.entry.date)
    }
  }
}

extension Journal {
  /// The notes of a day, a line each.
  func notes(on date: CivilDate) -> String {
    entries(on: date).compactMap { entry in
      if case .text(.note, let text) = entry.fact { text } else { nil }
    }.joined(separator: "\n")
  }

  /// The periods as records of a MultiMenstrualAPP file, with the notes of their first days;
  /// `id` names the record of a start.
  public func periodRecords(id: (CivilDate) -> String) -> [PeriodRecord] {
    periods.map { period in
      PeriodRecord(
        id: id(period.start), start: period.start, end: period.end, notes: notes(on: period.start))
    }
  }
}
