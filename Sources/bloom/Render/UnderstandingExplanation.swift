import Assistant
import Civil
import Clauses
import Guardrails
import Journal
import Knowledge
import Language

/// What was made of a message, step by step in words, as `bloom understand --explain` prints it.
struct UnderstandingExplanation {
  let reading: Reading
  let clauses: [Clause]
  let turn: Turn
  /// The file in which an intent is declared, by its id.
  let skill: (IntentID) -> String?

  var lines: [String] {
    words + pieces + evidence + care + scores + policy + writes
  }

  private var words: [String] {
    let message = reading.message
    let read = message.tokens.map(\.text).joined(separator: " ")
    return ["Words", "  typed  \(message.original.printable)", "  read   \(read.printable)"]
      + reading.understanding.mentions.map { mention in
        let words = message.typed(message.utf16Range(mention.tokens))
        let denied = mention.isNegated ? ", denied" : ""
        return "  “\(words.printable)” names \(mention.concept) (\(mention.kind)\(denied))"
      }
      + reading.understanding.entities.map { entity in
        "  “\(message.typed(entity.range).printable)” is a \(entity.kind.rawValue), "
          + "by the rule \(entity.rule)"
      }
  }

  private var pieces: [String] {
    let message = reading.message
    var lines = ["Clauses"]
    for (place, clause) in clauses.enumerated() {
      let words = message.typed(clause.range).printable
      lines.append(
        "  \(place + 1). “\(words)”: \(clause.act.words), about \(clause.subject.words), "
          + (clause.isDenied ? "denied, " : "") + clause.modality.words)
      for cell in clause.cells { lines.append("     tells \(cell.words)") }
    }
    return lines.count == 1 ? lines + ["  none"] : lines
  }

  private var evidence: [String] {
    let meant = reading.understanding.interpretations
    guard !meant.isEmpty else { return ["Evidence", "  nothing that is known was found"] }
    var lines = ["Evidence"]
    for meaning in meant {
      let file = skill(meaning.intent).map { " (skills/\($0).rec)" } ?? ""
      lines.append(
        "  \(meaning.intent)\(file), \(meaning.confidence.short): \(meaning.match.words)")
      if !meaning.because.isEmpty {
        let words = meaning.because.map { "“\($0.printable)”" }.joined(separator: " ")
        lines.append("     the words that decided: \(words)")
      }
      let slots = meaning.slots.sorted { $0.key < $1.key }
        .filter { !SlotName.unlisted.contains($0.key) }
      for (name, value) in slots { lines.append("     \(name) = \(value.words.printable)") }
      if !meaning.missing.isEmpty {
        let names = meaning.missing.map(\.rawValue).joined(separator: ", ")
        lines.append("     not said, and needed: \(names)")
      }
      lines.append("     told as: \(meaning.standing.rawValue)")
    }
    return lines
  }

  private var care: [String] {
    guard turn.level > .ok else {
      let check = turn.check.map { ["  asked after once, as it may be \($0)"] }
      return ["Care", "  ok: no danger was found"] + (check ?? [])
    }
    let words = (reading.concern?.because ?? reading.because).map { "“\($0.printable)”" }
    return [
      "Care",
      "  \(turn.level.rawValue), by \(turn.concernID ?? "the words")"
        + (words.isEmpty ? "" : ": " + words.joined(separator: " ")),
    ]
  }

  private var scores: [String] {
    let understanding = reading.understanding
    let first = understanding.interpretations.first?.confidence
    var lines = ["Scores", "  " + understanding.decision.words]
    let meant = understanding.interpretations.map(\.intent)
    let others = understanding.alternatives.filter { !meant.contains($0.intent) }
    for (place, other) in others.enumerated() {
      let behind = first.map {
        ", \(abs($0 - other.confidence).short) \($0 < other.confidence ? "ahead of" : "behind") it"
      }
      lines.append(
        "  \(place == 0 ? "second" : "then  ")  \(other.intent)  \(other.confidence.short)"
          + (place == 0 ? behind ?? "" : ""))
    }
    if others.isEmpty { lines.append("  nothing came near it") }
    return lines
  }

