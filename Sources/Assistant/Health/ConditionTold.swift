import Guardrails
import Knowledge
import Language
import MessageFormat

/// A health condition that a message tells of, takes back or asks about.
struct ConditionTold {
  /// What comes of it.
  private(set) var outcome = Outcome()
  /// Whether the message says nothing beside it.
  private(set) var isAll = true

  /// Nil where the message tells nothing of the kind; whether someone has a condition is no
  /// question for this.
  init?(_ reading: Reading, _ said: Set<String>, answers: Answers, scene: Scene) {
    guard reading.triage.level <= .decline, reading.message.tokens.count <= Self.longest else {
      return nil
    }
    let preferences = scene.setting.preferences
    let kept = preferences.conditions
    if said.contains("told.health_list"), reading.message.tokens.count <= Self.short {
      outcome = Self.list(kept)
      return
    }
    let named = answers.places(of: Condition.prefix, in: reading.message)
    guard !named.isEmpty, !said.contains("told.no_condition") else { return nil }
    let ids = named.map { String($0.id.dropFirst(Condition.prefix.count)) }.deduplicated
    let telling = Telling(reading.message, around: named.map(\.words), answers)
    if telling.isLeaving {
      let left = kept.filter { !ids.contains($0) }
      guard left != kept else {
        outcome = .say("condition.not_kept")
        return
      }
      change(preferences, to: left, saying: "condition.left", ids)
      return
    }
    let isAsked = reading.message.tokens.last?.text == "?"
    guard telling.isHers,
      telling.isWhole && !isAsked || !telling.isPast && reading.level == .ok && reading.asksOn
    else {
      return nil
    }
    isAll = telling.isWhole
    let new = ids.filter { !kept.contains($0) }
    guard !new.isEmpty else {
      outcome = .say("condition.known")
      return
    }
    change(preferences, to: kept + new, saying: "condition.kept", new)
  }

  private static let longest = 30
  private static let short = 12

  private mutating func change(
    _ preferences: Preferences, to ids: [String], saying reply: String, _ named: [String]
  ) {
    outcome = Outcome(parts: [Self.framed(reply, named)])
    if isAll { outcome.parts.append(.reply("settings.undo")) }
    outcome.changes = [
      SettingChange(
        .conditions, from: preferences.stored(.conditions), to: Preferences.listing(ids))
    ]
  }

  private static func list(_ kept: [String]) -> Outcome {
    kept.isEmpty ? .say("condition.none") : Outcome(parts: [framed("condition.list", kept)])
  }

  /// A reply with the names of conditions.
  static func framed(_ reply: String, _ ids: [String]) -> Part {
    .framed(reply, [:], name: "names", parts: ids.map { .reply("condition.name." + $0) })
  }
}

/// The words around what is told of oneself.
struct Telling {
  /// Whether the words before it say that it is hers.
  let isHers: Bool
  /// Whether nothing else is said.
  let isWhole: Bool
  /// Whether the words take it back.
  let isLeaving: Bool
  /// Whether it is told of a time gone by, as a reading of that day may be.
  let isPast: Bool

  /// - Parameter places: the places of what is told among the words.
  init(_ message: Message, around places: [Range<Int>], _ answers: Answers) {
    let tokens = message.tokens
    let taken = Set(places.flatMap(\.self))
    let first = taken.min() ?? 0
    let last = taken.max() ?? 0
    let others = tokens.indices.filter { !taken.contains($0) && !tokens[$0].isPunctuation }
      .map { tokens[$0].text }
    let starts = [0] + tokens[..<first].indices.filter { tokens[$0].isBreak }.map { $0 + 1 }
    let clause = starts.first { start in
      let before = tokens[start..<first].filter { !$0.isPunctuation }.map(\.text)
        .drop { answers.isTelling($0, "lead") }
      return before.first.map(Self.hers.contains) == true
        && before.allSatisfy { answers.isTelling($0, "opening") }
    }
    isHers = clause != nil
    isPast = tokens[..<first].contains { $0.text == "had" }
    let isFirst = tokens[..<(clause ?? 0)].allSatisfy {
      $0.isPunctuation || answers.isTelling($0.text, "lead")
    }
    let between = tokens[first...last].indices.filter { !taken.contains($0) }
      .map { tokens[$0] }
      .allSatisfy { $0.isPunctuation || answers.isTelling($0.text, "opening") || $0.text == "and" }
    let after = tokens[(last + 1)...]
      .allSatisfy { $0.isPunctuation || answers.isTelling($0.text, "closing") }
    isWhole = isHers && isFirst && between && after
    isLeaving =
      others.allSatisfy { answers.isTelling($0, "leaving") }
      && others.contains { Self.leaving.contains($0) }
  }

  /// Words with which one begins to tell of oneself.
  private static let hers: Set<String> = ["i", "im", "ive", "my", "diagnosed", "living"]
  /// Words of which one must be there for something to be taken back.
  private static let leaving: Set<String> = [
    "dont", "not", "no", "longer", "forget", "remove", "delete", "off", "drop", "gone", "cured",
    "havent", "isnt",
  ]
}
