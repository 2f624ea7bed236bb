import Civil
import Journal

/// What a table holds, by what its columns mean.
struct TableReading {
  /// The entries of Bloom's own table, and the cells of any that were not understood.
  private(set) var arrival = Arrival()
  /// The diary of any other table.
  private(set) var diary: AppDiary
  /// Whether it is a table that Bloom writes, an entry a row.
  let isOwn: Bool

  private var places: Places
  private let columns: [ColumnMeaning]
  private let order: DayOrder
  private var draft: DiaryDraft
  private var starts: [CivilDate] = []
  private var ends: [CivilDate] = []
  /// How many places were not understood and are not named.
  private var silent = 0
  private var memory: RowMemory
  /// Where the row begins that is read.
  private var rowStart = 0

  /// Reads the rows; `meanings` names columns that do not speak for themselves.
  init(
    _ table: SeparatedTable, in bytes: [UInt8], meanings: [String: ColumnMeaning],
    order: DayOrder?, today: CivilDate
  ) throws(LineFault) {
    var places = Places(in: bytes)
    var issues: [InterchangeIssue] = []
    let columns = Self.columns(of: table, meanings, &places, &issues)
    let names = table.header.map(\.text)
    if let stray = meanings.keys.sorted().first(where: { !names.contains($0) }) {
      throw LineFault(
        table.header.first?.offset ?? 0, "there is no column \(Excerpt.shortened(stray.clipped))",
        "the columns are "
          + names.prefix(50).map { Excerpt.cleaned($0.clipped) }.joined(separator: ", "))
    }
    let dated = columns.indices.filter {
      if case .mark = columns[$0] { true } else { columns[$0] == .date }
    }
    guard columns.contains(.date) || columns.contains(.mark(.start)) else {
      throw LineFault(
        table.header.first?.offset ?? 0, "no column says which day it is",
        "name it with --map COLUMN=date")
    }
    let rows = table.rows
    let days = rows.indices.lazy.flatMap { row in
      dated.lazy.compactMap { rows.cell(row, column: $0) }
    }
    if let order { self.order = order } else { self.order = try DayOrder.of(days) }
    self.columns = columns
    memory = RowMemory(columns: columns.count)
    self.places = places
    isOwn = columns.contains(.kind) && columns.contains(.date)
    draft = DiaryDraft(today: today)
    diary = draft.finished(as: "a table")
    arrival.issues = issues
    for row in rows { read(row) }
    tellPeriods()
    nameSilent()
    diary = draft.finished(
      as: columns.contains(.mark(.start)) && !columns.contains(.date)
        ? "a table of periods" : "a table")
  }

  private static func columns(
    of table: SeparatedTable, _ meanings: [String: ColumnMeaning], _ places: inout Places,
    _ issues: inout [InterchangeIssue]
  ) -> [ColumnMeaning] {
    table.header.map { cell in
      if let given = meanings[cell.text] { return given }
      if let known = ColumnMeaning(header: cell.text) { return known }
      let name =
        cell.text.isEmpty ? "a column without a name" : Excerpt.shortened(cell.text.clipped)
      let fault = LineFault(
        cell.offset, "\(name) is no column that is known; it is left out",
        "say what it holds with --map COLUMN=KIND, or COLUMN=- for nothing")
      issues.append(places.issue(fault))
      return .ignored
    }
  }

  private mutating func read(_ row: [SeparatedTable.Cell]) {
    rowStart = row.first?.offset ?? 0
    if let extra = row.dropFirst(columns.count).first(where: { !$0.text.isEmpty }) {
      return leaveOut(
        extra,
        LineFault(
          0, "this row has more cells than there are columns",
          "put a cell with a separator in it in quotes"))
    }
    let cells = Array(zip(columns, row))
    let dateCell = cells.first { $0.0 == .date }?.1
    let date = dateCell.flatMap { order.day($0.raw) }
    if let dateCell, date == nil {
      let what =
        dateCell.text.isEmpty
        ? "there is no day here" : "\(Excerpt.shortened(dateCell.text.clipped)) is no real day"
      return leaveOut(dateCell, LineFault(0, what, "write it as YYYY-MM-DD"))
    }
    let timeCell = cells.first { $0.0 == .time }?.1
    let time = timeCell.flatMap { DayText.time($0.raw) }
    if !isOwn, let date, !draft.isReached(date) { return }
    readMarks(cells, date)
    readKind(cells, date, time)
    guard let date else { return }
    for (column, (meaning, cell)) in cells.enumerated() where Self.isFilled(cell) {
      do throws(LineFault) {
        try read(cell, meaning, column: column, on: date, at: time)
      } catch {
        leaveOut(cell, error)
      }
    }
  }

