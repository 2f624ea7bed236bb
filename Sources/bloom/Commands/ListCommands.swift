import Assistant
import Knowledge
import Language

/// What to see to around a pregnancy.
enum ChecklistCommand: Command {
  static let name = "checklist"
  static let summary = "What to see to: the list for your weeks, ticks, and things of your own"
  static let arguments = "[LIST | done TEXT... | undone TEXT... | add TEXT... | remove TEXT...]"
  static let example = "bloom checklist done car seat"
  static let details = """
    Without a word: the list that fits your weeks. LIST is one by name, as in bloom checklist
    hospital bag. done ticks a thing, undone takes the tick back, ticked lists what is ticked, add
    and remove are for things of your own.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let text = words.dropFirst().joined(separator: " ")
    let verb = words.first ?? ""
    if ["done", "undone", "add", "remove"].contains(verb), text.isEmpty {
      throw .usage("bloom checklist \(verb) needs to know what, as in \(example)")
    }
    switch verb {
    case "done": try session.record("log.checklist_done", text: text, slots: ["item": .text(text)])
    case "undone":
      try session.record(
        "log.checklist_done", text: text,
        slots: ["item": .text(text), "action": .text("untick")])
    case "add", "remove":
      try session.record(
        "content.checklist", text: "", slots: ["item": .text(text), "action": .text(verb)])
    case "ticked":
      try noMoreWords(words.dropFirst())
      try session.answer(["content.checklist"], text: "", slots: ["action": .text("ticked")])
    default:
      try session.answer(["content.checklist"], text: words.joined(separator: " "))
    }
  }
}

/// Wishes for a birth.
enum BirthPlanCommand: Command {
  static let name = "birthplan"
  static let summary = "Your wishes for a birth: show them, add one, or take one out"
  static let arguments = "[add TEXT... | remove TEXT... | start]"
  static let example = "bloom birthplan add no students, please"
  static let details = """
    Without a word it shows the plan. add keeps a wish under the topic that it speaks of, remove
    takes those of a topic out. In the chat, start asks one question at a time.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let text = words.dropFirst().joined(separator: " ")
    switch words.first {
    case nil:
      try session.answer(["content.birth_plan"], text: "", slots: ["action": .text("show")])
    case "start" where text.isEmpty:
      try session.answer(["content.birth_plan"], text: "", slots: ["action": .text("begin")])
    case "add" where !text.isEmpty:
      try session.record(
        "content.birth_plan", text: text, slots: ["wish": .text(text), "action": .text("wish")])
    case "remove" where !text.isEmpty:
      try session.record("content.birth_plan", text: text, slots: ["action": .text("remove")])
    default:
      throw .usage("bloom birthplan takes add TEXT, remove TEXT or start, as in \(example)")
    }
  }
}
