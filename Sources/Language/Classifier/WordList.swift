/// The words of the samples and common words beside them, packed in one run of bytes.
///
/// An entry is its length (1 byte), its letters, and how often the samples use it (2 bytes, lowest
/// first; 0 for a word that is only protected). Entries are sorted and indexed by first letter.
struct WordList: Sendable {
  let bytes: [UInt8]
  /// Where the words of each letter a…z begin, and where the last ones end.
  private let starts: [Int]

  init(packed bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [Int](repeating: bytes.count, count: 27)
    var letter = 0
    var index = 0
    while index + 1 < bytes.count {
      let first = Int(bytes[index + 1]) - 97
      while letter <= min(max(first, 0), 25) {
        starts[letter] = index
        letter += 1
      }
      index += Int(bytes[index]) + 3
    }
    self.starts = starts
  }

  init(counting lines: [[[UInt8]]], protected: [String]) {
    var counts: [[UInt8]: Int] = [:]
    for word in protected where Self.fits(Array(word.utf8)) { counts[Array(word.utf8)] = 0 }
    for word in lines.joined() where Self.fits(word) { counts[word, default: 0] += 1 }
    var bytes: [UInt8] = []
    for (word, count) in counts.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let count = min(count, Int(UInt16.max))
      bytes += [UInt8(word.count)] + word + [UInt8(count & 255), UInt8(count >> 8)]
    }
    self.init(packed: bytes)
  }

  private static func fits(_ word: [UInt8]) -> Bool {
    (2...60).contains(word.count) && word.allSatisfy { (97...122).contains($0) }
  }

  /// Whether the list has the word.
  func contains(_ word: [UInt8]) -> Bool {
    var found = false
    forEach(like: word) { start, length, _ in
      if length == word.count, matches(word, at: start) { found = true }
      return !found
    }
    return found
  }

  /// The most frequent sample word one edit or one swap away with the same first letter.
  ///
  /// - Returns: nil for a word that is known, is shorter than four letters, or is near to none.
  func correction(of word: [UInt8]) -> [UInt8]? {
    guard word.count >= 4, Self.fits(word) else { return nil }
    var best: (start: Int, length: Int, count: Int)?
    var isKnown = false
    forEach(like: word) { start, length, count in
      if length == word.count, matches(word, at: start) {
        isKnown = true
        return false
      }
      if count > best?.count ?? 0, length >= 4, abs(length - word.count) <= 1,
        OneEdit.apart(word[...], bytes[start..<(start + length)])
      {
        best = (start, length, count)
      }
      return true
    }
    guard !isKnown, let best else { return nil }
    return Array(bytes[best.start..<(best.start + best.length)])
  }

  private func matches(_ word: [UInt8], at start: Int) -> Bool {
    word.indices.allSatisfy { bytes[start + $0] == word[$0] }
  }

  /// Visits the words with the same first letter until `visit` says no.
  private func forEach(like word: [UInt8], _ visit: (Int, Int, Int) -> Bool) {
    guard let first = word.first, (97...122).contains(first) else { return }
    var index = starts[Int(first) - 97]
    let end = starts[Int(first) - 96]
    while index < end {
      let length = Int(bytes[index])
      let tail = index + 1 + length
      guard tail + 1 < bytes.count else { return }
      guard visit(index + 1, length, Int(bytes[tail]) | Int(bytes[tail + 1]) << 8) else { return }
      index = tail + 2
    }
  }
}

/// One letter put in, left out, changed, or swapped with its neighbour.
enum OneEdit {
  /// Whether two different words are one edit apart.
  static func apart(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    var left = one
    var right = other
    while let first = left.first, first == right.first {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, last == right.last {
      left.removeLast()
      right.removeLast()
    }
    switch (left.count, right.count) {
    case (1, 0), (0, 1), (1, 1): return true
    case (2, 2): return left.elementsEqual(right.reversed())
    default: return false
    }
  }
}