  private var policy: [String] {
    let decided = turn.policies.map { id in
      guard let place = PolicyPlace(id) else { return "  \(id)" }
      return "  \(id) decided, \(place.number) of \(place.count) in their order (\(place.file))"
    }
    let intents = turn.intents.map(\.rawValue).joined(separator: ", ")
    return ["Policy"] + decided
      + (intents.isEmpty ? ["  no intent is answered"] : ["  answers \(intents)"])
  }

  private var writes: [String] {
    let edits = turn.edits.map { edit in
      switch edit {
      case .add(let entry): "  adds     \(entry.line.printable)"
      case .remove(let entry): "  removes  \(entry.line.printable)"
      }
    }
    let changes = turn.changes.map { "  sets     \($0.key.rawValue) \($0.new ?? "back")" }
    let all = edits + changes
    return ["Writes"] + (all.isEmpty ? ["  nothing"] : all)
  }
}

extension Double {
  /// With two places.
  fileprivate var short: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Interpretation.Match {
  fileprivate var words: String {
    switch self {
    case .template(let template): "the template \(template) fits"
    case .classifier: "the trained weights speak for it"
    case .mention: "it names something that is logged"
    case .cell: "a clause tells it with a value of its own"
    }
  }
}

extension Decision {
  fileprivate var words: String {
    switch self {
    case .answer: "sure enough to answer"
    case .ask(let intents):
      "too close to tell; asks whether it is "
        + intents.map(\.rawValue).joined(separator: " or ")
    case .outside: "too far from all that is known; it is outside"
    case .gibberish: "no word of it is known"
    }
  }
}

extension DialogueAct {
  fileprivate var words: String {
    switch self {
    case .command: "a command"
    case .retract: "takes something back"
    case .correct: "corrects"
    case .choose: "chooses"
    case .answer: "answers"
    case .confirm: "says yes"
    case .deny: "says no"
    case .repair: "says that it was misread"
    case .askOwn: "asks about the record"
    case .askKnow: "asks for knowledge"
    case .askApp: "asks about Bloom"
    case .request: "asks for something to be done"
    case .inform: "tells"
    case .report: "tells what somebody said"
    case .suppose: "supposes"
    case .express: "tells a feeling"
    case .social: "is small talk"
    }
  }
}

extension Experiencer {
  fileprivate var words: String {
    switch self {
    case .me: "the person herself"
    case .diaryPerson: "the person of the diary"
    case .other: "somebody else"
    case .public: "people in general"
    default: "the \(rawValue)"
    }
  }
}

extension Modality {
  fileprivate var words: String {
    switch self {
    case .fact: "as a fact"
    case .supposed: "as supposed"
    case .ahead: "as ahead"
    case .usual: "as usual"
    case .background: "as background"
    }
  }
}

extension Cell {
  fileprivate var words: String {
    let told =
      switch value {
      case .number(let number): " = \(JSONScalar(number).words)"
      case .word(let word): " = \(word)"
      case nil: ""
      }
    return measure + told + (unit.map { " " + $0 } ?? "") + (day.map { " on \($0.iso)" } ?? "")
      + (time.map { " at \($0.iso)" } ?? "")
  }
}

extension SlotValue {
  fileprivate var words: String {
    switch self {
    case .text(let text): text
    case .number(let number): JSONScalar(number).words
    case .bool(let bool): bool ? "yes" : "no"
    case .date(let date): date.iso
    case .dates(let first, let last): "\(first?.iso ?? "...") to \(last?.iso ?? "...")"
    case .month(let month): month.iso
    case .time(let time): time.iso
    case .list(let values): values.map(\.words).joined(separator: ", ")
    }
  }
}

extension JSONScalar {
  fileprivate var words: String {
    switch self {
    case .whole(let number): "\(number)"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .bool(let bool): bool ? "yes" : "no"
    }
  }
}
