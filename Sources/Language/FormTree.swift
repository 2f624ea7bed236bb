import Records

/// The forms of a lexicon, word by word in one tree, so that a form's words are compared once: those
/// of a ``FormTable`` where they lie, and others added one by one.
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

  private var taken: PackedForms?
  /// What each concept of the forms taken means.
  private var takenMeanings: [(number: Int, sections: LexiconSections)] = []
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

  private static let none: Int32 = -1

  /// Takes forms where they lie.
  ///
  /// - Parameter meanings: what each of their concepts means, with its sections.
  mutating func take(
    _ forms: PackedForms, meanings: [(number: Int, sections: LexiconSections)]
  ) {
    taken = forms
    takenMeanings = meanings
  }

  /// Whether a word belongs to some form of a section.
  func knows(_ word: String, in section: LexiconSections) -> Bool {
    let word = self.word(word)
    return word.added >= 0 && !sections[Int(word.added)].isDisjoint(with: section)
      || word.taken >= 0
        && taken?.sections(ofWord: Int(word.taken)).isDisjoint(with: section) == false
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

  /// The words of a message by their numbers.
  func words(of message: Message) -> [FormWord] {
    message.tokens.indices.map { word(message.tokens[$0].text) }
  }

  private func word(_ text: String) -> FormWord {
    if text == "-" { return .hyphen }
    return text.withBytes { text in
      let text = PlainWords.singular(text)
      var word = FormWord()
      if let taken, let number = taken.number(of: text) {
        word.taken = Int32(number)
        word.begins = taken.sections(beginningWith: number)
      }
      if table.count > 0, let number = table.number(of: text) { word.added = Int32(number) }
      return word
    }
  }

  /// The meanings of the longest form of a section that starts at `start`, hyphens between its words
  /// ignored.
  func longest(
    at start: Int, in words: [FormWord], _ section: LexiconSections
  ) -> (meanings: [Int], end: Int)? {
    let packed = taken?.longest(at: start, in: words, section) {
      !takenMeanings[$0].sections.isDisjoint(with: section)
    }
    let added = longestAdded(at: start, in: words, section)
    let end = max(packed?.end ?? 0, added?.end ?? 0)
    guard end > 0 else { return nil }
    var meanings: [Int] = []
    if let packed, packed.end == end {
      taken?.forEachConcept(at: packed.node) { concept in
        let (number, sections) = takenMeanings[concept]
        if !sections.isDisjoint(with: section), !meanings.contains(number) {
          meanings.append(number)
        }
      }
    }
    if let added, added.end == end {
      meanings += self.meanings(at: added.node, section).filter { !meanings.contains($0) }
    }
    return (meanings, end)
  }

  private func longestAdded(
    at start: Int, in words: [FormWord], _ section: LexiconSections
  ) -> (node: Int32, end: Int)? {
    var node = root(of: Int(words[start].added))
    var best: (node: Int32, end: Int)?
    var index = start + 1
    while node >= 0, !nodes[Int(node)].sections.isDisjoint(with: section) {
      if says(section, at: node) { best = (node, index) }
      if index < words.count, words[index].isHyphen { index += 1 }
      guard index < words.count, words[index].added >= 0 else { break }
      node = child(of: node, over: Int(words[index].added))
      index += 1
    }
    return best
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
    word >= 0 && word < roots.count ? roots[word] : Self.none
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
