import Journal
import Language
import Physiology

/// What a message names that an entry of the diary may hold.
struct NamedFacts {
  /// The concepts it names, denied ones too: "not cramps, my back".
  private let concepts: Set<String>
  /// The kinds of words that it names concepts of.
  private let kinds: Set<String>
  /// The words of the names as they stand.
  private let words: [String]
  /// Names that a verb gives: "it started", "slept".
  private let verbs: Set<String>

  init(_ understanding: Understanding) {
    let mentions = understanding.mentions.filter { !Self.qualities.contains($0.kind) }
    let named = understanding.named.filter { !Self.counters.contains($0.concept) }
    concepts = Set((mentions + named + understanding.parts).map(\.concept))
    kinds = Set(mentions.map(\.kind))
    words = mentions.flatMap { mention in
      understanding.message.tokens[mention.tokens].filter { $0.kind == .word }.map(\.text)
    }
    let isElse = !mentions.isEmpty || !named.isEmpty || !understanding.parts.isEmpty
    verbs =
      isElse
      ? []
      : Set(
        understanding.cues.compactMap { cue in
          cue.id.hasPrefix(Self.prefix) ? String(cue.id.dropFirst(Self.prefix.count)) : nil
        })
  }

  /// The concept of a period as a whole.
  static let period = "period"

  /// Whether it names a note, whose words may name anything else.
  var namesNote: Bool { concepts.contains("note") }

  /// Whether a period is all that it names.
  var isOnlyPeriod: Bool { concepts == [Self.period] }

  /// Whether it names nothing.
  var isEmpty: Bool { concepts.isEmpty && verbs.isEmpty }

  /// Whether an entry of this fact is among what it names.
  func contains(_ fact: Fact) -> Bool {
    switch fact {
    case .symptom(let term, _, _, _):
      concepts.contains(term.rawValue) || concepts.contains("pain") && !kinds.contains("symptom")
    case .mood(let terms):
      concepts.contains("mood") || terms.contains { concepts.contains($0.rawValue) }
    case .flow: kinds.contains("flow") || concepts.contains("flow")
    case .period(let mark):
      concepts.contains("period") || verbs.contains(mark == .start ? "start" : "end")
    case .product: kinds.contains("product")
    case .discharge: kinds.contains("discharge") || concepts.contains("discharge")
    case .skin: kinds.contains("skin") || concepts.contains("skin")
    case .libido: kinds.contains("libido") || concepts.contains("libido")
    case .temperature: !concepts.isDisjoint(with: ["temperature", "bbt"])
    case .test(.ovulation): kinds.contains("opk") || concepts.contains("ovulation_test")
    case .test(.pregnancy): concepts.contains("pregnancy_test")
    case .sleep: concepts.contains("sleep") || verbs.contains("sleep")
    case .scale(let scale, _): concepts.contains { $0.hasPrefix(scale.rawValue) }
    case .intake(let intake, _, let what): holds(what) || concepts.contains(intake.rawValue)
    case .drink(let what, _), .supplement(let what, _): holds(what)
    case .food(let food): holds(food.text)
    case .activity(let activity, _, let what): holds(what) || concepts.contains(activity.rawValue)
    case .amount(let quantity, _): holds(kind: quantity.rawValue)
    case .bloodPressure: !concepts.isDisjoint(with: ["blood_pressure", "pressure"])
    case .text(_, let text): concepts.contains(text)
    default: holds(kind: fact.kind)
    }
  }

  /// Whether it names another thing of the sort of this fact, which may be meant in its place:
  /// "no, a migraine", "anxious, not sad".
  func replaces(_ fact: Fact) -> Bool {
    switch fact {
    case .symptom: kinds.contains("symptom") || !concepts.isEmpty && kinds.isEmpty
    case .mood: kinds.contains("mood")
    default: false
    }
  }

  private func holds(kind: String) -> Bool {
    let names = [kind, kind.split(separator: "_").first.map(String.init) ?? kind]
    return !concepts.isDisjoint(with: names)
      || kind == "pulse" && !concepts.isDisjoint(with: ["rhr", "heart_rate"])
  }

  /// Whether one of the names is in what an entry calls its thing.
  private func holds(_ what: String?) -> Bool {
    guard let what = what?.lowercased(), !what.isEmpty else { return false }
    let parts = what.split { !$0.isLetter }.map(String.init)
    return (words + concepts.flatMap { $0.split(separator: "_").map(String.init) })
      .contains { word in
        word.count > 2
          && parts.contains { $0.hasPrefix(word) || $0.count > 2 && word.hasPrefix($0) }
      }
  }

  private static let prefix = "names."
  /// Kinds of words that only say how a thing is, when, or whose.
  private static let qualities: Set<String> = [
    "color", "result", "severity", "protected", "quality", "unit", "relative", "person", "phase",
    "acronym", "action", "every", "format", "difficulty", "tone", "mode", "meal",
  ]
  /// What a number is a count of, which is no thing.
  private static let counters: Set<String> = [
    "n", "count", "week", "weeks", "trimester", "dpo", "lmp", "due", "bed", "wake",
  ]
}
