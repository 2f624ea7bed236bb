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
    bloom today. With remind and how long before at the end, a reminder is set too, as in
    bloom appointment add scan on 14 May at 9:20 remind 15 min.
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
      guard let (visit, lead) = split(words.dropFirst()) else {
        return try session.record("log.appointment", text: text)
      }
      try session.record(
        ["log.appointment", "remind.set"], text: visit + " and remind me \(lead) before")
    case "remove":
      guard !text.isEmpty else {
        throw .usage(
          "bloom appointment remove needs a word or a day of it; bloom appointment list shows them")
      }
      try session.record("log.appointment", text: "cancel " + text)
    default: throw .usage("bloom appointment takes add, list or remove, as in \(example)")
    }
  }

  /// What is booked, and how long before it a reminder is to come; nil where none is asked for.
  static func split(_ words: ArraySlice<String>) -> (visit: String, lead: String)? {
    guard let place = words.lastIndex(where: { $0.lowercased() == "remind" }) else { return nil }
    let visit = words[..<place].joined(separator: " ")
    var lead = words[(place + 1)...].filter { !["me", "before"].contains($0.lowercased()) }
    if let last = lead.last, lead.count == 1 {
      let digits = last.prefix(while: \.isNumber)
      let unit = String(last.dropFirst(digits.count))
      lead = [String(digits), unit == "m" ? "min" : unit]
    }
    guard !visit.isEmpty, lead.count == 2, let count = lead.first, Int(count) != nil,
      lead.last?.isEmpty == false
    else { return nil }
    return (visit, lead.joined(separator: " "))
  }
}
