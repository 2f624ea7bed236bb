import Records

/// The forms of a lexicon, word by word in one tree, so that a form's words are compared once.
///
/// Words lose their plural s, so that one form serves both numbers; hyphens are left out.
struct FormTree: Sendable {
  private struct Node: Sendable {
    /// The number of the word that leads here.
    var word: Int32
    /// The next node with the same parent, -1 for none.
    var sibling: Int32
    /// The node added last below this one, -1 for none.
    var child: Int32 = -1
    /// The entry of ``said`` added last here, -1 for none.
    var said: Int32 = -1
    /// What is said here or below.
    var sections: LexiconSections = []
  }

  private struct Saying: Sendable {
    let meaning: Int32
    let sections: LexiconSections
    /// The saying before this one at the same node, -1 for none.
    let next: Int32
  }

  private var table: WordTable
  private var nodes: [Node] = []
  /// The node of each word that begins a form, by the word's number; -1 for none.
  private var roots: [Int32] = []
  /// In which sections a word belongs to some form, by its number.
  private var sections: [LexiconSections] = []
  private var said: [Saying] = []
  private let normaliser = Normaliser()

  /// Makes a tree without forms.
  ///
  /// - Parameter expected: how many forms will about be added.
  init(expecting expected: Int) {
    table = WordTable(expecting: expected / 2)
    nodes.reserveCapacity(expected * 2)
    said.reserveCapacity(expected)
  }

  /// The number of a hyphen in a message, which a form is found across.
  static let hyphen = -2
  private static let none: Int32 = -1

  /// Whether a word belongs to some form of a section.
  func knows(_ word: String, in section: LexiconSections) -> Bool {
    let number = number(of: word)
    return number >= 0 && !sections[number].isDisjoint(with: section)
  }

  /// Adds one way to say a meaning; a form that is there already is not added again.
  mutating func add(
    _ form: UnsafeBufferPointer<UInt8>, meaning: Int, _ sections: LexiconSections
  ) {
    var node = Self.none
    if PlainWords.isPlain(form) {
      PlainWords.forEach(in: form) { word in
        node = step(from: node, over: table.add(PlainWords.singular(word)), sections)
      }
    } else {
      let text = String(decoding: form, as: UTF8.self)
      for token in normaliser.normalise(text).tokens where token.text != "-" {
        let word = token.text.withBytes { table.add(PlainWords.singular($0)) }
        node = step(from: node, over: word, sections)
      }
    }
    if node >= 0, !hasMeaning(meaning, at: node) { say(meaning, at: node, sections) }
  }

  /// The numbers of the words of a message: ``hyphen`` for a hyphen, -1 for a word of no form.
  func numbers(of message: Message) -> [Int] { message.tokens.map { number(of: $0.text) } }

  private func number(of text: String) -> Int {
    if text == "-" { return Self.hyphen }
    return text.withBytes { table.number(of: PlainWords.singular($0)) } ?? -1
  }

  /// The meanings of the longest form of a section that starts at `start`, hyphens between its words
  /// ignored.
  ///
  /// - Parameter words: the numbers of the words of a message.
  func longest(
    at start: Int, in words: [Int], _ section: LexiconSections
  ) -> (meanings: [Int], end: Int)? {
    var node = words[start] >= 0 ? root(of: words[start]) : Self.none
    var best: (node: Int32, end: Int)?
    var index = start + 1
    while node >= 0, !nodes[Int(node)].sections.isDisjoint(with: section) {
      if says(section, at: node) { best = (node, index) }
      if index < words.count, words[index] == Self.hyphen { index += 1 }
      guard index < words.count, words[index] >= 0 else { break }
      node = child(of: node, over: words[index])
      index += 1
    }
    return best.map { (meanings(at: $0.node, section), $0.end) }
  }

  private func says(_ section: LexiconSections, at node: Int32) -> Bool {
    var place = nodes[Int(node)].said
    while place >= 0 {
      if !said[Int(place)].sections.isDisjoint(with: section) { return true }
      place = said[Int(place)].next
    }
    return false
  }

  private func hasMeaning(_ meaning: Int, at node: Int32) -> Bool {
    var place = nodes[Int(node)].said
    while place >= 0 {
      if said[Int(place)].meaning == Int32(meaning) { return true }
      place = said[Int(place)].next
    }
    return false
  }

  private func meanings(at node: Int32, _ section: LexiconSections) -> [Int] {
    var meanings: [Int] = []
    var place = nodes[Int(node)].said
    while place >= 0 {
      let saying = said[Int(place)]
      if !saying.sections.isDisjoint(with: section) { meanings.append(Int(saying.meaning)) }
      place = saying.next
    }
    return meanings
  }

  private func root(of word: Int) -> Int32 {
    word < roots.count ? roots[word] : Self.none
  }

  private func child(of node: Int32, over word: Int) -> Int32 {
    var child = nodes[Int(node)].child
    while child >= 0, nodes[Int(child)].word != word { child = nodes[Int(child)].sibling }
    return child
  }

