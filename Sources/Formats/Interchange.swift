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
    let bytes = Transcoding.utf8(bytes)
    if HealthExport.knows(bytes) {
      var export = HealthExport(today: today)
      _ = bytes.withUnsafeBytes { export.take($0, isLast: true) }
      self = .app(export.finished(), [])
      return
    }
    if let fault = FileSignature.fault(of: bytes) { throw InterchangeIssue(fault, in: []) }
    do throws(LineFault) {
      let file = SourceFile(name: name, bytes: bytes, order: order)
      self = try Self.read(file, meanings, today)
    } catch {
      throw InterchangeIssue(error, in: bytes)
    }
  }

  private static func read(
    _ file: SourceFile, _ meanings: [String: ColumnMeaning], _ today: CivilDate
  ) throws(LineFault) -> Interchange {
    guard let first = file.first else {
      throw LineFault(0, "this file is empty", "look whether it is the right one")
    }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return try document(file, today)
    }
    if meanings.isEmpty {
      if CalendarFile.knows(file) { return .app(CalendarFile.diary(of: file, today: today), []) }
      if FloText.knows(file) { return .app(FloText.diary(of: file, today: today), []) }
      if MyCalendar.knows(file) { return .app(MyCalendar.diary(of: file, today: today), []) }
      if SamsungTable.knows(file) {
        return .app(try SamsungTable.diary(of: file, today: today), [])
      }
    }
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
    let node = try JSONReader.read(file.bytes)
    if DiaryText.isKnown(node) { return .diary(try DiaryText.read(node, of: file.bytes)) }
    if PeriodFile.isKnown(node) { return .people(try PeriodFile(node, of: file.bytes)) }
    guard let layout = documents.first(where: { $0.knows(node) }) else {
      throw LineFault(
        node.offset, "this JSON is of no app that is known here",
        "take Bloom's own, an export of an app that bloom help import names, or a table (CSV)")
    }
    var draft = DiaryDraft(today: today)
    layout.read(node, into: &draft)
    return .app(draft.finished(as: layout.kind), [])
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
