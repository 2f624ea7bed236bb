import Records

/// The forms of a ``FormTable``, looked up where they lie; the table is one that was built, not one
/// from outside.
struct PackedForms: Sendable {
  let counts: (concepts: Int, others: Int)
  private let text: String
  private let words: Int
  private let nodes: Int
  private let firstNodes: Int
  private let slotCount: Int
  /// Where each part begins.
  private let slotsStart, wordsStart, lettersStart, nodesStart, sayingsStart: Int

  private static let headCounts = 8

  init(_ table: FormTable) {
    text = table.text
    let width = FormTable.countWidth
    let head = table.text.withBytes { bytes in
      (0..<Self.headCounts).map { bytes.number(at: $0 * width, width: width) }
    }
    counts = (head[0], head[1])
    (words, nodes, firstNodes) = (head[2], head[3], head[4])
    slotCount = WordHash.slots(for: words)
    slotsStart = Self.headCounts * width + head[6]
    wordsStart = slotsStart + FormTable.numberWidth * slotCount
    lettersStart = wordsStart + FormTable.wordWidth * (words + 1)
    nodesStart = lettersStart + head[7]
    sayingsStart = nodesStart + FormTable.nodeWidth * (nodes + 1)
  }

  /// Calls a function with what reads the concepts and then the other forms.
  func read(_ body: (inout TableReader) -> Void) {
    text.withBytes { bytes in
      var reader = TableReader(bytes, from: Self.headCounts * FormTable.countWidth)
      body(&reader)
    }
  }

  /// The number of a word; nil for a word of no form.
  func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    text.withBytes { bytes in
      var slot = WordHash.of(head: WordHash.head(of: word), length: word.count) & (slotCount - 1)
      while true {
        let number =
          bytes.number(at: slotsStart &+ FormTable.numberWidth &* slot, width: 3) &- 1
        if number < 0 { return nil }
        if isSame(word, number, bytes) { return number }
        slot = (slot &+ 1) & (slotCount &- 1)
      }
    }
  }

  /// The sections of the forms that begin with a word.
  func sections(beginningWith number: Int) -> LexiconSections {
    number < firstNodes ? text.withBytes { sections(at: number, $0) } : []
  }

  /// The sections of the forms that a word is in.
  func sections(ofWord number: Int) -> LexiconSections {
    text.withBytes { bytes in
      let place = wordsStart + FormTable.wordWidth * number + 4
      return LexiconSections(rawValue: UInt8(bytes.number(at: place, width: 1)))
    }
  }

  private func isSame(
    _ word: UnsafeBufferPointer<UInt8>, _ number: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let place = wordsStart &+ FormTable.wordWidth &* number
    let start = bytes.number(at: place, width: 4)
    let end = bytes.number(at: place &+ FormTable.wordWidth, width: 4)
    guard end &- start == word.count else { return false }
    var index = 0
    while index < word.count {
      if bytes[lettersStart &+ start &+ index] != word[index] { return false }
      index &+= 1
    }
    return true
  }

  /// Where the longest form of a section that starts at a word ends, and its node.
  ///
  /// - Parameter says: whether a concept belongs to the section.
  func longest(
    at start: Int, in message: [FormWord], _ section: LexiconSections, says: (Int) -> Bool
  ) -> (node: Int, end: Int)? {
    guard !message[start].begins.isDisjoint(with: section) else { return nil }
    let first = Int(message[start].taken)
    return text.withBytes { bytes in
      var node = first
      var best: (node: Int, end: Int)?
      var index = start + 1
      while sections(at: node, bytes).rawValue & section.rawValue != 0 {
        if concepts(at: node, bytes).contains(where: { says(concept($0, bytes)) }) {
          best = (node, index)
        }
        if index < message.count, message[index].isHyphen { index += 1 }
        guard index < message.count, message[index].taken >= 0,
          let next = following(node, Int(message[index].taken), bytes)
        else { break }
        node = next
        index += 1
      }
      return best
    }
  }

  /// Calls a function with every concept that is said at a node.
  func forEachConcept(at node: Int, _ body: (Int) -> Void) {
    text.withBytes { bytes in
      for saying in concepts(at: node, bytes) { body(concept(saying, bytes)) }
    }
  }

  private func number(
    at node: Int, _ place: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    bytes.number(at: nodesStart &+ FormTable.nodeWidth &* node &+ place, width: 3)
  }

  private func sections(
    at node: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> LexiconSections {
    let place = nodesStart &+ FormTable.nodeWidth &* node &+ 9
    return LexiconSections(rawValue: UInt8(truncatingIfNeeded: bytes.number(at: place, width: 1)))
  }

  /// The places of what is said at a node.
  private func concepts(at node: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let start = number(at: node, 6, bytes)
    return start..<max(start, number(at: node &+ 1, 6, bytes))
  }

  private func concept(_ saying: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.number(at: sayingsStart &+ FormTable.numberWidth &* saying, width: 3)
  }

  /// The node that a word leads to from another.
  private func following(
    _ node: Int, _ word: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var (low, high) = (number(at: node, 3, bytes), number(at: node &+ 1, 3, bytes))
    while low < high {
      let middle = (low &+ high) >> 1
      let found = number(at: middle, 0, bytes)
      if found == word { return middle }
      if found < word { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }
}
