/// The forms of a lexicon, word by word in one tree, so that a form's words are compared once.
///
/// Words lose their plural s, so that one form serves both numbers; hyphens are left out.
struct FormTree: Sendable {
  private struct Node: Sendable {
    /// The number of the word that leads here.
    let word: Int32
    /// The next node with the same parent, -1 for none.
    let sibling: Int32
    /// The node added last below this one, -1 for none.
    var child: Int32 = -1
    /// The entry of ``said`` added last here, -1 for none.
    var said: Int32 = -1
  }

  private var table: WordTable
  private var nodes: [Node] = []
  /// The node of each word that begins a form, by the word's number; -1 for none.
  private var roots: [Int32] = []
  /// Meanings in lists: each with the place of the next one, -1 for none.
  private var said: [(meaning: Int32, next: Int32)] = []
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

  /// The words of all forms, without plural s.
  var words: [String] { (0..<table.count).map { table[$0] } }

  /// Adds one way to say a meaning; a form that is there already is not added again.
  mutating func add(_ form: UnsafeBufferPointer<UInt8>, meaning: Int) {
    var node = Self.none
    if PlainWords.isPlain(form) {
      PlainWords.forEach(in: form) { word in
        node = step(from: node, over: table.add(Self.singular(word)))
      }
    } else {
      let text = String(decoding: form, as: UTF8.self)
      for token in normaliser.normalise(text).tokens where token.text != "-" {
        let word = token.text.withBytes { table.add(Self.singular($0)) }
        node = step(from: node, over: word)
      }
    }
    if node >= 0, !hasMeaning(meaning, at: node) {
      said.append((Int32(meaning), nodes[Int(node)].said))
      nodes[Int(node)].said = Int32(said.count - 1)
    }
  }

  /// The number of a token's word: ``hyphen`` for a hyphen, -1 for a word of no form.
  func number(of text: String) -> Int {
    if text == "-" { return Self.hyphen }
    return text.withBytes { table.number(of: Self.singular($0)) } ?? -1
  }

  /// The meanings of the longest form that starts at `start`, hyphens between its words ignored.
  ///
  /// - Parameter words: the numbers of the words of a message.
  func longest(at start: Int, in words: [Int]) -> (meanings: [Int], end: Int)? {
    var node = words[start] >= 0 ? root(of: words[start]) : Self.none
    var best: (node: Int32, end: Int)?
    var index = start + 1
    while node >= 0 {
      if nodes[Int(node)].said >= 0 { best = (node, index) }
      if index < words.count, words[index] == Self.hyphen { index += 1 }
      guard index < words.count, words[index] >= 0 else { break }
      node = child(of: node, over: words[index])
      index += 1
    }
    return best.map { (meanings(at: $0.node), $0.end) }
  }

  private func hasMeaning(_ meaning: Int, at node: Int32) -> Bool {
    var place = nodes[Int(node)].said
    while place >= 0 {
      if said[Int(place)].meaning == Int32(meaning) { return true }
      place = said[Int(place)].next
    }
    return false
  }

  private func meanings(at node: Int32) -> [Int] {
    var meanings: [Int] = []
    var place = nodes[Int(node)].said
    while place >= 0 {
      meanings.append(Int(said[Int(place)].meaning))
      place = said[Int(place)].next
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

  private mutating func step(from node: Int32, over word: Int) -> Int32 {
    let known = node < 0 ? root(of: word) : child(of: node, over: word)
    if known >= 0 { return known }
    let new = Int32(nodes.count)
    if node < 0 {
      while roots.count <= word { roots.append(Self.none) }
      roots[word] = new
      nodes.append(Node(word: Int32(word), sibling: Self.none))
    } else {
      nodes.append(Node(word: Int32(word), sibling: nodes[Int(node)].child))
      nodes[Int(node)].child = new
    }
    return new
  }

  /// A word without its plural s.
  private static func singular(
    _ word: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let s = UInt8(ascii: "s")
    guard word.count > 3, word[word.count - 1] == s, word[word.count - 2] != s else { return word }
    return UnsafeBufferPointer(rebasing: word[..<(word.count - 1)])
  }
}