  private mutating func read(
    _ cell: SeparatedTable.Cell, _ meaning: ColumnMeaning, column: Int, on date: CivilDate,
    at time: ClockTime?
  ) throws(LineFault) {
    if case .flow = meaning {
      switch try CellFacts.bleeding(meaning, cell.text) {
      case .none: return
      case .unsaid: return draft.bleed(on: date, nil)
      case .of(let flow): return draft.bleed(on: date, flow)
      }
    }
    for fact in try memory.facts(cell, meaning, column: column) {
      if case .flow(let flow, let color) = fact {
        draft.bleed(on: date, flow, color: color)
      } else {
        draft.add(fact, on: date, at: time)
      }
    }
  }

  private static func isFilled(_ cell: SeparatedTable.Cell) -> Bool {
    !cell.raw.isEmpty && !cell.text.isEmpty
  }

  private mutating func leaveOut(_ cell: SeparatedTable.Cell, _ fault: LineFault) {
    guard arrival.issues.count < ReadingLimits.issues else {
      silent += 1
      return
    }
    let remedy = "\(fault.remedy); it is left out"
    // A place deep in a long row would be looked for in all that stands before it.
    guard cell.offset - rowStart <= ReadingLimits.property else {
      let place = LineFault(0, "\(fault.problem), at byte \(cell.offset + 1)", remedy)
      return arrival.issues.append(InterchangeIssue(place, in: []))
    }
    arrival.issues.append(places.issue(LineFault(cell.offset, fault.problem, remedy)))
  }

  /// Says how many places there are beside those that are named.
  private mutating func nameSilent() {
    guard silent > 0 else { return }
    let fault = LineFault(
      0, "\(silent) more places are not understood", "they are left out and not named")
    arrival.issues.append(InterchangeIssue(fault, in: []))
  }

  /// Rows of a period each, or days that are marked as a first or last one.
  private mutating func readMarks(
    _ cells: [(ColumnMeaning, SeparatedTable.Cell)], _ date: CivilDate?
  ) {
    var start: CivilDate?
    var end: CivilDate?
    var isBroken = false
    for (meaning, cell) in cells where Self.isFilled(cell) {
      guard case .mark(let mark) = meaning, !cell.text.isNo else { continue }
      guard let day = cell.text.isYes ? date : order.day(cell.raw) else {
        leaveOut(
          cell,
          LineFault(
            0, "\(Excerpt.shortened(cell.text.clipped)) is no real day", "write it as YYYY-MM-DD"))
        isBroken = isBroken || mark == .start
        continue
      }
      if mark == .start { start = day } else { end = day }
    }
    guard !isBroken else { return }
    guard let start else {
      if let end { ends.append(end) }
      return
    }
    if end == nil, let length = length(cells) { end = start.advanced(by: length - 1) }
    if let end { draft.tell(start, end) } else { starts.append(start) }
  }

  /// The length of a period in days, where a column tells it.
  private func length(_ cells: [(ColumnMeaning, SeparatedTable.Cell)]) -> Int? {
    let text = cells.first { $0.0 == .length }?.1.text
    return text.flatMap { NumberText.whole($0) }.flatMap { (1...400).contains($0) ? $0 : nil }
  }

  /// A row of an entry's kind and words.
  private mutating func readKind(
    _ cells: [(ColumnMeaning, SeparatedTable.Cell)], _ date: CivilDate?, _ time: ClockTime?
  ) {
    guard let date, let kind = cells.first(where: { $0.0 == .kind })?.1 else { return }
    let value = cells.first { $0.0 == .value }?.1
    do throws(LineFault) {
      let fact = try memory.fact(kind: kind.text, value)
      arrival.items.append(.entry(Entry(date: date, time: time, fact: fact)))
    } catch {
      leaveOut(value ?? kind, error)
    }
  }

  /// Starts and ends that stand in rows of their own; without any end they last as the bleeding does.
  private mutating func tellPeriods() {
    let starts = Set(starts).sorted()
    if !columns.contains(.mark(.end)), draft.told.isEmpty, !draft.bleeding.isEmpty {
      for start in starts { draft.begin(on: start) }
      return
    }
    let ends = ends.sorted()
    var place = 0
    for (index, start) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1] : .latest
      while place < ends.count, ends[place] < start { place += 1 }
      draft.tell(start, place < ends.count && ends[place] < next ? ends[place] : nil)
    }
  }
}
