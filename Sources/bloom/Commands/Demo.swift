import Civil
import Journal

/// A year of three made-up people, to look around in.
enum Demo: Command {
  static let name = "demo"
  static let summary = "Look around in a year of made-up data; your own diary stays untouched"
  static let arguments = "[COMMAND...]"
  static let example = "bloom demo stats"
  static let details = """
    Makes a home of its own with three people and a year that ends today, opens the chat there or
    runs COMMAND, and removes it afterwards. bloom demo everyone shows all three; bloom demo --as
    Mei opens one of them.
    """

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    guard !session.isChat else {
      throw .usage("bloom demo needs a start of its own; leave the chat and type bloom demo")
    }
    if words.first == name {
      throw .usage("this is the demo already; bloom help lists what to try")
    }
    let now = try session.now()
    guard let folder = POSIX.temporaryFolder("bloom-demo-") else {
      throw CommandError(.cannotCreate, "no temporary folder could be made; set TMPDIR to one")
    }
    let home = Home(path: folder)
    defer { remove(home) }
    try session.storing { () throws(StorageError) in
      for person in DemoPerson.all {
        let journal = Journal(person.entries(through: now.date))
        _ = try home.journal(of: person.name).restore(journal, isTurn: false)
        try home.changeCard(of: person.name) { $0[.colour] = person.color }
      }
    }
    if !session.options.quiet {
      Output.complain(
        "This is a demo with made-up people; your own diary is untouched, and this one goes away.")
    }
    var options = session.options
    options.home = folder
    options.words = words
    let demo = Session(options: options, output: session.output)
    let command = try words.first.map(Commands.named) ?? Chat.self
    try command.run(Array(words.dropFirst()), demo)
  }

  private static func remove(_ home: Home) {
    for name in (try? home.names()) ?? [] { try? home.remove(name) }
    try? System.removeFolder(home.path)
  }
}
