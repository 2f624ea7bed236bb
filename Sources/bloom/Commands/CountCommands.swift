import Assistant
import Knowledge
import Language

/// Timing contractions.
enum Contractions: Command {
  static let name = "contractions"
  static let summary = "Time contractions with the space bar, and see how far apart they are"
  static let arguments = "[start | stop | SECONDS s]"
  static let example = "bloom contractions"
  static let details = """
    At a terminal space starts and ends one, p pauses, u takes the last press back and q leaves;
    each press is kept at once, so a session that was cut off goes on with the next call. From a
    pipe or with --plain the last twenty are told; bloom contractions start, stop or 50 s notes one.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let words = words.flatMap { $0.split(separator: " ").map(String.init) }
    guard let word = words.first else {
      return try session.count(.contractions, history: "insight.contractions")
    }
    switch word {
    case "start", "stop":
      guard words.count == 1 else {
        throw .usage("bloom contractions \(word) takes no more words; leave them out")
      }
      try session.record("log.contraction", text: "", slots: ["action": .text(word)])
    default:
      let figure = word.hasSuffix("s") ? String(word.dropLast()) : word
      guard words.count == 1 || words.dropFirst() == ["s"], let seconds = Int(figure),
        (1...600).contains(seconds)
      else {
        throw .usage("bloom contractions takes start, stop or a length, as in 50 s")
      }
      try session.record("log.contraction", text: "", slots: ["value": .number(Double(seconds))])
    }
  }
}

/// Counting movements.
enum Kicks: Command {
  static let name = "kicks"
  static let summary = "Count the baby's movements with the space bar, and see those before"
  static let arguments = "[NUMBER]"
  static let example = "bloom kicks"
  static let details = """
    At a terminal space counts one, p pauses, u takes the last press back and q leaves. From a pipe
    or with --plain the last ten sessions are told; bloom kicks 5 notes five. No number is a goal:
    with fewer or weaker movements than usual, call your maternity unit.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    guard let word = words.first else { return try session.count(.kicks, history: "insight.kicks") }
    guard words.count == 1, let count = Int(word), (1...500).contains(count) else {
      throw .usage("bloom kicks takes a number from 1 to 500, or nothing, as in bloom kicks 10")
    }
    try session.record("log.kicks", text: "", slots: ["count": .number(Double(count))])
  }
}
