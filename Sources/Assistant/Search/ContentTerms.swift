import Language

/// Reads the terms of many texts, each spelling of a word once.
struct ContentTerms {
  /// All terms found, numbered.
  private(set) var table = WordTable(expecting: 2048)

  private let words: SearchWords
  private var spellings = WordTable(expecting: 2048)
  private var known: [Spelling] = []

  private struct Spelling {
    let folded: String
    /// The number of its term; nil for a word that means nothing.
    let term: Int?
    /// Whether it may stand for something with the words after it.
    let beginsForm: Bool
  }

  init(_ words: SearchWords) { self.words = words }

  /// The number of a term.
  mutating func number(of term: String) -> Int { table.add(term) }

  /// The numbers of a text's terms, in its order.
  mutating func terms(of text: String) -> [Int] {
    guard let spelt = spelt(text) else { return words.terms(of: text).map { table.add($0) } }
    var terms: [Int] = []
    terms.reserveCapacity(spelt.count)
    var index = 0
    while index < spelt.count {
      let spelling = known[spelt[index]]
      if spelling.beginsForm,
        let form = words.form(in: spelt[index...].map { known[$0].folded }, at: 0)
      {
        terms += form.terms.map { table.add($0) }
        index += form.count
      } else {
        if let term = spelling.term { terms.append(term) }
        index += 1
      }
    }
    return terms
  }

  /// The numbers of a text's spellings; nil where it holds more than words of plain letters.
  private mutating func spelt(_ text: String) -> [Int]? {
    text.withBytes { bytes in
      var numbers: [Int] = []
      var start = 0
      for index in 0...bytes.count {
        if index < bytes.count {
          switch bytes[index] | 0x20 {
          case 0x61...0x7A: continue
          default: break
          }
          guard Self.isBetweenWords(bytes[index]) else { return nil }
        }
        if index > start {
          let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
          guard let number = number(ofSpelling: word) else { return nil }
          numbers.append(number)
        }
        start = index + 1
      }
      return numbers
    }
  }

  private static func isBetweenWords(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"):
      true
    default: false
    }
  }

  private mutating func number(ofSpelling word: UnsafeBufferPointer<UInt8>) -> Int? {
    let number = spellings.add(word)
    if number < known.count { return number }
    let folded = Normaliser.folded(letters: word)
    known.append(
      Spelling(
        folded: folded, term: words.term(of: folded).map { table.add($0) },
        beginsForm: words.beginsForm(folded)))
    return number
  }
}
