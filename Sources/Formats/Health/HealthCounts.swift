#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How often each type of record stands in an export of Apple Health.
struct HealthCounts {
  private(set) var names: [String] = []
  private(set) var counts: [Int] = []
  private var kinds: [HealthKind?] = []
  private var places: [UInt64: Int] = [:]
  private var rare: [String: Int] = [:]
  private var bytes: [[UInt8]] = []
  private var isTaken: [Bool] = []
  /// The keys and places of types that came last, by the low bits of their keys.
  private var recent = [(key: UInt64, place: Int)](repeating: (0, -1), count: 64)

  /// Counts a type, and says what of it is taken; nil where nothing is.
  mutating func kind(of whole: UnsafeRawBufferPointer) -> HealthKind? {
    let type = UnsafeRawBufferPointer(rebasing: whole.prefix(Self.longest))
    let key = Self.key(of: type)
    let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 58)
    let known = recent[slot]
    if known.place >= 0, known.key == key, Self.isEqual(bytes[known.place], type) {
      counts[known.place] += 1
      return isTaken[known.place] ? kinds[known.place] : nil
    }
    if let place = places[key], Self.isEqual(bytes[place], type) {
      recent[slot] = (key, place)
      counts[place] += 1
      return kinds[place]
    }
    let name = String(decoding: type, as: UTF8.self)
    let place = rare[name] ?? names.count
    if place == names.count {
      guard names.count < Self.mostTypes else { return nil }
      names.append(name)
      counts.append(0)
      kinds.append(HealthKind(type: name))
      isTaken.append(kinds[place] != nil)
      bytes.append(Array(type))
      rare[name] = place
      if places[key] == nil { places[key] = place }
    }
    counts[place] += 1
    return kinds[place]
  }

  /// Of a longer type the rest is passed over.
  private static let longest = 256

  /// More types than these are not told apart.
  private static let mostTypes = 2_000

  /// The types that are not taken, the most frequent first.
  var left: [(name: String, count: Int)] {
    names.indices.filter { kinds[$0] == nil }.map { (names[$0], counts[$0]) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// The last sixteen bytes and the length, in which types differ.
  private static func key(of type: UnsafeRawBufferPointer) -> UInt64 {
    var key = UInt64(type.count)
    if type.count >= 16 {
      let last = type.loadUnaligned(fromByteOffset: type.count - 8, as: UInt64.self)
      let before = type.loadUnaligned(fromByteOffset: type.count - 16, as: UInt64.self)
      key = (key &* 0x9E37_79B9_7F4A_7C15) ^ last ^ (before &* 0xC2B2_AE3D_27D4_EB4F)
    } else {
      for byte in type { key = key &* 31 &+ UInt64(byte) }
    }
    return key
  }

  private static func isEqual(_ known: [UInt8], _ type: UnsafeRawBufferPointer) -> Bool {
    known.count == type.count
      && known.withUnsafeBytes { own in
        guard let left = own.baseAddress, let right = type.baseAddress else { return true }
        return memcmp(left, right, type.count) == 0
      }
  }
}
