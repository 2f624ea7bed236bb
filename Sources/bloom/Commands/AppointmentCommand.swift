import Assistant
import Knowledge
import Language

/// Visits to keep in mind.
enum AppointmentCommand: Command {
  static let name = "appointment"
  static let summary = "Keep an appointment, list those ahead, or take one out"
  static let arguments = "[add TEXT... | list | remove TEXT...]"
  static let example = "bloom appointment add dentist on Tuesday at 10"
  static let details = """
    A day is needed, a time and a place are kept where you give them, as in
    bloom appointment add scan on 14 May at 9:20 at Oak House. Those of today and tomorrow stand in
    bloom today.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let text = words.dropFirst().joined(separator: " ")
    switch words.first {
    case nil, "list":
      guard text.isEmpty else {
        throw .usage("bloom appointment list takes no more words; leave them out")
      }
      try session.answer(["log.appointment"], text: "", slots: ["action": .text("query")])
    case "add":
      guard !text.isEmpty else {
        throw .usage("bloom appointment add needs a title and a day, as in \(example)")
      }
      try session.record("log.appointment", text: text)
    case "remove":
      guard !text.isEmpty else {
        throw .usage(
          "bloom appointment remove needs a word or a day of it; bloom appointment list shows them")
      }
      try session.record("log.appointment", text: "cancel " + text)
    default: throw .usage("bloom appointment takes add, list or remove, as in \(example)")
    }
  }
}
