import Civil

/// A day with a time, as a person reads them off a wall; seconds and a zone where they are given.
struct DateTimeValue: Hashable, Sendable {
  /// The day; nil for a time of day alone.
  var date: CivilDate?
  /// The hour, 0 to 23.
  var hour = 0
  /// The minute, 0 to 59.
  var minute = 0
  /// The second, 0 to 59.
  var second = 0
  /// How far the zone is from UTC, as in `+02:00`, at most 14 hours; `Z` for UTC; nil where no
  /// zone is given.
  var zone: String?

  private init() {}

  /// The day and time an argument gives; nil when it gives none.
  init?(_ argument: Argument) {
    if case .string(let text) = argument {
      self.init(iso: text)
      return
    }
    self.init()
    switch argument {
    case .date(let date): self.date = date
    case .time(let time): (hour, minute) = (time.hour, time.minute)
    case .moment(let moment):
      date = moment.date
      (hour, minute) = (moment.time.hour, moment.time.minute)
    case .string, .integer, .number, .bool, .list: return nil
    }
  }

  /// More bytes than this are no day and time, whatever they say.
  private static let limit = 64

  /// Reads `2026-03-11`, `2026-03-11T09:30` with seconds and a zone if they are there, or `09:30`,
  /// which can have both too.
  init?(iso text: String) {
    guard text.utf8.count <= Self.limit else { return nil }
    self.init()
    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    if halves.count == 1, halves[0].utf8.dropFirst(2).first == UInt8(ascii: ":") {
      guard read(time: halves[0]) else { return nil }
      return
    }
    guard let date = CivilDate(iso: halves[0]) else { return nil }
    self.date = date
    if halves.count == 2, !read(time: halves[1]) { return nil }
  }

  /// Reads `09:30:15.250+02:00`, of which hour and minute have to be there.
  private mutating func read(time text: Substring) -> Bool {
    let end = text.firstIndex { "Z+-".contains($0) } ?? text.endIndex
    if end < text.endIndex {
      guard Self.isZone(text[end...]) else { return false }
      zone = String(text[end...])
    }
    let parts = text[..<end].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3,
      let hour = Self.number(parts[0], below: 24), let minute = Self.number(parts[1], below: 60)
    else { return false }
    (self.hour, self.minute) = (hour, minute)
    guard parts.count == 3 else { return true }
    let seconds = parts[2].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let second = Self.number(seconds[0], below: 60) else { return false }
    self.second = second
    guard seconds.count == 2 else { return true }
    return !seconds[1].isEmpty && seconds[1].utf8.allSatisfy { $0 &- 48 < 10 }
  }

  private static func isZone(_ text: Substring) -> Bool {
    if text == "Z" { return true }
    guard text.first == "+" || text.first == "-" else { return false }
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hours = number(parts[0], below: 15),
      let minutes = number(parts[1], below: 60)
    else { return false }
    return hours < 14 || minutes == 0
  }

  /// Reads two digits.
  private static func number(_ text: Substring, below limit: Int) -> Int? {
    guard text.utf8.count == 2, text.utf8.allSatisfy({ $0 &- 48 < 10 }), let number = Int(text),
      number < limit
    else { return nil }
    return number
  }
}
