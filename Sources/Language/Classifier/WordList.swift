/// The words of the samples and common words beside them, packed in one text.
///
/// An entry is its length (1 digit of six bits), its letters, and how often the samples use it (3
/// digits; 0 for a word that is only protected). Entries are sorted and indexed by their first two letters.
struct WordList: Sendable {
  let packed: PackedText
  /// Where the words of each three first letters aaa…zzz begin, and where the last ones end.
  private let starts: [Int32]

  private static let countWidth = 3
  private static let letters = 26
  private static let openings = letters * letters * letters

  /// Reads a packed list; nil where an entry is cut short.
  init?(packed: PackedText) {
    guard let starts = Self.starts(in: packed) else { return nil }
    self.packed = packed
    self.starts = starts
  }

  private static func starts(in packed: PackedText) -> [Int32]? {
    packed.withBytes { bytes in
      var index = 0
      let starts = [Int32](unsafeUninitializedCapacity: openings + 1) { starts, count in
        while index + 3 < bytes.count {
          let length = bytes.number(at: index, width: 1)
          let opening = opening(
            bytes[index + 1], bytes[index + 2], length > 2 ? bytes[index + 3] : 0)
          while count <= opening {
            starts.initializeElement(at: count, to: Int32(index))
            count += 1
          }
          index += 1 + length + countWidth
        }
        while count <= openings {
          starts.initializeElement(at: count, to: Int32(bytes.count))
          count += 1
        }
      }
      return index == bytes.count ? starts : nil
    }
  }

  /// The number of three first letters; of other bytes, that of the nearest ones.
  private static func opening(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    func number(_ byte: UInt8) -> Int { min(max(Int(byte) - 97, 0), letters - 1) }
    return (number(first) * letters + number(second)) * letters + number(third)
  }

  init(counting lines: [[[UInt8]]], protected: [String]) {
    var counts: [[UInt8]: Int] = [:]
    for word in protected where Self.fits(Array(word.utf8)) { counts[Array(word.utf8)] = 0 }
    for word in lines.joined() where Self.fits(word) { counts[word, default: 0] += 1 }
    var text: [UInt8] = []
    for (word, count) in counts.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      text += SixBits.digits(UInt64(word.count), width: 1) + word
      text += SixBits.digits(UInt64(min(count, 0x3FFFF)), width: Self.countWidth)
    }
    packed = PackedText(String(decoding: text, as: UTF8.self))
    starts = Self.starts(in: packed) ?? Array(repeating: 0, count: Self.openings + 1)
  }

  private static func fits(_ word: [UInt8]) -> Bool { word.withUnsafeBufferPointer(fits) }

  private static func fits(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count >= 2, word.count <= 60 else { return false }
    for letter in word where letter &- 97 >= 26 { return false }
    return true
  }

  /// Whether the list has the word.
  func contains(_ word: [UInt8]) -> Bool { word.withUnsafeBufferPointer(contains) }

  /// Whether the list has the word of a token.
  func contains(_ token: Token) -> Bool { token.text.withBytes(contains) }

  /// Whether the list has the word.
  private func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Self.fits(word) else { return false }
    let opening = Self.opening(word[0], word[1], word.count > 2 ? word[2] : 0)
    return packed.withBytes { bytes in
      var index = Int(starts[opening])
      let end = Int(starts[opening + 1])
      while index < end {
        let tail = index + 1 + bytes.number(at: index, width: 1)
        guard tail + Self.countWidth <= bytes.count else { return false }
        if tail - index - 1 == word.count, bytes.has(word, at: index + 1) { return true }
        index = tail + Self.countWidth
      }
      return false
    }
  }

  /// The most frequent sample word one edit or one swap away with the same first letter.
  ///
  /// - Returns: nil for a word that is known, is shorter than four letters, or is near to none.
  func correction(of word: [UInt8]) -> [UInt8]? { word.withUnsafeBufferPointer(correction) }

  /// The same for a word as text.
  func correction(of word: String) -> [UInt8]? { word.withBytes(correction) }

  private func correction(of word: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard word.count >= 4, Self.fits(word), !contains(word) else { return nil }
    let opening = Self.opening(word[0], 0, 0)
    return packed.withBytes { bytes in
      var best: (word: [UInt8], count: Int)?
      var index = Int(starts[opening])
      let end = Int(starts[opening + Self.letters * Self.letters])
      while index < end {
        let length = bytes.number(at: index, width: 1)
        let tail = index + 1 + length
        guard tail + Self.countWidth <= bytes.count else { break }
        if length >= 4, abs(length - word.count) <= 1,
          OneEdit.mayBeApart(word, bytes[index + 2], bytes[index + 3]),
          OneEdit.apart(word, UnsafeBufferPointer(rebasing: bytes[index + 1..<tail]))
        {
          let count = bytes.number(at: tail, width: Self.countWidth)
          if count > best?.count ?? 0 { best = (Array(bytes[index + 1..<tail]), count) }
        }
        index = tail + Self.countWidth
      }
      return best?.word
    }
  }
}

/// One letter put in, left out, changed, or swapped with its neighbour.
enum OneEdit {
  /// Whether the second and third letters of two words that begin alike can be those of words one
  /// edit apart: what comes after the edit, or before it, is the same.
  @inline(__always) static func mayBeApart(
    _ one: UnsafeBufferPointer<UInt8>, _ second: UInt8, _ third: UInt8
  ) -> Bool {
    one[1] == second || one[1] == third || one[2] == second || one[2] == third
  }

  /// Whether two different words are one edit apart.
  static func apart(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = 0
    var (left, right) = (one.count, other.count)
    while start < left, start < right, one[start] == other[start] { start += 1 }
    while left > start, right > start, one[left - 1] == other[right - 1] {
      left -= 1
      right -= 1
    }
    switch (left - start, right - start) {
    case (1, 0), (0, 1), (1, 1): return true
    case (2, 2):
      return one[start] == other[start + 1] && one[start + 1] == other[start]
    default: return false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a word stands at a place, as far as there is room for it.
  fileprivate func has(_ word: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    for index in 0..<word.count where self[place &+ index] != word[index] { return false }
    return true
  }
}
