public import Civil
public import Journal

/// A file from elsewhere, as it was understood.
public enum Interchange: Sendable {
  /// Bloom's own JSON.
  case diary(Arrival)
  /// Bloom's own table, an entry a row.
  case table(Arrival)
  /// A MultiMenstrualAPP file.
  case people(PeriodFile)
  /// Any other app's file or table, with the cells that were not understood.
  case app(AppDiary, [InterchangeIssue])

  /// Reads a file of any format that is known; throws where nothing can be made of it at all.
  ///
  /// `meanings` and `order` say how the columns and days of a table are to be read; `today` is the
  /// last day of which something is taken.
  public init(
    _ bytes: [UInt8], name: String = "", meanings: [String: ColumnMeaning] = [:],
    order: DayOrder? = nil, today: CivilDate = .latest
  ) throws(InterchangeIssue) {
    var bytes = bytes
    do throws(LineFault) {
      if GzipFile.knows(bytes) { bytes = try GzipFile.unpacked(bytes) }
      bytes = Transcoding.utf8(bytes)
      let file = SourceFile(name: name, bytes: bytes, order: order)
      self = try Self.read(file, meanings, today)
    } catch {
      throw Self.issue(error, in: bytes)
    }
  }

  private static func read(
    _ file: SourceFile, _ meanings: [String: ColumnMeaning], _ today: CivilDate
  ) throws(LineFault) -> Interchange {
    let sort = FileSort(file)
    switch sort {
    case .health:
      var export = HealthExport(today: today)
      _ = file.bytes.withUnsafeBytes { export.take($0, isLast: true) }
      return .app(export.finished(), [])
    case .database: return .app(try HealthConnect.diary(of: file, today: today), [])
    default: break
    }
    if let fault = FileSignature.fault(of: file.bytes) { throw fault }
    switch sort {
    case .empty: throw LineFault(0, "this file is empty", "look whether it is the right one")
    case .document: return try document(file, today)
    case .calendar where meanings.isEmpty:
      return .app(try CalendarFile.diary(of: file, today: today), [])
    case .floText where meanings.isEmpty:
      return .app(try FloText.diary(of: file, today: today), [])
    case .myCalendar where meanings.isEmpty:
      return .app(try MyCalendar.diary(of: file, today: today), [])
    case .samsung where meanings.isEmpty:
      return .app(try SamsungTable.diary(of: file, today: today), [])
    default: return try table(file, meanings, today)
    }
  }

  private static func table(
    _ file: SourceFile, _ meanings: [String: ColumnMeaning], _ today: CivilDate
  ) throws(LineFault) -> Interchange {
    let table = try SeparatedTable(file.bytes)
    if meanings.isEmpty {
      let names = Set(table.header.map { $0.text.lowercased() })
      if let layout = tables.first(where: { $0.knows(names) }) {
        return .app(try layout.diary(of: table, file.order, today: today), [])
      }
    }
    let reading = try TableReading(
      table, in: file.bytes, meanings: meanings, order: file.order, today: today)
    if reading.isOwn { return .table(reading.arrival) }
    return .app(reading.diary, reading.arrival.issues)
  }

  private static func document(
    _ file: SourceFile, _ today: CivilDate
  ) throws(LineFault) -> Interchange {
    let node = try JSONText.read(file.bytes)
    if DiaryText.isKnown(node) {
      let lost = (node["entries"]?.list ?? []).count { row in
        row["remark"] == nil && row["date"]?.text.flatMap { CivilDate(iso: $0) } == nil
      }
      guard lost <= ReadingLimits.lostEntries else {
        throw LineFault(
          node.offset, "\(lost) of its entries have no day", "take it from a copy that is whole")
      }
      let lines = hasShortLines(file.bytes) ? file.bytes : []
      var arrival = try DiaryText.read(node, of: lines)
      shorten(&arrival.issues)
      return .diary(arrival)
    }
    if PeriodFile.isKnown(node) { return .people(try people(node, file.bytes)) }
    guard let layout = documents.first(where: { $0.knows(node) }) else {
      throw LineFault(
        node.offset, "this JSON is of no app that is known here",
        "take Bloom's own, an export of an app that bloom help import names, or a table (CSV)")
    }
    var draft = DiaryDraft(today: today)
    layout.read(node, into: &draft)
    return .app(draft.finished(as: layout.kind), [])
  }

  private static func people(
    _ node: JSONNode, _ bytes: [UInt8]
  ) throws(LineFault) -> PeriodFile {
    let profiles = node["profiles"]?.list ?? []
    let most = profiles.lazy.map { $0["periodRecords"]?.list?.count ?? 0 }.max() ?? 0
    guard profiles.count <= ReadingLimits.people, most <= ReadingLimits.periods else {
      throw LineFault(
        node.offset, "this file has \(profiles.count) people and \(most) periods of one of them",
        "at most \(ReadingLimits.people) people and \(ReadingLimits.periods) periods of each are read"
      )
    }
    let isSmall = bytes.count <= ReadingLimits.text && hasShortLines(bytes)
    var people = try PeriodFile(node, of: isSmall ? bytes : [])
    shorten(&people.issues)
    return people
  }

  /// Whether a place in the bytes is found and shown without going over a long line again and again.
  private static func hasShortLines(_ bytes: [UInt8]) -> Bool {
    var begin = 0
    for (place, byte) in bytes.enumerated() {
      if byte == 0x0A { begin = place + 1 }
      if place - begin > ReadingLimits.property { return false }
    }
    return true
  }

  private static func shorten(_ issues: inout [InterchangeIssue]) {
    let more = issues.count - ReadingLimits.issues
    guard more > 0 else { return }
    issues.removeLast(more)
    let fault = LineFault(
      0, "\(more) more places are not understood", "they are left out and not named")
    issues.append(InterchangeIssue(fault, in: []))
  }

  /// The fault with its place; in a long line it is told by its byte.
  private static func issue(_ fault: LineFault, in bytes: [UInt8]) -> InterchangeIssue {
    let offset = min(max(fault.offset, 0), bytes.count)
    let before = bytes[..<offset].suffix(ReadingLimits.property + 1)
    guard before.count > ReadingLimits.property, !before.contains(0x0A) else {
      let isText = offset > 0 || FileSignature.isText(bytes)
      return InterchangeIssue(fault, in: isText ? bytes : [])
    }
    return InterchangeIssue(
      LineFault(0, "\(fault.problem), at byte \(offset + 1)", fault.remedy), in: [])
  }

  /// The tables of apps, those that are told by more columns first.
  private static let tables: [any TableLayout.Type] = [
    Drip.self, CyclePath.self, FitbitCycles.self, FitbitSymptoms.self, SymptothermalTable.self,
    FertilityFriend.self, Kindara.self, NaturalCycles.self, Femometer.self, OuraTrends.self,
    WhoopNights.self, WhoopJournal.self, Metra.self, FertilityDays.self,
  ]

  private static let documents: [any DocumentLayout.Type] = [
    FloDocument.self, Menstrudel.self, Mensinator.self, GarminCycles.self, GarminDays.self,
    Periodical.self, ClueMeasurements.self, ClueBackup.self,
  ]
}
