/// A canonical code of up to 15 bits for each of some symbols (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// How many codes there are of each length.
  private var counts = Array(repeating: 0, count: 16)
  /// The symbols in the order of their codes.
  private var symbols: [Int] = []

  /// A code without a symbol.
  static let none = HuffmanCode()

  private init() {}

  /// Takes the length of each symbol's code, 0 where it has none; nil where no code is such.
  init?(_ lengths: some Collection<Int>) {
    for length in lengths {
      guard counts.indices.contains(length) else { return nil }
      counts[length] += 1
    }
    counts[0] = 0
    var free = 1
    var starts = Array(repeating: 0, count: 17)
    for length in 1...15 {
      free = free * 2 - counts[length]
      guard free >= 0 else { return nil }
      starts[length + 1] = starts[length] + counts[length]
    }
    symbols = Array(repeating: 0, count: starts[16])
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[starts[length]] = symbol
      starts[length] += 1
    }
  }

  /// Takes the bits of one symbol; nil where they are none.
  func next(_ bit: () -> Int?) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let next = bit() else { return nil }
      code |= next
      let count = counts[length]
      if code - first < count { return symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }
}
