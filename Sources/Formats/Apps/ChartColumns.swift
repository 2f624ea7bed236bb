import Civil
import Journal

/// The columns that fertility charts have in common.
enum ChartColumns {
  static let names: Set<String> = [
    "temp", "temperature", "time", "temp time", "cervical fluid", "cervix", "opk", "period",
    "intercourse", "notes", "pregnancy test",
  ]

  static func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    if let temperature = row[["temp", "temperature"]] {
      draft.temperature(
        temperature, on: day, at: row[["time", "temp time"]].flatMap { DayText.time($0) },
        of: "Temp")
    }
    if let fluid = row["cervical fluid"], fluid != "-" { readFluid(fluid, on: day, into: &draft) }
    if let cervix = row["cervix"], cervix != "-" { readCervix(cervix, on: day, into: &draft) }
    if let test = row["opk"] { draft.ovulationTest(test, on: day, of: "OPK") }
    if let test = row["pregnancy test"], test != "-" {
      draft.pregnancyTest(test, on: day, of: "Pregnancy Test")
    }
    if let period = row["period"], period != "-" { draft.flow(period, on: day, of: "Period") }
    if let sex = row["intercourse"] { draft.intercourse(sex, on: day) }
    draft.note(row.raw("notes"), on: day)
  }

  /// Words and letters, of which several may stand in a cell: the most fertile one counts.
  private static func readFluid(_ text: String, on day: CivilDate, into draft: inout DiaryDraft) {
    if DischargeNames.known[text.snake] != nil {
      return draft.discharge(text, on: day, of: "Cervical Fluid")
    }
    let words = text.split(whereSeparator: { ",;/+".contains($0) }).map { $0.stripped }
    let known = words.compactMap { DischargeNames.known[$0.snake] }
    if let best = known.max(by: { rank($0) < rank($1) }) {
      draft.add(.discharge(best), on: day)
    }
    for word in words where DischargeNames.known[word.snake] == nil && !word.isNo {
      draft.leaveOut("Cervical Fluid", .noPlace, value: word, on: day)
    }
  }

  private static func rank(_ discharge: Discharge) -> Int {
    Discharge.allCases.firstIndex(of: discharge) ?? 0
  }

  /// `Low/Closed/Firm`: position, opening and firmness, in any order.
  private static func readCervix(_ text: String, on day: CivilDate, into draft: inout DiaryDraft) {
    let words = text.split(whereSeparator: { ",;/".contains($0) }).map { $0.stripped }
    let firmness = words.first { ["hard", "firm", "soft"].contains($0.snake) }
    let opening =
      words.first { ["closed", "open", "partial", "partially_open"].contains($0.snake) }
      ?? (words.count == 3 && words[1].snake == "medium" ? words[1] : nil)
      ?? (words.count == 2 ? words.first { $0.snake == "medium" } : nil)
    let rest = words.enumerated().filter { place, word in
      word != firmness && !(word == opening && (words.count < 3 || place == 1))
    }.map(\.element)
    draft.cervix(opening, firmness, position: rest.first, on: day, of: "Cervix")
  }
}
