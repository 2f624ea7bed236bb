import Knowledge
import Records

/// All forms of a lexicon and what they mean.
struct LexiconForms: Sendable {
  /// What a form stands for.
  struct Meaning: Hashable, Comparable, Sendable {
    let kind: String
    let concept: String
    fileprivate let sections: LexiconSections

    static func < (one: Meaning, other: Meaning) -> Bool {
      (one.kind, one.concept) < (other.kind, other.concept)
    }
  }

  private(set) var tree: FormTree
  private var meanings: [Meaning] = []
  /// The meaning added last of each concept, by its name; forgotten once a table is taken.
  private var last = WordMap<Int32>(expecting: 1024)
  /// For each meaning the one of the same concept's name that was added before it, -1 for none.
  private var earlier: [Int32] = []

  /// Makes a lexicon without forms.
  ///
  /// - Parameter expected: how many forms there will about be.
  init(expecting expected: Int) {
    tree = FormTree(expecting: expected)
  }

  /// Takes the forms of concepts; their order changes nothing.
  init(of concepts: [Concept]) {
    self.init(expecting: 10_000)
    for concept in concepts {
      let meaning = meaning(
        kind: concept.kind, concept: concept.value, LexiconSections(kind: concept.kind))
      concept.forEachForm { add($0, meaning) }
    }
  }

  /// Takes the forms of concepts that were gathered before.
  init(_ table: FormTable) {
    self.init(expecting: 64)
    let forms = PackedForms(table)
    let counts = forms.counts
    last = WordMap(expecting: counts.concepts)
    earlier.reserveCapacity(counts.concepts)
    meanings.reserveCapacity(counts.concepts)
    forms.read { reader in
      var kind = Kind()
      var known: [(number: Int, sections: LexiconSections)] = []
      known.reserveCapacity(counts.concepts)
      for _ in 0..<counts.concepts {
        let number = meaning(&reader, after: &kind)
        known.append((number, meanings[number].sections))
      }
      tree.take(forms, meanings: known)
      for _ in 0..<counts.others {
        let meaning = known[reader.number()]
        tree.add(reader.text(), meaning: meaning.number, meaning.sections)
      }
    }
    (last, earlier) = (WordMap(), [])
  }

  /// The forms of a library's lexicon.
  init(_ library: Library) throws(KnowledgeError) {
    if let table = library.lexiconForms() {
      self.init(table)
    } else {
      self.init(of: try library.concepts())
    }
  }

  /// The number of a meaning, which is added where it is new.
  mutating func meaning(kind: String, concept: String, _ sections: LexiconSections) -> Int {
    concept.withBytes { meaning(kind: kind, concept: $0, sections) }
  }

  private mutating func meaning(
    kind: String, concept: UnsafeBufferPointer<UInt8>, _ sections: LexiconSections
  ) -> Int {
    let new = Int32(meanings.count)
    let latest = last.exchange(WordKey(concept), for: new) ?? -1
    var known = latest
    while known >= 0 {
      if meanings[Int(known)].kind == kind {
        last.set(WordKey(concept), to: latest)
        return Int(known)
      }
      known = earlier[Int(known)]
    }
    meanings.append(
      Meaning(kind: kind, concept: String(decoding: concept, as: UTF8.self), sections: sections))
    earlier.append(latest)
    return Int(new)
  }

  /// The kind of the concept before, which most have too.
  private struct Kind {
    private(set) var name = ""
    private(set) var sections: LexiconSections = []
    private var key = WordKey.none

    /// Takes the kind of the next concept.
    mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
      let key = WordKey(bytes)
      guard key != self.key else { return }
      name = String(decoding: bytes, as: UTF8.self)
      sections = LexiconSections(kind: name)
      self.key = key
    }
  }

  /// The number of the meaning of the next concept of a table.
  private mutating func meaning(_ reader: inout TableReader, after kind: inout Kind) -> Int {
    let name = reader.text()
    kind.take(name)
    let id = reader.text()
    let value = reader.text()
    return meaning(
      kind: kind.name, concept: value.isEmpty ? Concept.value(ofID: id, kind: name) : value,
      kind.sections)
  }

  /// Adds one way to say a meaning; a form that is there already is not added again.
  mutating func add(_ form: UnsafeBufferPointer<UInt8>, _ meaning: Int) {
    tree.add(form, meaning: meaning, meanings[meaning].sections)
  }

  /// The meanings with some numbers, sorted by kind and concept.
  func meanings(_ numbers: [Int]) -> [Meaning] {
    numbers.count == 1 ? [meanings[numbers[0]]] : numbers.map { meanings[$0] }.sorted()
  }
}
