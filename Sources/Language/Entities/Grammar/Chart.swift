/// Everything that was read at every place of a message, filled from the last token to the first.
///
/// At each place the leaves (numbers, vocabulary) come first, then every rule whose phrase fits
/// what is already known there and to the right, until nothing new appears. Work at one place is
/// bounded, so the whole is linear in the length of the message.
struct Chart {
  struct Node {
    let piece: Piece
    let sort: Sort
    /// The token after the last one.
    let end: Int
    let rule: Int
    let isLatent: Bool
    let lead: Int
  }

  /// Pieces kept at one place, steps taken there, and tokens that one piece may span.
  private static let limits = (nodes: 64, steps: 4_000, tokens: 40)

  private let reader: EntityReader
  private let surroundings: Surroundings
  private let message: Message
  private let scopes: Scopes
  private let words: [Int]
  private(set) var nodes: [[Node]]
  private var steps = 0

  init(_ message: Message, reader: EntityReader, scopes: Scopes) {
    self.reader = reader
    self.message = message
    surroundings = Surroundings(message, leaves: reader.leaves)
    self.scopes = scopes
    words = message.tokens.map { reader.grammar.number(of: $0.text) }
    nodes = Array(repeating: [], count: message.tokens.count + 1)
    for index in message.tokens.indices.reversed() {
      for leaf in reader.leaves.read(at: index, in: message, order: scopes.order) {
        keep(leaf, at: index)
      }
      steps = 0
      saturate(index)
    }
  }

  private mutating func saturate(_ start: Int) {
    if let next = reader.grammar.state(after: Grammar.start, word: words[start]) {
      walk(from: next, at: start + 1, start: start, pieces: [])
    }
    var done = 0
    while done < nodes[start].count {
      let node = nodes[start][done]
      done += 1
      if let next = reader.grammar.state(after: Grammar.start, slot: node.sort) {
        walk(from: next, at: node.end, start: start, pieces: [node.piece])
      }
    }
  }

  private mutating func walk(from state: Int, at index: Int, start: Int, pieces: [Piece]) {
    steps += 1
    guard steps < Self.limits.steps, index - start <= Self.limits.tokens else { return }
    var ending = reader.grammar.ending(in: state)
    while let place = ending {
      apply(reader.grammar.rule(at: place), to: start..<index, pieces: pieces)
      ending = reader.grammar.ending(after: place)
    }
    guard index < message.tokens.count else { return }
    if let next = reader.grammar.state(after: state, word: words[index]) {
      walk(from: next, at: index + 1, start: start, pieces: pieces)
    }
    for node in nodes[index] {
      if let next = reader.grammar.state(after: state, slot: node.sort) {
        walk(from: next, at: node.end, start: start, pieces: pieces + [node.piece])
      }
    }
  }

  private mutating func apply(_ rule: Int, to range: Range<Int>, pieces: [Piece]) {
    let match = Match(
      pieces: pieces, range: range, surroundings: surroundings,
      scope: scopes.scope(at: range.lowerBound))
    guard let reading = reader.grammar.rules[rule].read(match) else { return }
    keep(
      Node(
        piece: reading.piece, sort: reading.piece.sort, end: range.upperBound, rule: rule,
        isLatent: reading.isLatent, lead: reading.lead),
      at: range.lowerBound)
  }

  /// Keeps one piece of a sort for a stretch of words: a full entity before a latent one, then the
  /// earlier rule.
  private mutating func keep(_ node: Node, at index: Int) {
    if let old = nodes[index].firstIndex(where: { $0.sort == node.sort && $0.end == node.end }) {
      if nodes[index][old].isLatent, !node.isLatent { nodes[index][old] = node }
    } else if nodes[index].count < Self.limits.nodes {
      nodes[index].append(node)
    }
  }
}
