import Civil
import Journal

/// `health_connect_export.db`, the database of Health Connect: a table for each type of record.
struct HealthConnect {
  private var draft: DiaryDraft

  private static let ending = "_record_table"
  /// The tables that are read; the others are named.
  private static let known: [String] = [
    "menstruation_period", "menstruation_flow", "intermenstrual_bleeding", "cervical_mucus",
    "ovulation_test", "sexual_activity", "basal_body_temperature",
  ]

  /// What the database holds; a fault where it is another app's.
  static func diary(of file: SourceFile, today: CivilDate) throws(LineFault) -> AppDiary {
    var database = try Database(file.bytes)
    let names = database.tables.keys.filter { $0.hasSuffix(ending) }.sorted()
    guard !names.isEmpty else {
      throw LineFault(
        0, "this is a SQLite database, and not that of Health Connect",
        "no other is read; export CSV or JSON from the app, or a table from the database")
    }
    var reading = HealthConnect(draft: DiaryDraft(today: today))
    for name in known {
      guard let table = database.tables[name + ending] else { continue }
      database.read(table) { reading.take($0, of: name) }
    }
    for name in names where !known.contains(String(name.dropLast(ending.count))) {
      guard let table = database.tables[name] else { continue }
      var count = 0
      database.read(table) { _ in count += 1 }
      guard count > 0 else { continue }
      reading.draft.leaveOut(String(name.dropLast(ending.count)), .noPlace, times: count)
    }
    if database.isDamaged {
      reading.draft.remark("The database is damaged; the rows that can be read are taken")
    }
    return reading.draft.finished(as: "a Health Connect export")
  }

  private mutating func take(_ row: DatabaseRow, of name: String) {
    if name == "menstruation_period" { return takePeriod(row) }
    let moment = Self.moment(row["time"], row["zone_offset"])
    guard let day = Self.day(row) ?? moment?.day else {
      return draft.leaveOut(name, .noDay, value: row["time"]?.integer.map(String.init))
    }
    guard draft.isReached(day) else { return }
    switch name {
    case "menstruation_flow": takeFlow(row, on: day)
    case "intermenstrual_bleeding": draft.bleed(on: day, .spotting)
    case "cervical_mucus": takeMucus(row, on: day)
    case "ovulation_test": takeTest(row, on: day)
    case "sexual_activity": takeSex(row, on: day)
    default: takeTemperature(row, on: day, at: moment?.time)
    }
  }

  private mutating func takePeriod(_ row: DatabaseRow) {
    let first = Self.moment(row["start_time"], row["start_zone_offset"])
    guard let start = Self.day(row) ?? first?.day else {
      return draft.leaveOut(
        "menstruation_period", .noDay, value: row["start_time"]?.integer.map(String.init))
    }
    // The end is the moment after the last one: a midnight is still the day before.
    let end = row["end_time"]?.integer.flatMap { end -> CivilDate? in
      let isAfter = row["start_time"]?.integer.map { $0 < end } ?? false
      return Self.moment(.integer(isAfter ? end - 1 : end), row["end_zone_offset"])?.day
    }
    draft.tell(start, end)
  }

  private mutating func takeFlow(_ row: DatabaseRow, on day: CivilDate) {
    let flows: [Flow?] = [nil, .light, .medium, .heavy]
    let step = row["flow"]?.integer ?? 0
    guard flows.indices.contains(step) else {
      draft.bleed(on: day, nil)
      return draft.leaveOut("flow", .outOfRange, value: "\(step)", on: day)
    }
    draft.bleed(on: day, flows[step])
  }

  private mutating func takeMucus(_ row: DatabaseRow, on day: CivilDate) {
    let words = ["dry", "sticky", "creamy", "watery", "eggwhite", "unusual"]
    if let sensation = row["sensation"]?.integer, sensation != 0 {
      let strengths = ["light", "medium", "heavy"]
      draft.leaveOut(
        "sensation of the cervical mucus", .noPlace,
        value: strengths.indices.contains(sensation - 1)
          ? strengths[sensation - 1] : "\(sensation)", on: day)
    }
    let step = row["appearance"]?.integer ?? 0
    guard words.indices.contains(step - 1) else {
      return draft.leaveOut(
        "cervical mucus", step == 0 ? .unclear : .outOfRange, value: "\(step)", on: day)
    }
    draft.discharge(words[step - 1], on: day, of: "cervical mucus")
  }

  private mutating func takeTest(_ row: DatabaseRow, on day: CivilDate) {
    let words = ["inconclusive", "positive", "high", "negative"]
    let step = row["result"]?.integer ?? 0
    let word = words.indices.contains(step) ? words[step] : "\(step)"
    draft.ovulationTest(word, on: day, of: "ovulation test")
  }

  private mutating func takeSex(_ row: DatabaseRow, on day: CivilDate) {
    let step = row["protection_used"]?.integer ?? 0
    draft.sex(step == 1 ? true : step == 2 ? false : nil, on: day)
  }

  private mutating func takeTemperature(
    _ row: DatabaseRow, on day: CivilDate, at time: ClockTime?
  ) {
    guard let value = row["temperature"]?.real, let amount = Amount(value) else {
      return draft.leaveOut("basal body temperature", .outOfRange, on: day)
    }
    draft.temperature(
      amount.description, .celsius, on: day, at: time, of: "basal body temperature")
  }

  /// The day that the app took a record for, as a number of days.
  private static func day(_ row: DatabaseRow) -> CivilDate? {
    row["local_date"]?.integer.flatMap(day)
  }

  private static func day(_ number: Int) -> CivilDate? {
    (-25_567...84_370).contains(number) ? CivilDate(dayNumber: number) : nil
  }

  /// The day and time where she was, from milliseconds of UTC and an offset in seconds.
  private static func moment(
    _ time: DatabaseValue?, _ offset: DatabaseValue?
  ) -> (day: CivilDate, time: ClockTime?)? {
    guard let milliseconds = time?.integer, milliseconds.magnitude < 1 << 53 else { return nil }
    let shift = offset?.integer ?? 0
    guard shift.magnitude <= 86_400 else { return nil }
    let seconds = Int((Double(milliseconds) / 1_000).rounded(.down)) + shift
    let number = Int((Double(seconds) / 86_400).rounded(.down))
    let minutes = (seconds - number * 86_400) / 60
    return day(number).map { ($0, ClockTime(hour: minutes / 60, minute: minutes % 60)) }
  }
}
