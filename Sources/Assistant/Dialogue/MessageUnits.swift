import Clauses
import Guardrails
import Journal
import Knowledge
import Language

/// A message in the pieces that each do one thing: take something out, put it right, tell of a visit,
/// tell, ask or order; in this order they are carried out.
struct MessageUnits {
  /// What a piece does.
  enum Kind: Int, Comparable {
    case retract, correct, visit, tell, ask

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
      turn.thread.guess == nil, turn.thread.expecting == nil, !turn.message.isOverlong,
      turn.message.tokens.count <= Self.longest, turn.clauses.count > 1,
      turn.asked?.isSummary != true, !Self.asksWhole(turn)
    else { return nil }
    let pieces = Self.pieces(turn)
    let kinds = Set(pieces.map(\.kind))
    guard kinds.count > 1 else { return nil }
    units = kinds.sorted().flatMap { kind in
      kind == .tell
        ? [Unit(kind: kind, text: Self.rest(of: turn.message, without: pieces))]
        : pieces.filter { $0.kind == kind }
          .map { Unit(kind: kind, text: turn.message.typed($0.range)) }
    }
    guard units.count <= Self.most else { return nil }
  }

  /// Whether all of it is one question about the record: "egg white, which days?".
  private static func asksWhole(_ turn: DialogueContext) -> Bool {
    if let asked = turn.asked, asked.asksLink, asked.link != nil { return true }
    guard let asked = turn.asked, asked.isPlain, asked.words.times.allSatisfy(\.isLong),
      !asked.words.holdsNumber, !asked.words.says("pronoun")
    else { return false }
    return turn.clauses.allSatisfy { clause in
      clause.act.asks
        || clause.act == .inform
          && turn.message.typed(clause.range).split(separator: " ").count <= Self.fewWords
    }
  }

  /// A heading before a question is no longer.
  private static let fewWords = 3

  private static let most = 6
  /// A longer message is a story, whose parts lean on each other.
  private static let longest = 50

  /// The message without the pieces that do something else: what tells keeps its days around it.
  private static func rest(of message: Message, without pieces: [Piece]) -> String {
    var stretches: [String] = []
    var last = 0
    for piece in pieces where piece.kind != .tell {
      stretches.append(message.typed(last..<piece.range.lowerBound))
      last = piece.range.upperBound
    }
    stretches.append(message.typed(last..<message.original.utf16.count))
    return
      stretches
      .map { String($0.drop { !$0.isLetter && !$0.isNumber && $0 != "+" && $0 != "-" }) }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private struct Piece {
    let kind: Kind
    let range: Range<Int>
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
          || kind == nil && open.kind != .retract && !clause.act.asks && !words.isFiller
      {
        pieces.removeLast()
        pieces.append(
          Piece(kind: open.kind, range: open.range.lowerBound..<clause.range.upperBound))
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
    case .askOwn: .ask
    case .request, .command, .askKnow, .askApp: isOfRecord(clause, turn) ? .ask : nil
    case .correct:
      words.holdsNumber && words.namesThing(turn) && !isOfMessage(clause, turn) ? .correct : .tell
    default:
      clause.cells.isEmpty
        ? visit(clause, words, turn)
        : turn.reading.logs.contains(where: \.intent.isLog) ? .tell : nil
    }
  }

  /// Whether something was told before it in the same message, which is what it puts right.
  private static func isOfMessage(_ clause: Clause, _ turn: DialogueContext) -> Bool {
    turn.clauses.prefix { $0.range != clause.range }
      .contains { $0.act == .inform && !$0.cells.isEmpty }
  }

  /// A visit that is told has its own day and time, which are no other fact's.
  private static func visit(
    _ clause: Clause, _ words: Words, _ turn: DialogueContext
  ) -> Kind? {
    guard clause.act == .inform, turn.clauses.count > 1, words.namesTime(turn) else { return nil }
    guard words.says("told.names_visit", turn) else { return nil }
    let told = alone(clause, turn)
    return told?.intent == .appointment && told?.isFact == true ? .visit : nil
  }

  /// What a clause is taken for by itself; nil where that is not plain.
  private static func alone(_ clause: Clause, _ turn: DialogueContext) -> Interpretation? {
    let text = turn.message.typed(clause.range)
    let read = turn.reader.read(text, context: turn.scene.context).understanding
    return read.decision == .answer ? read.interpretations.first : nil
  }

  /// Whether a question alone is one about her cycle or her record.
  private static func isOfRecord(_ clause: Clause, _ turn: DialogueContext) -> Bool {
    guard turn.clauses.count > 1 else { return false }
    return alone(clause, turn).map { ownGroups.contains($0.intent.group) } == true
  }

  private static let ownGroups: Set<Substring> = ["cycle", "insight", "ttc", "data"]
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

    /// Whether it says a day or a time.
    func namesTime(_ turn: DialogueContext) -> Bool {
      turn.understanding.entities.contains { entity in
        guard holds(entity.tokens) else { return false }
        if case .time = entity.value { return true }
        return entity.day != nil
      }
    }

    var holdsNumber: Bool { tokens.contains { $0.number != nil } }

    private func holds(_ range: Range<Int>) -> Bool { indices.contains(where: range.contains) }

    /// Whether it takes back the last turn.
    func isUndo(_ turn: DialogueContext) -> Bool { says("told.undoes", turn) }

    func says(_ meaning: String, _ turn: DialogueContext) -> Bool {
      let text = tokens.map(\.text).joined(separator: " ")
      return turn.reader.answers.said(in: Normaliser().normalise(text)).contains(meaning)
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