  private mutating func say(_ meaning: Int, at node: Int32, _ sections: LexiconSections) {
    said.append(
      Saying(meaning: Int32(meaning), sections: sections, next: nodes[Int(node)].said))
    nodes[Int(node)].said = Int32(said.count - 1)
  }

  private mutating func step(
    from node: Int32, over word: Int, _ sections: LexiconSections
  ) -> Int32 {
    while self.sections.count <= word { self.sections.append([]) }
    self.sections[word].formUnion(sections)
    let known = node < 0 ? root(of: word) : child(of: node, over: word)
    let next = known < 0 ? append(word, after: node) : known
    nodes[Int(next)].sections.formUnion(sections)
    return next
  }

  /// Adds a node, which is not there yet.
  private mutating func append(_ word: Int, after node: Int32) -> Int32 {
    let new = Int32(nodes.count)
    if node < 0 {
      while roots.count <= word { roots.append(Self.none) }
      nodes.append(Node(word: Int32(word), sibling: Self.none))
      roots[word] = new
    } else {
      nodes.append(Node(word: Int32(word), sibling: nodes[Int(node)].child))
      nodes[Int(node)].child = new
    }
    return new
  }
}

extension FormTree {
  /// Takes the words, nodes and sayings of a ``FormTable``, of which the tree has none yet.
  ///
  /// - Parameter meanings: what each concept of the table means, with its sections.
  mutating func take(
    _ reader: inout FormTableReader, meanings: [(number: Int, sections: LexiconSections)]
  ) {
    let counts = reader.counts
    table = WordTable(expecting: counts.words + counts.others)
    var ahead = reader
    let size = (0..<counts.words).reduce(0) { sum, _ in sum + ahead.text().count }
    table.append(counts.words, ofSize: size, leaving: counts.others) { reader.text() }
    roots.reserveCapacity(counts.words + 2 * counts.others)
    roots.append(contentsOf: repeatElement(Self.none, count: counts.words))
    nodes.reserveCapacity(counts.nodes + 4 * counts.others)
    nodes.append(contentsOf: repeatElement(Node(word: 0, sibling: Self.none), count: counts.nodes))
    let parents = roots.withUnsafeMutableBufferPointer { roots in
      nodes.withUnsafeMutableBufferPointer { Self.takeNodes(&reader, into: $0, roots) }
    }
    said = nodes.withUnsafeMutableBufferPointer { nodes in
      Self.takeSayings(&reader, meanings, at: nodes)
    }
    sections.reserveCapacity(counts.words + 2 * counts.others)
    sections.append(contentsOf: repeatElement([], count: counts.words))
    sections.withUnsafeMutableBufferPointer { sections in
      nodes.withUnsafeMutableBufferPointer { nodes in
        for node in nodes.indices.reversed() {
          let (found, parent) = (nodes[node].sections, Int(parents[node]))
          sections[Int(nodes[node].word)].formUnion(found)
          if parent >= 0 { nodes[parent].sections.formUnion(found) }
        }
      }
    }
  }

  /// Takes the nodes of a table; gives the node that each follows.
  private static func takeNodes(
    _ reader: inout FormTableReader, into nodes: UnsafeMutableBufferPointer<Node>,
    _ roots: UnsafeMutableBufferPointer<Int32>
  ) -> [Int32] {
    [Int32](unsafeUninitializedCapacity: nodes.count) { parents, count in
      for node in nodes.indices {
        let (follows, word) = reader.pair()
        let parent = follows - 1
        if parent < 0 {
          roots[word] = Int32(truncatingIfNeeded: node)
        } else {
          nodes[node].sibling = nodes[parent].child
          nodes[parent].child = Int32(truncatingIfNeeded: node)
        }
        nodes[node].word = Int32(truncatingIfNeeded: word)
        parents.initializeElement(at: node, to: Int32(truncatingIfNeeded: parent))
      }
      count = nodes.count
    }
  }

  /// Takes what a table says at its nodes, each meaning once at a node.
  private static func takeSayings(
    _ reader: inout FormTableReader, _ meanings: [(number: Int, sections: LexiconSections)],
    at nodes: UnsafeMutableBufferPointer<Node>
  ) -> [Saying] {
    let counts = reader.counts
    return [Saying](unsafeUninitializedCapacity: counts.sayings + counts.others) { said, taken in
      meanings.withUnsafeBufferPointer { meanings in
        for _ in 0..<counts.sayings {
          let (node, concept) = reader.pair()
          let (number, sections) = meanings[concept]
          nodes[node].sections.formUnion(sections)
          let meaning = Int32(truncatingIfNeeded: number)
          var known = nodes[node].said
          while known >= 0, said[Int(known)].meaning != meaning { known = said[Int(known)].next }
          guard known < 0 else { continue }
          said.initializeElement(
            at: taken, to: Saying(meaning: meaning, sections: sections, next: nodes[node].said))
          nodes[node].said = Int32(truncatingIfNeeded: taken)
          taken += 1
        }
      }
    }
  }
}
