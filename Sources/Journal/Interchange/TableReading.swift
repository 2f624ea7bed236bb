import Civil

/// What a table holds, by what its columns mean.
struct TableReading {
  private(set) var arrival = Arrival()
  /// Periods told by their days, or seen in the bleeding.
  private(set) var periods: [PeriodRecord] = []
  /// How many of the periods were seen in the bleeding.
  private(set) var seen = 0

  private var places: Places
  private let columns: [ColumnMeaning]
  private let order: DayOrder
  private var starts: [CivilDate] = []
  private var ends: [CivilDate] = []

  /// Reads the rows; `meanings` names columns that do not speak for themselves.
  init(
    _ bytes: [UInt8], meanings: [String: ColumnMeaning], order: DayOrder?
  ) throws(LineFault) {
    var places = Places(in: bytes)
    let table = try Table(bytes)
    var issues: [InterchangeIssue] = []
    let columns: [ColumnMeaning] = table.header.map { cell in
      if let given = meanings[cell.text] { return given }
      if let known = ColumnMeaning(header: cell.text) { return known }
      let name = cell.text.isEmpty ? "a column without a name" : Excerpt.shortened(cell.text)
      let fault = LineFault(
        cell.offset, "\(name) is no column that is known; it is left out",
        "say what it holds with --map COLUMN=KIND, or COLUMN=- for nothing")
      issues.append(places.issue(fault))
      return .ignored
    }
    let names = table.header.map(\.text)
    if let stray = meanings.keys.sorted().first(where: { !names.contains($0) }) {
      throw LineFault(
        table.header[0].offset, "there is no column \(Excerpt.shortened(stray))",
        "the columns are " + names.map(Excerpt.cleaned).joined(separator: ", "))
    }
    let dated = columns.indices.filter {
      if case .mark = columns[$0] { true } else { columns[$0] == .date }
    }
    guard columns.contains(.date) || columns.contains(.mark(.start)) else {
      throw LineFault(
        table.header[0].offset, "no column says which day it is",
        "name it with --map COLUMN=date")
    }
    let days = table.rows.flatMap { row in dated.compactMap { $0 < row.count ? row[$0] : nil } }
    if let order { self.order = order } else { self.order = try DayOrder.of(days) }
    self.columns = columns
    self.places = places
    arrival.issues = issues
    for row in table.rows { read(row) }
    gatherPeriods()
  }

  private mutating func read(_ row: [Table.Cell]) {
    let cells = Array(zip(columns, row))
    let dateCell = cells.first { $0.0 == .date }?.1
    let date = dateCell.flatMap { order.day($0.text) }
    if let dateCell, date == nil {
      let what =
        dateCell.text.isEmpty
        ? "there is no day here" : "\(Excerpt.shortened(dateCell.text)) is no real day"
      return leaveOut(dateCell, LineFault(0, what, "write it as YYYY-MM-DD"))
    }
    let timeCell = cells.first { $0.0 == .time }?.1
    let time = timeCell.flatMap { ClockTime(iso: String($0.text.prefix(5))) }
    readMarks(cells, date)
    readKind(cells, date, time)
    guard let date else { return }
    for (meaning, cell) in cells where !cell.text.isEmpty {
      do throws(LineFault) {
        for fact in try CellReading.facts(meaning, cell.text) {
          let entry = Entry(date: date, time: time, fact: fact)
          if let fault = entry.fault { throw fault }
          arrival.items.append(.entry(entry))
        }
      } catch {
        leaveOut(cell, error)
      }
    }
  }

  private mutating func leaveOut(_ cell: Table.Cell, _ fault: LineFault) {
    let place = LineFault(cell.offset, fault.problem, "\(fault.remedy); it is left out")
    arrival.issues.append(places.issue(place))
  }

  /// Rows of a period each, or days that are marked as a first or last one.
  private mutating func readMarks(_ cells: [(ColumnMeaning, Table.Cell)], _ date: CivilDate?) {
    var start: CivilDate?
    for (meaning, cell) in cells where !cell.text.isEmpty {
      guard case .mark(let mark) = meaning, !CellReading.isNo(cell.text) else { continue }
      guard let day = CellReading.isYes(cell.text) ? date : order.day(cell.text) else {
        leaveOut(
          cell,
          LineFault(0, "\(Excerpt.shortened(cell.text)) is no real day", "write it as YYYY-MM-DD"))
        continue
      }
      switch mark {
      case .start: start = day
      case .end where start.map({ day < $0 }) ?? false:
        leaveOut(cell, LineFault(0, "this period ends before it begins", "look at its days"))
      case .end where start.map({ day - $0 >= 15 }) ?? false:
        leaveOut(
          cell, LineFault(0, "this period is longer than any is taken for", "look at its days"))
      case .end: ends.append(day)
      }
    }
    if let start { starts.append(start) }
  }

  /// A row of an entry's kind and words.
  private mutating func readKind(
    _ cells: [(ColumnMeaning, Table.Cell)], _ date: CivilDate?, _ time: ClockTime?
  ) {
    guard let date, let kind = cells.first(where: { $0.0 == .kind })?.1 else { return }
    let value = cells.first { $0.0 == .value }?.1
    do throws(LineFault) {
      let fact = try CellReading.fact(kind: kind.text, value: value?.text ?? "")
      let entry = Entry(date: date, time: time, fact: fact)
      if let fault = entry.fault { throw fault }
      arrival.items.append(.entry(entry))
    } catch {
      leaveOut(value ?? kind, error)
    }
  }

  private mutating func gatherPeriods() {
    if columns.contains(.mark(.start)) {
      let starts = Set(starts).sorted()
      for (index, start) in starts.enumerated() {
        let next = index + 1 < starts.count ? starts[index + 1] : .latest
        let end = ends.filter { start <= $0 && $0 < next && $0 - start < 15 }.min()
        periods.append(PeriodRecord(id: "", start: start, end: end, notes: ""))
      }
    } else if !columns.contains(.kind) {
      periods = Self.periods(
        ofBleedingOn: arrival.entries.compactMap { entry in
          if case .flow(let flow, _) = entry.fact, flow > .spotting { entry.date } else { nil }
        })
      seen = periods.count
    }
  }

  /// Bleeding is one period while no two days in a row are free of it; spotting is none.
  private static func periods(ofBleedingOn days: [CivilDate]) -> [PeriodRecord] {
    var periods: [PeriodRecord] = []
    for day in Set(days).sorted() {
      if let end = periods.last?.end, day - end <= 2 {
        periods[periods.count - 1].end = day
      } else {
        periods.append(PeriodRecord(id: "", start: day, end: day, notes: ""))
      }
    }
    return periods
  }
}
