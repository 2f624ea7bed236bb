public import Journal

/// Looks over a file while it is loaded, so that what no diary has is refused before it is in memory.
public struct FileScreen: Sendable {
  private enum Scan {
    case document(JSONScan)
    case table(TableScan)
    case lines(LineScan)
    case none
  }

  private var scan: Scan?
  private var largest = ReadingLimits.document
  private var count = 0

  /// Nothing is loaded yet.
  public init() {}

  /// Takes the next piece of the file; throws where the file is none that is read.
  ///
  /// The first piece decides how the file is looked at, so it should hold 64 KiB where there are.
  public mutating func take(_ piece: [UInt8]) throws(InterchangeIssue) {
    do throws(LineFault) {
      if scan == nil { try begin(piece) }
      count += piece.count
      guard count <= largest else {
        throw LineFault(
          0, "this file is over \(largest >> 20) MB; no diary is", "look which file it is")
      }
      switch scan {
      case .document(var own)?:
        scan = Scan.none
        try own.take(piece[...])
        scan = .document(own)
      case .table(var own)?:
        scan = Scan.none
        try own.take(piece[...])
        scan = .table(own)
      case .lines(var own)?:
        try own.take(piece[...])
        scan = .lines(own)
      default: break
      }
    } catch {
      throw InterchangeIssue(error, in: [])
    }
  }

  private mutating func begin(_ piece: [UInt8]) throws(LineFault) {
    let file = SourceFile(name: "", bytes: piece)
    let sort = FileSort(file)
    let isWide = Transcoding.isWide(piece)
    if ![.database, .health, .packed].contains(sort), !isWide,
      let fault = FileSignature.fault(of: piece)
    {
      throw fault
    }
    switch sort {
    case _ where isWide: scan = Scan.none
    case .document:
      let most =
        JSONText.isOwn(piece.prefix(256)) ? ReadingLimits.ownValues : ReadingLimits.values
      scan = .document(JSONScan(most: most))
    case .calendar, .floText, .myCalendar: scan = .lines(LineScan())
    case .table, .samsung, .empty:
      largest = ReadingLimits.table
      let line = piece[file.mark...].prefix { $0 != 0x0A }
      scan = .table(TableScan(separator: TableScan.separator(of: line), keepsRows: false))
    case .database:
      largest = ReadingLimits.table
      scan = Scan.none
    case .health, .packed: scan = Scan.none
    }
  }
}
