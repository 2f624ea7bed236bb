/// Gathers concepts and the words of their forms into a ``FormTable``.
struct FormTableBuilder {
  private struct Node {
    var following: [String: Int] = [:]
    var concepts: [Int] = []
    var sections: LexiconSections = []
  }

  private var concepts = TablePart()
  private var others = TablePart()
  /// The nodes as they were added; the first one is before all forms.
  private var nodes = [Node()]
  private var words: [String: LexiconSections] = [:]

  /// The table; nil where a number or a text is too long for it.
  var text: String? {
    let first = nodes[0].following.keys.sorted()
    let ordered = first + Set(words.keys).subtracting(first).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(ordered, ordered.indices))
    let (letters, names) = named(ordered)
    let (tree, sayings) = tree(first, numbers)
    var head = TablePart()
    for count in [
      concepts.count, others.count, ordered.count, tree.count, first.count, sayings.count,
      concepts.bytes.count + others.bytes.count, letters.count,
    ] {
      head.append(count, width: FormTable.countWidth)
    }
    let parts = [head, concepts, others, Self.slots(ordered), names]
    guard (parts + [tree, sayings]).allSatisfy(\.isSound) else { return nil }
    return String(
      decoding: parts.flatMap(\.bytes) + letters + tree.bytes + sayings.bytes, as: UTF8.self)
  }

  /// Adds a concept; false where it is none.
  mutating func add(_ record: Record) -> Bool {
    guard let id = record["Id"], let kind = record["Kind"], !id.isEmpty, !kind.isEmpty,
      ![id, kind, record["Value"] ?? ""].contains(where: { $0.utf8.contains(Byte.newline) })
    else { return false }
    let concept = concepts.count
    for text in [kind, id, record["Value"] ?? ""] { concepts.append(text.utf8) }
    concepts.count += 1
    for form in record.fields.named(FormIndex.field) {
      form.withBytes { add($0, of: concept, LexiconSections(kind: kind)) }
    }
    return true
  }

  private mutating func add(
    _ form: UnsafeBufferPointer<UInt8>, of concept: Int, _ sections: LexiconSections
  ) {
    guard PlainWords.isPlain(form) else {
      others.append(concept)
      others.append(form)
      others.count += 1
      return
    }
    var node = 0
    PlainWords.forEach(in: form) { word in
      let word = String(decoding: PlainWords.singular(word), as: UTF8.self)
      words[word, default: []].formUnion(sections)
      node = self.node(after: node, word: word)
      nodes[node].sections.formUnion(sections)
    }
    guard node > 0, !nodes[node].concepts.contains(concept) else { return }
    nodes[node].concepts.append(concept)
  }

  private mutating func node(after node: Int, word: String) -> Int {
    if let known = nodes[node].following[word] { return known }
    nodes.append(Node())
    nodes[node].following[word] = nodes.count - 1
    return nodes.count - 1
  }

  /// The letters of words, and where those of each begin.
  private func named(_ ordered: [String]) -> (letters: [UInt8], names: TablePart) {
    var letters: [UInt8] = []
    var names = TablePart()
    for word in ordered {
      names.append(letters.count, width: 4)
      names.append(Int(words[word, default: []].rawValue), width: 1)
      letters += word.utf8
    }
    names.append(letters.count, width: 4)
    names.append(0, width: 1)
    return (letters, names)
  }

  private static func slots(_ words: [String]) -> TablePart {
    var slots = [Int](repeating: 0, count: WordHash.slots(for: words.count))
    for (number, word) in words.enumerated() {
      var slot = Array(word.utf8).withUnsafeBufferPointer {
        WordHash.of(head: WordHash.head(of: $0), length: $0.count) & (slots.count - 1)
      }
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number + 1
    }
    var part = TablePart()
    for slot in slots { part.append(slot) }
    return part
  }

  /// The nodes, level by level, with what is said at them.
  private func tree(
    _ first: [String], _ numbers: [String: Int]
  ) -> (nodes: TablePart, sayings: TablePart) {
    func following(_ node: Int) -> [(word: Int, node: Int)] {
      nodes[node].following.map { (numbers[$0.key] ?? 0, $0.value) }.sorted { $0.word < $1.word }
    }
    var order = following(0)
    var tree = TablePart()
    var sayings = TablePart()
    while tree.count < order.count {
      let (word, node) = order[tree.count]
      tree.append(word)
      tree.append(order.count)
      tree.append(sayings.count)
      tree.append(Int(nodes[node].sections.rawValue), width: 1)
      tree.count += 1
      for concept in nodes[node].concepts {
        sayings.append(concept)
        sayings.count += 1
      }
      order += following(node)
    }
    for number in [0, order.count, sayings.count] { tree.append(number) }
    tree.append(0, width: 1)
    return (tree, sayings)
  }
}
