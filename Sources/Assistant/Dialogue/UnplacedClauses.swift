import Civil
import Clauses
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat

/// What a message tells beside what was noted and no entry holds: nothing told is lost in silence.
struct UnplacedClauses {
  /// Her words, clause by clause.
  let words: [String]

  init(_ reading: Reading, noted plan: Plan, _ outcome: Outcome) {
    guard let clauses = reading.clauses, reading.level <= .provider, !plan.isIntercepted,
      outcome.takenBack.isEmpty,
      Self.isNoting(plan, outcome) || Self.isAnswering(clauses, plan, outcome)
    else {
      words = []
      return
    }
    let isNoting = Self.isNoting(plan, outcome)
    let heldWords = outcome.edits.flatMap(\.entry.fact.ownWords)
    let unplaced = clauses.filter { clause in
      Self.telling.contains(clause.act) && [.me, .baby].contains(clause.subject)
        && clause.cells.isEmpty
        && !clause.isDenied && clause.modality == .fact
        && Self.holdsFact(clause, reading.understanding, orNumber: isNoting)
        && !plan.interpretations.contains { $0.range.overlaps(clause.range) }
    }
    words = unplaced.map { reading.message.typed($0.range) }
      .filter { text in !heldWords.contains { $0.contains(text) } }
  }

  private static func isNoting(_ plan: Plan, _ outcome: Outcome) -> Bool {
    outcome.edits.contains(where: \.isAddition)
      && plan.interpretations.contains { $0.match == .cell }
      && plan.interpretations.allSatisfy { !$0.intent.isLog || !$0.isFact || $0.match == .cell }
  }

  /// Whether a question was answered and nothing noted.
  private static func isAnswering(
    _ clauses: [Clause], _ plan: Plan, _ outcome: Outcome
  ) -> Bool {
    outcome.edits.isEmpty && outcome.expecting == nil && clauses.contains(where: \.act.asks)
      && plan.interpretations.allSatisfy { !$0.intent.isLog }
  }

  private static let telling: Set<DialogueAct> = [.inform]

  /// Whether a number of hers stands in a clause beside a thing that a diary keeps.
  private static func holdsFact(
    _ clause: Clause, _ understanding: Understanding, orNumber: Bool
  ) -> Bool {
    let message = understanding.message
    func isIn(_ tokens: Range<Int>) -> Bool {
      clause.range.contains(message.utf16Range(tokens).lowerBound)
    }
    let hasNumber = understanding.entities.contains { entity in
      guard isIn(entity.tokens) else { return false }
      switch entity.value {
      case .number, .quantity, .duration, .percent: return true
      default: return false
      }
    }
    let names = understanding.mentions.contains {
      isIn($0.tokens) && !$0.isNegated && kept.contains($0.kind)
    }
    return names || orNumber && hasNumber && message.typed(clause.range).contains(where: \.isLetter)
  }

  /// Kinds of words that name what entries hold.
  private static let kept: Set<String> = [
    "symptom", "drug", "supplement", "flow", "activity", "product", "opk", "discharge",
  ]

  /// What is said of them; nil where there are none.
  var part: Part? {
    guard !words.isEmpty else { return nil }
    return .reply("log.not_placed", ["words": .list(Array(words.prefix(Self.most)))])
  }

  private static let most = 3
}
