/// How a file is to be read, by its first bytes.
enum FileSort {
  case empty, document, calendar, floText, myCalendar, samsung, table, database, health, packed

  /// Looks at the opening of a file.
  init(_ file: SourceFile) {
    if GzipFile.knows(file.bytes) {
      self = .packed
    } else if Database.knows(file.bytes) {
      self = .database
    } else if HealthExport.knows(file.bytes.prefix(64 << 10)) {
      self = .health
    } else {
      self.init(text: file)
    }
  }

  private init(text file: SourceFile) {
    guard let first = file.first else {
      self = .empty
      return
    }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      self = .document
    } else if CalendarFile.knows(file) {
      self = .calendar
    } else if FloText.knows(file) {
      self = .floText
    } else if MyCalendar.knows(file) {
      self = .myCalendar
    } else {
      self = SamsungTable.knows(file) ? .samsung : .table
    }
  }
}
