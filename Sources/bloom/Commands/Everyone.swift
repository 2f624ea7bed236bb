import Assistant
import Journal
import Knowledge
import Language

/// All people of this home side by side.
enum Everyone: Command {
  static let name = "everyone"
  static let isLong = true
  static let summary = "All people of this home, a line each: where they are and what is next"
  static let details = """
    Each line is read from that person's own diary. bloom person adds people and gives them a
    colour; --as NAME, or /as NAME in the chat, opens one diary.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noWords(words)
    var people: [(name: String, journal: Journal)] = []
    do throws(StorageError) {
      let home = try session.home()
      for person in try home.people() {
        people.append(
          (try home.shownName(of: person), try home.journal(of: person).read().journal))
      }
    } catch {
      throw CommandError(error)
    }
    guard !people.isEmpty else {
      return session.output.line(
        "There is no diary here yet; bloom starts yours, bloom person add NAME another.")
    }
    let now = try session.now()
    session.isPlaying = session.isLaidOut
    defer { session.isPlaying = false }
    try session.show { $0.everyone(people, now: now) }
  }
}

/// Another diary in the chat.
enum As: Command {
  static let name = "as"
  static let summary = "In the chat: open the diary of another person"
  static let arguments = "NAME"
  static let example = "bloom --as Mei today"

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let name = words.joined(separator: " ")
    guard !name.isEmpty else { throw .usage("/as needs a name, as in /as Mei; me is your own") }
    guard session.isChat else {
      throw .usage("outside the chat say whose diary it is with --as \(name.typed)")
    }
    try session.answer(["profile.switch"], text: "", slots: ["name": .text(name)])
  }
}
