import Clauses
import Guardrails
import Journal
import Knowledge
import Language

/// A message in the pieces that each do one thing: take something out, put something right, tell,
/// ask of the record; in this order they are carried out.
struct MessageUnits {
  /// What a piece does.
  enum Kind: Int, Comparable {
    case retract, correct, tell, ask

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  struct Unit: Equatable {
    let kind: Kind
    let text: String
  }

  /// At least two, in the order in which they are carried out.
  let units: [Unit]

  /// Nil where the message does one thing, or is to be read whole.
  init?(_ turn: DialogueContext) {
    guard turn.reading.level <= .provider, turn.thread.standing == nil,
      turn.thread.guess == nil, !turn.message.isOverlong
    else { return nil }
    let pieces = Self.pieces(turn)
    let kinds = Set(pieces.map(\.kind))
    guard kinds.count > 1, kinds.contains(.retract) || kinds.contains(.ask) else { return nil }
    units = kinds.sorted().flatMap { kind in
      let ranges = pieces.filter { $0.kind == kind }.map(\.range)
      let texts = ranges.map { turn.message.typed($0) }
      return kind == .tell
        ? [Unit(kind: kind, text: texts.joined(separator: " "))]
        : texts.map { Unit(kind: kind, text: $0) }
    }
    guard units.count <= Self.most else { return nil }
  }

  private static let most = 6

  private struct Piece {
    var kind: Kind
    var range: Range<Int>
  }

  /// The clauses that do something, with those that go on from one joined to it.
  private static func pieces(_ turn: DialogueContext) -> [Piece] {
    var pieces: [Piece] = []
    var last: Range<Int>?
    for clause in turn.clauses {
      defer { last = clause.range }
      let words = Words(clause, turn.message)
      let kind = kind(of: clause, words, turn)
      if let open = pieces.last, open.range.upperBound == last?.upperBound,
        open.kind == .retract && kind != .retract && !clause.act.asks
          && words.isFragment(after: last) && words.namesThing(turn)
          || kind == .ask && open.kind == .ask
          || kind == nil && !clause.act.asks && !words.isFiller
      {
        pieces[pieces.count - 1].range = open.range.lowerBound..<clause.range.upperBound
      } else if let kind {
        pieces.append(Piece(kind: kind, range: clause.range))
      }
    }
    return pieces
  }

  /// Nil where a clause does nothing of its own.
  private static func kind(of clause: Clause, _ words: Words, _ turn: DialogueContext) -> Kind? {
    switch clause.act {
    case .retract: words.namesThing(turn) || words.isUndo(turn) ? .retract : nil
    case .askOwn, .request, .command: .ask
    case .askKnow, .askApp: isOfRecord(clause, turn) ? .ask : nil
    case .correct: .tell
    default: clause.cells.isEmpty ? nil : .tell
    }
  }

  /// Whether a question alone is one about her cycle or her record.
  private static func isOfRecord(_ clause: Clause, _ turn: DialogueContext) -> Bool {
    guard turn.clauses.count > 1 else { return false }
    let text = turn.message.typed(clause.range)
    let asked = turn.reader.read(text, context: turn.scene.context).understanding
    return asked.decision == .answer
      && asked.interpretations.first.map { ownGroups.contains($0.intent.group) } == true
  }

  private static let ownGroups: Set<Substring> = ["cycle", "insight", "ttc"]
}

extension MessageUnits {
  /// The words of a clause.
  private struct Words {
    private let indices: [Int]
    private let tokens: [Token]
    private let message: Message

    init(_ clause: Clause, _ message: Message) {
      self.message = message
      indices = message.tokens.indices.filter {
        clause.range.contains(message.tokens[$0].range.lowerBound)
      }
      tokens = indices.map { message.tokens[$0] }
    }

    var isFiller: Bool { tokens.count { !$0.isPunctuation } <= MessageUnits.fewFilling }

    /// Whether it names something that an entry may hold.
    func namesThing(_ turn: DialogueContext) -> Bool {
      let understanding = turn.understanding
      return understanding.mentions.contains { holds($0.tokens) }
        || understanding.named.contains { holds($0.tokens) }
        || understanding.entities.contains { holds($0.tokens) && $0.day != nil }
    }

    private func holds(_ range: Range<Int>) -> Bool { indices.contains(where: range.contains) }

    /// Whether it takes back the last turn.
    func isUndo(_ turn: DialogueContext) -> Bool {
      let text = tokens.map(\.text).joined(separator: " ")
      return turn.reader.answers.said(in: Normaliser().normalise(text)).contains("told.undoes")
    }

    /// Whether it is a few words of the same sentence without one of their own.
    func isFragment(after last: Range<Int>?) -> Bool {
      guard let last, tokens.count <= MessageUnits.fewGoingOn, let start = tokens.first else {
        return false
      }
      let between = message.typed(last.upperBound..<start.range.lowerBound)
      return !between.contains { ".!?;".contains($0) }
    }
  }

  private static let fewFilling = 4
  private static let fewGoingOn = 6
}
