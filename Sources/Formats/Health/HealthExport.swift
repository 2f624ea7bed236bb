public import Civil

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `export.xml` of Apple Health, read piece by piece, whatever its size.
///
/// Its document type is not read at all: since iOS 16 it is malformed.
public struct HealthExport {
  var draft: DiaryDraft
  /// The upper value of a blood pressure whose lower one is still to come.
  var pressure: (day: CivilDate, time: ClockTime?, value: String)?

  private var counts = HealthCounts()
  private var open: HealthRecord?
  private var workouts = 0
  private var isWhole = false

  /// Takes days up to one.
  public init(today: CivilDate) { draft = DiaryDraft(today: today) }

  /// Whether the first bytes of a file are of such an export.
  public static func knows(_ opening: some Sequence<UInt8>) -> Bool {
    let text = String(decoding: Array(opening.prefix(64 << 10)), as: UTF8.self)
    guard text.prefix(64).stripped.hasPrefix("<") else { return false }
    return text.contains("<HealthData") || text.contains("<!DOCTYPE HealthData")
  }

  /// Tags are looked at where as many bytes are there, or the file ends.
  private static let window = 4_096

  /// Takes a piece of the file and says how many of its bytes are done; the others come again.
  public mutating func take(_ bytes: UnsafeRawBufferPointer, isLast: Bool) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var place = 0
    while place < bytes.count {
      guard let found = memchr(base + place, 0x3C, bytes.count - place) else { return bytes.count }
      let start = UnsafeRawPointer(found) - base
      guard isLast || bytes.count - start >= Self.window else { return start }
      guard let next = takeTag(bytes, at: start) else {
        if isLast { return bytes.count }
        return start
      }
      place = next
    }
    return bytes.count
  }

  /// The diary of the file; nothing can be taken then.
  public consuming func finished() -> AppDiary {
    for type in counts.left {
      draft.leaveOut(Self.short(type.name), .noPlace, times: type.count)
    }
    if workouts > 0 { draft.leaveOut("Workout", .noPlace, times: workouts) }
    if !isWhole {
      draft.remark("The file is cut short; the records that are whole are taken")
    }
    return draft.finished(as: "an Apple Health export")
  }

  /// Looks at the tag of a `<` and says where to go on; nil where its end is not there.
  private mutating func takeTag(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
    guard start + 8 < bytes.count else { return start + 1 }
    switch bytes[start + 1] {
    case UInt8(ascii: "R"):
      return Self.begins(bytes, start + 1, "Record ") ? takeRecord(bytes, at: start) : start + 1
    case UInt8(ascii: "M"):
      guard open != nil, Self.begins(bytes, start + 1, "MetadataEntry ") else { return start + 1 }
      return takeTag(of: bytes, from: start + 15) { export, tag in
        if let key = tag.text("key"), let value = tag.text("value") {
          export.open?.take(key: key, value: value)
        }
      }
    case UInt8(ascii: "/"):
      if Self.begins(bytes, start + 2, "Record>") {
        if let record = open { take(record) }
        open = nil
      } else if Self.begins(bytes, start + 2, "HealthData") {
        isWhole = true
      }
      return start + 2
    case UInt8(ascii: "W"):
      if Self.begins(bytes, start + 1, "Workout ") { workouts += 1 }
      return start + 8
    default: return start + 1
    }
  }

  /// A record whose type is the first attribute is passed over without a look at the others.
  private mutating func takeRecord(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
    open = nil
    let first = start + 8
    if Self.begins(bytes, first, "type=\"") {
      guard let base = bytes.baseAddress,
        let quote = memchr(base + first + 6, 0x22, bytes.count - first - 6)
      else { return nil }
      let end = UnsafeRawPointer(quote) - base
      let type = UnsafeRawBufferPointer(rebasing: bytes[first + 6..<end])
      guard let kind = counts.kind(of: type) else { return end }
      return takeTag(of: bytes, from: first) { $0.take($1, of: kind) }
    }
    return takeTag(of: bytes, from: first) { export, tag in
      guard let range = tag.range(of: "type"),
        let kind = export.counts.kind(of: UnsafeRawBufferPointer(rebasing: bytes[range]))
      else { return }
      export.take(tag, of: kind)
    }
  }

  private mutating func take(_ tag: HealthTag, of kind: HealthKind) {
    let record = HealthRecord(kind, tag)
    if tag.isClosed { take(record) } else { open = record }
  }

  /// Calls a closure with a tag that is whole, and says where to go on; nil where its end is not
  /// there.
  private mutating func takeTag(
    of bytes: UnsafeRawBufferPointer, from start: Int,
    _ body: (inout HealthExport, HealthTag) -> Void
  ) -> Int? {
    switch HealthTag.ending(of: bytes, from: start) {
    case .open: return nil
    case .broken(let place): return place
    case .closed(let end):
      body(&self, HealthTag(bytes: bytes, start: start, end: end))
      return end
    }
  }

  private static func begins(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ text: StaticString
  ) -> Bool {
    guard start + text.utf8CodeUnitCount <= bytes.count, let base = bytes.baseAddress
    else { return false }
    return memcmp(base + start, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  private static func short(_ type: String) -> String {
    for prefix in ["HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKDataType"]
    where type.hasPrefix(prefix) {
      return String(type.dropFirst(prefix.count))
    }
    return type
  }
}
