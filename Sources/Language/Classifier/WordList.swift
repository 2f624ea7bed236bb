/// The words of the samples and common words beside them, packed in one text.
///
/// An entry is its length (1 digit of six bits), its letters, and how often the samples use it (3
/// digits; 0 for a word that is only protected). Entries are sorted and indexed by first letter.
struct WordList: Sendable {
  let packed: PackedText
  /// Where the words of each letter a…z begin, and where the last ones end.
  private let starts: [Int]

  private static let countWidth = 3

  /// Reads a packed list; nil where an entry is cut short.
  init?(packed: PackedText) {
    let starts: [Int]? = packed.withBytes { bytes in
      var starts = [Int](repeating: bytes.count, count: 27)
      var letter = 0
      var index = 0
      while index + 1 < bytes.count {
        let first = Int(bytes[index + 1]) - 97
        while letter <= min(max(first, 0), 25) {
          starts[letter] = index
          letter += 1
        }
        index += 1 + bytes.number(at: index, width: 1) + Self.countWidth
      }
      return index == bytes.count ? starts : nil
    }
    guard let starts else { return nil }
    self.packed = packed
    self.starts = starts
  }

  init(counting lines: [[[UInt8]]], protected: [String]) {
    var counts: [[UInt8]: Int] = [:]
    for word in protected where Self.fits(Array(word.utf8)) { counts[Array(word.utf8)] = 0 }
    for word in lines.joined() where Self.fits(word) { counts[word, default: 0] += 1 }
    var text: [UInt8] = []
    var starts = [Int?](repeating: nil, count: 27)
    for (word, count) in counts.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let letter = Int(word[0]) - 97
      if starts[letter] == nil { starts[letter] = text.count }
      text += SixBits.digits(UInt64(word.count), width: 1) + word
      text += SixBits.digits(UInt64(min(count, 0x3FFFF)), width: Self.countWidth)
    }
    packed = PackedText(String(decoding: text, as: UTF8.self))
    var next = text.count
    self.starts = starts.reversed().map { start in
      next = start ?? next
      return next
    }.reversed()
  }

  private static func fits(_ word: [UInt8]) -> Bool {
    (2...60).contains(word.count) && word.allSatisfy { (97...122).contains($0) }
  }

  /// Whether the list has the word.
  func contains(_ word: [UInt8]) -> Bool {
    var found = false
    forEach(like: word) { entry, _ in
      if entry.elementsEqual(word) { found = true }
      return !found
    }
    return found
  }

  /// The most frequent sample word one edit or one swap away with the same first letter.
  ///
  /// - Returns: nil for a word that is known, is shorter than four letters, or is near to none.
  func correction(of word: [UInt8]) -> [UInt8]? {
    guard word.count >= 4, Self.fits(word) else { return nil }
    var best: (word: [UInt8], count: Int)?
    var isKnown = false
    forEach(like: word) { entry, count in
      if entry.count == word.count, entry.elementsEqual(word) {
        isKnown = true
        return false
      }
      if count > best?.count ?? 0, entry.count >= 4, abs(entry.count - word.count) <= 1,
        OneEdit.apart(word, entry)
      {
        best = (Array(entry), count)
      }
      return true
    }
    return isKnown ? nil : best?.word
  }

  /// Visits the words with the same first letter, with their counts, until `visit` says no.
  private func forEach(
    like word: [UInt8], _ visit: (Slice<UnsafeBufferPointer<UInt8>>, Int) -> Bool
  ) {
    guard let first = word.first, (97...122).contains(first) else { return }
    packed.withBytes { bytes in
      var index = starts[Int(first) - 97]
      let end = starts[Int(first) - 96]
      while index < end {
        let tail = index + 1 + bytes.number(at: index, width: 1)
        guard tail + Self.countWidth <= bytes.count else { return }
        let count = bytes.number(at: tail, width: Self.countWidth)
        guard visit(bytes[index + 1..<tail], count) else { return }
        index = tail + Self.countWidth
      }
    }
  }
}

/// One letter put in, left out, changed, or swapped with its neighbour.
enum OneEdit {
  /// Whether two different words are one edit apart.
  static func apart(_ one: [UInt8], _ other: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let base = other.startIndex
    var start = 0
    var (left, right) = (one.count, other.count)
    while start < left, start < right, one[start] == other[base + start] { start += 1 }
    while left > start, right > start, one[left - 1] == other[base + right - 1] {
      left -= 1
      right -= 1
    }
    switch (left - start, right - start) {
    case (1, 0), (0, 1), (1, 1): return true
    case (2, 2):
      return one[start] == other[base + start + 1] && one[start + 1] == other[base + start]
    default: return false
    }
  }
}
