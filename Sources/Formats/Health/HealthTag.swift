import Civil

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The attributes of one tag of an export of Apple Health, in the bytes they stand in.
struct HealthTag {
  let bytes: UnsafeRawBufferPointer
  /// Where the attributes begin.
  let start: Int
  /// The place of the `>`.
  let end: Int

  /// Whether the tag has no content: `/>`.
  var isClosed: Bool { end > start && bytes[end - 1] == UInt8(ascii: "/") }

  /// Where a tag ends.
  enum Ending {
    case closed(Int)
    /// Another tag begins before it ends, so it is none.
    case broken(Int)
    /// Its end is not there.
    case open
  }

  /// The `>` of a tag, which may stand in the value of an attribute too.
  static func ending(of bytes: UnsafeRawBufferPointer, from start: Int) -> Ending {
    guard let base = bytes.baseAddress else { return .open }
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: ">") { return .closed(place) }
      if byte == UInt8(ascii: "<") { return .broken(place) }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let close = memchr(base + place + 1, Int32(byte), bytes.count - place - 1)
        else { return .open }
        place = UnsafeRawPointer(close) - base
      }
      place += 1
    }
    return .open
  }

  /// Calls a closure with the places of each attribute's name and value, in any order they stand in.
  func readAttributes(_ body: (_ name: Range<Int>, _ value: Range<Int>) -> Void) {
    guard let base = bytes.baseAddress else { return }
    var place = start
    while place < end {
      while place < end, Self.isSpace(bytes[place]) { place += 1 }
      guard place < end, let sign = memchr(base + place, 0x3D, end - place) else { return }
      var closing = UnsafeRawPointer(sign) - base
      let opening = place
      place = closing + 1
      while closing > opening, Self.isSpace(bytes[closing - 1]) { closing -= 1 }
      while place < end, Self.isSpace(bytes[place]) { place += 1 }
      guard place < end else { return }
      let quote = bytes[place]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      let first = place + 1
      guard first <= end, let last = memchr(base + first, Int32(quote), end - first) else { return }
      let stop = UnsafeRawPointer(last) - base
      body(opening..<closing, first..<stop)
      place = stop + 1
    }
  }

  /// The place of an attribute's value.
  func range(of name: StaticString) -> Range<Int>? {
    var found: Range<Int>?
    readAttributes { own, value in
      if found == nil, matches(own, name) { found = value }
    }
    return found
  }

  /// The day that `2026-02-03` is at a place.
  func day(at place: Int, before end: Int) -> CivilDate? {
    guard place + 10 <= end, let year = number(place, 4), let month = number(place + 5, 2),
      let day = number(place + 8, 2)
    else { return nil }
    return DayText.date(year, month, day)
  }

  /// The time that `06:45` is at a place.
  func time(at place: Int, before end: Int) -> ClockTime? {
    guard place + 5 <= end, let hour = number(place, 2), let minute = number(place + 3, 2)
    else { return nil }
    return ClockTime(hour: hour, minute: minute)
  }

  private func number(_ place: Int, _ digits: Int) -> Int? {
    var number = 0
    for byte in bytes[place..<place + digits] {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte) - 0x30
    }
    return number
  }

  /// The text of an attribute.
  func text(_ name: StaticString) -> String? { range(of: name).map { text($0) } }

  /// The text of a range, with its entities as the characters they stand for.
  func text(_ range: Range<Int>) -> String {
    let range = range.prefix(ReadingLimits.text)
    guard bytes[range].contains(UInt8(ascii: "&")) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var content: [UInt8] = []
    content.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      let rest = bytes[place..<range.upperBound]
      let entity =
        bytes[place] == UInt8(ascii: "&")
        ? Self.entities.first { rest.starts(with: $0.name.utf8) } : nil
      content.append(entity?.byte ?? bytes[place])
      place += entity?.name.utf8.count ?? 1
    }
    return String(decoding: content, as: UTF8.self)
  }

  private static let entities: [(name: String, byte: UInt8)] = [
    ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&apos;", 0x27), ("&#10;", 0x0A),
    ("&amp;", 0x26),
  ]

  /// Whether a name stands at a place.
  func matches(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount, let base = bytes.baseAddress else { return false }
    return memcmp(base + range.lowerBound, name.utf8Start, range.count) == 0
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
