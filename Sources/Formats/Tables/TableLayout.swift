import Civil
import Journal

/// A table of another app, a day or a cycle a row.
protocol TableLayout: Sendable {
  /// What a file of it is: `a drip export`.
  static var kind: String { get }
  /// The columns that can hold the day, the first one there is.
  static var days: [String] { get }
  /// The columns that are read, in small letters.
  static var columns: Set<String> { get }
  /// The columns that hold nothing about her, which are passed over.
  static var silent: Set<String> { get }
  /// The columns that are known and left out.
  static var left: [String: Omission.Reason] { get }
  /// Words that stand in cells with nothing in them, in small letters.
  static var blanks: Set<String> { get }
  /// How days of figures are read where they could be two; nil where she is to say it.
  static var order: DayOrder? { get }
  /// Whether rows of days ahead are read too, and sorted out by the layout.
  static var readsAhead: Bool { get }

  /// Whether columns of these names, in small letters, are of this layout.
  static func knows(_ columns: Set<String>) -> Bool

  init()
  /// Looks over all rows before one is read.
  mutating func prepare(_ rows: some Sequence<TableRow>, _ draft: inout DiaryDraft)
  /// Takes a row of a day that is reached.
  mutating func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft)
}

extension TableLayout {
  static var silent: Set<String> { [] }
  static var left: [String: Omission.Reason] { [:] }
  static var blanks: Set<String> { [] }
  static var days: [String] { ["date"] }
  static var order: DayOrder? { nil }
  static var readsAhead: Bool { false }

  mutating func prepare(_ rows: some Sequence<TableRow>, _ draft: inout DiaryDraft) {}
}

extension TableLayout {
  /// Reads a whole table.
  static func diary(
    of table: SeparatedTable, _ order: DayOrder?, today: CivilDate
  ) throws(LineFault) -> AppDiary {
    var draft = DiaryDraft(today: today)
    let names = table.header.map { $0.text.lowercased() }
    guard let dated = days.lazy.compactMap({ names.firstIndex(of: $0) }).first else {
      throw LineFault(
        table.header.first?.offset ?? 0, "\(kind) has a column \(days[0]), and this has none",
        "export it again")
    }
    let cells = table.rows.indices.lazy.compactMap { table.rows.cell($0, column: dated) }
    let order = if let order { order } else { try DayOrder.of(cells, else: Self.order) }
    let columns = TableColumns(table.header, of: Self.self, day: dated)
    let blanks = blanks
    let rows = table.rows.lazy.map { TableRow(columns: columns, cells: $0, blanks: blanks) }
    var layout = Self()
    layout.prepare(rows, &draft)
    for (number, row) in rows.enumerated() {
      guard row.cells.count <= names.count else {
        draft.leaveOut(
          "row", .other("it has more cells than there are columns"), value: "\(number + 2)")
        continue
      }
      let text = dated < row.cells.count ? row.cells[dated].text : ""
      guard let day = order.day(text) else {
        guard row.cells.contains(where: { !$0.raw.isEmpty }) else { continue }
        draft.leaveOut(
          text.isEmpty ? "row without a day" : "row of",
          text.isEmpty ? .other("there is no day in it") : .noDay,
          value: text)
        continue
      }
      guard readsAhead || draft.isReached(day) else { continue }
      layout.read(row, on: day, into: &draft)
      leaveOut(row, on: day, &draft)
    }
    return draft.finished(as: kind)
  }

  /// Names what stands in columns that are not read.
  private static func leaveOut(_ row: TableRow, on day: CivilDate, _ draft: inout DiaryDraft) {
    for (place, use) in row.columns.uses.enumerated() {
      guard case .left(let name, let reason) = use, let text = row.text(at: place) else { continue }
      guard reason == .unknown || !text.isNo else { continue }
      draft.leaveOut(name, reason, value: text, on: day)
    }
  }
}
