import Language

/// Reads the terms of many texts, each spelling of a word once.
struct ContentTerms {
  /// All terms found, numbered.
  private(set) var table = WordTable(expecting: 1024)

  private let words: SearchWords
  private var spellings = WordTable(expecting: 1024)
  private var known: [Spelling] = []
  /// All spellings as they are read, numbered.
  private var folds = WordTable(expecting: 1024)
  /// What each of them begins that stands for something, by its number, once it is known.
  private var synonyms: [[Synonym]?] = []
  /// The numbers of the spellings of the text being read.
  private var spelt: [Int] = []

  private struct Spelling {
    let folded: [UInt8]
    /// The number of what it is read as.
    let fold: Int
    /// The number of its term, -1 for a word that means nothing.
    let term: Int
    /// What it may stand for something with.
    let beginning: SearchWords.Beginning
  }

  /// Words in a row that stand for something.
  private struct Synonym {
    let form: SearchWords.Form<String>
    /// The numbers of its words as they are read.
    let folds: [Int]
    /// The terms it stands for, once they are known.
    var terms: [Int]?
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
      if known[spelling].beginning != .none, let count = readSynonym(at: index, into: &terms) {
        index += count
      } else {
        if known[spelling].term >= 0 { terms.append(known[spelling].term) }
        index += 1
      }
    }
  }

  /// Adds the terms of what the words from a place on stand for; how many words do, nil for none.
  private mutating func readSynonym(at index: Int, into terms: inout [Int]) -> Int? {
    let spelling = known[spelt[index]]
    while synonyms.count <= spelling.fold { synonyms.append(nil) }
    if synonyms[spelling.fold] == nil {
      synonyms[spelling.fold] = words.meanings(beginning: spelling.folded).map { form in
        Synonym(form: form, folds: form.words.map { folds.add($0) })
      }
    }
    guard let all = synonyms[spelling.fold],
      let place = all.firstIndex(where: { isSaid($0.folds, at: index) })
    else { return nil }
    if let numbers = all[place].terms {
      terms += numbers
    } else {
      let numbers = words.terms(of: all[place].form).map { table.add($0) }
      synonyms[spelling.fold]?[place].terms = numbers
      terms += numbers
    }
    return all[place].folds.count
  }

  private func isSaid(_ folds: [Int], at index: Int) -> Bool {
    guard index + folds.count <= spelt.count else { return false }
    for (offset, fold) in folds.enumerated() where known[spelt[index + offset]].fold != fold {
      return false
    }
    return true
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
      Spelling(
        folded: folded, fold: folded.withUnsafeBufferPointer { folds.add($0) }, term: term ?? -1,
        beginning: words.beginning(folded)))
    return number
  }
}
