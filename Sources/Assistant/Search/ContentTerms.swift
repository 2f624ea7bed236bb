import Language

/// Reads the terms of many texts, each spelling of a word once.
struct ContentTerms {
  /// All terms found, numbered.
  private(set) var table = WordTable(expecting: 1024)

  private let words: SearchWords
  private var spellings = WordTable(expecting: 1024)
  private var known: [Spelling] = []
  /// The numbers of the spellings of the text being read.
  private var spelt: [Int] = []

  private struct Spelling {
    let folded: [UInt8]
    /// The number of its term, -1 for a word that means nothing.
    let term: Int
    /// What it may stand for something with.
    let beginning: SearchWords.Beginning
    /// The terms of what it stands for alone, once they are known.
    var alone: [Int]?
  }

  init(_ words: SearchWords) {
    self.words = words
    known.reserveCapacity(1024)
  }

  /// The number of the term made of others end to end.
  mutating func number(joining terms: ArraySlice<Int>) -> Int { table.add(joining: terms) }

  /// Adds the numbers of a text's terms, in its order, to others.
  mutating func read(_ text: String, into terms: inout [Int]) {
    guard text.withBytes({ spell($0) }) else {
      for term in words.terms(of: text) { terms.append(table.add(term)) }
      return
    }
    var index = 0
    while index < spelt.count {
      let spelling = spelt[index]
      if let alone = known[spelling].alone {
        terms += alone
        index += 1
      } else if known[spelling].beginning != .none,
        let form = words.form(in: folded(spelt[index...].prefix(words.longestForm)), at: 0)
      {
        let numbers = form.terms.map { table.add($0) }
        if known[spelling].beginning == .alone { known[spelling].alone = numbers }
        terms += numbers
        index += form.count
      } else {
        if known[spelling].term >= 0 { terms.append(known[spelling].term) }
        index += 1
      }
    }
  }

  private func folded(_ spellings: ArraySlice<Int>) -> [String] {
    spellings.map { String(decoding: known[$0].folded, as: UTF8.self) }
  }

  /// Takes down the numbers of a text's spellings; false where it holds more than words of plain
  /// letters.
  private mutating func spell(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    spelt.removeAll(keepingCapacity: true)
    var start = 0
    for index in 0...bytes.count {
      if index < bytes.count {
        if (0x61...0x7A).contains(bytes[index] | 0x20) { continue }
        guard Self.isBetweenWords(bytes[index]) else { return false }
      }
      if index > start {
        spelt.append(number(ofSpelling: UnsafeBufferPointer(rebasing: bytes[start..<index])))
      }
      start = index + 1
    }
    return true
  }

  private static func isBetweenWords(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private mutating func number(ofSpelling word: UnsafeBufferPointer<UInt8>) -> Int {
    let number = spellings.add(word)
    if number < known.count { return number }
    let folded = Normaliser.folded(letters: word)
    let term = words.term(of: folded)?.withUnsafeBufferPointer { table.add($0) }
    known.append(
      Spelling(folded: folded, term: term ?? -1, beginning: words.beginning(folded)))
    return number
  }
}
