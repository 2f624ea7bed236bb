/// Unpacks bytes that were packed with Deflate (RFC 1951).
struct Inflation {
  /// How unpacking ended.
  enum Ending {
    case whole, damaged, tooLong
  }

  /// What is unpacked so far.
  private(set) var output: [UInt8] = []

  private let bytes: [UInt8]
  private let most: Int
  private var index: Int
  private var bits = 0
  private var bitCount = 0

  /// Takes the packed bytes from an index on; no more than `most` are unpacked.
  init(_ bytes: [UInt8], from index: Int, atMost most: Int) {
    (self.bytes, self.index, self.most) = (bytes, index, most)
  }

  /// Unpacks all blocks.
  mutating func run() -> Ending {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return .damaged }
      let ending: Ending
      switch kind {
      case 0: ending = stored()
      case 1: ending = packed(Self.fixed.literals, Self.fixed.distances)
      case 2:
        guard let (literals, distances) = codes() else { return .damaged }
        ending = packed(literals, distances)
      default: return .damaged
      }
      if ending != .whole || isLast == 1 { return ending }
    }
  }

  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard index < bytes.count else { return nil }
      bits |= Int(bytes[index]) << bitCount
      index += 1
      bitCount += 8
    }
    let value = bits & (1 << count - 1)
    bits >>= count
    bitCount -= count
    return value
  }

  private mutating func symbol(_ code: HuffmanCode) -> Int? {
    var reader = self.cursor
    let symbol = code.next { reader.next(in: bytes) }
    (index, bits, bitCount) = (reader.index, reader.bits, reader.bitCount)
    return symbol
  }

  private struct Cursor {
    var index: Int
    var bits: Int
    var bitCount: Int

    mutating func next(in bytes: [UInt8]) -> Int? {
      if bitCount == 0 {
        guard index < bytes.count else { return nil }
        (bits, bitCount) = (Int(bytes[index]), 8)
        index += 1
      }
      defer {
        bits >>= 1
        bitCount -= 1
      }
      return bits & 1
    }
  }

  private var cursor: Cursor { Cursor(index: index, bits: bits, bitCount: bitCount) }

  private mutating func stored() -> Ending {
    (bits, bitCount) = (0, 0)
    guard index + 4 <= bytes.count else { return .damaged }
    let count = Int(bytes[index]) | Int(bytes[index + 1]) << 8
    let inverse = Int(bytes[index + 2]) | Int(bytes[index + 3]) << 8
    index += 4
    guard count == inverse ^ 0xFFFF, index + count <= bytes.count else { return .damaged }
    guard output.count + count <= most else { return .tooLong }
    output += bytes[index..<index + count]
    index += count
    return .whole
  }

  private static let lengths: [(base: Int, extra: Int)] =
    (0..<8).map { ($0 + 3, 0) }
    + (1...5).flatMap { extra in (0..<4).map { ((4 + $0) << extra + 3, extra) } } + [(258, 0)]
  private static let distances: [(base: Int, extra: Int)] =
    (0..<4).map { ($0 + 1, 0) }
    + (1...13).flatMap { extra in (0..<2).map { ((2 + $0) << extra + 1, extra) } }

  private mutating func packed(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Ending {
    while true {
      guard let literal = symbol(literals) else { return .damaged }
      if literal == 256 { return .whole }
      if literal < 256 {
        guard output.count < most else { return .tooLong }
        output.append(UInt8(truncatingIfNeeded: literal))
        continue
      }
      guard Self.lengths.indices.contains(literal - 257),
        let more = take(Self.lengths[literal - 257].extra), let place = symbol(distances),
        Self.distances.indices.contains(place), let far = take(Self.distances[place].extra)
      else { return .damaged }
      let length = Self.lengths[literal - 257].base + more
      let distance = Self.distances[place].base + far
      guard distance <= output.count else { return .damaged }
      guard output.count + length <= most else { return .tooLong }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private static let fixed: (literals: HuffmanCode, distances: HuffmanCode) = {
    let lengths =
      Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)
    return (HuffmanCode(lengths) ?? .none, HuffmanCode(Array(repeating: 5, count: 30)) ?? .none)
  }()

  /// The codes of a block, whose lengths are packed themselves.
  private mutating func codes() -> (HuffmanCode, HuffmanCode)? {
    guard let literals = take(5), let distances = take(5), let count = take(4) else { return nil }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var own = Array(repeating: 0, count: 19)
    for place in order.prefix(count + 4) {
      guard let length = take(3) else { return nil }
      own[place] = length
    }
    guard let code = HuffmanCode(own) else { return nil }
    var lengths: [Int] = []
    let all = literals + 257 + distances + 1
    while lengths.count < all {
      guard let symbol = symbol(code) else { return nil }
      switch symbol {
      case 16:
        guard let last = lengths.last, let more = take(2) else { return nil }
        lengths += Array(repeating: last, count: 3 + more)
      case 17, 18:
        guard let more = take(symbol == 17 ? 3 : 7) else { return nil }
        lengths += Array(repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == all, let first = HuffmanCode(lengths[..<(literals + 257)]),
      let second = HuffmanCode(lengths[(literals + 257)...])
    else { return nil }
    return (first, second)
  }
}
