import Civil
import Journal

/// A cycle of cycle-path, in columns of two letters.
struct CyclePath: TableLayout {
  static let kind = "a cycle-path file"
  static let days = ["d"]
  static let order: DayOrder? = .dayFirst
  static let columns: Set<String> = ["cd", "bf", "bt", "ok", "it", "sp"]
  static let left: [String: Omission.Reason] = Dictionary(
    uniqueKeysWithValues: [
      "ms", "cl", "cm", "cp", "cf", "hp", "ft", "op", "fu", "br", "mo", "me", "co", "vs", "cu",
      "rx", "te", "bx",
    ].map { ($0, Omission.Reason.other("this column of two letters has no known code")) })

  private var unit = Temperature.Unit.celsius
  private var last: Int?

  static func knows(_ columns: Set<String>) -> Bool {
    columns.isSuperset(of: ["d", "cd"])
  }

  init() {}

  mutating func prepare(_ rows: some Sequence<TableRow>, _ draft: inout DiaryDraft) {
    let values = rows.compactMap { $0["bf"].flatMap { NumberText.decimal($0)?.value } }
    guard !values.isEmpty else { return }
    unit = values.reduce(0, +) / Double(values.count) > 60 ? .fahrenheit : .celsius
    draft.remark("Its temperatures have no unit and are taken for °\(unit.rawValue) by their size")
  }

  mutating func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    if let number = row["cd"].flatMap({ NumberText.whole($0) }), (1...400).contains(number) {
      if last.map({ number < $0 }) ?? true {
        let start = day.advanced(by: 1 - number)
        draft.begin(on: start)
        if number > 1 {
          draft.remark(
            "The first day \(start.iso) is worked out from cycle day \(number) on \(day.iso)")
        }
      }
      last = number
    }
    if let temperature = row["bf"] {
      draft.temperature(
        temperature, unit, isDisturbed: row["ok"]?.hasPrefix("-") ?? false, on: day,
        at: row["bt"].flatMap { DayText.time($0) }, of: "bf")
    }
    if row["it"].map({ !$0.isNo }) ?? false { draft.sex(nil, on: day) }
    draft.note(row.raw("sp"), on: day)
  }
}
