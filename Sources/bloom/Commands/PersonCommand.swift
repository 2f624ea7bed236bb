import Journal

/// The people who have a diary in this home.
enum PersonCommand: Command {
  static let name = "person"
  static let summary = "People with a diary here: add, list, rename, remove, colour"
  static let arguments = "[list|add|rename|remove|colour] [NAME] [NEW | COLOUR]"
  static let example = "bloom person add Mei teal"
  static let options = [CommandOption("--force", "remove: without a question, for good")]
  static let details = """
    add NAME [COLOUR], rename NAME NEW, remove NAME, colour NAME COLOUR; alone it lists them.
    Each person has a diary, an undo and settings apart; nobody's entries show in another's.
    A colour is one of \(PersonColor.names.joined(separator: ", ")), or #RRGGBB.
    bloom --as NAME opens a diary, /as NAME does so in the chat, bloom everyone shows all.
    """

  static func kept(of words: [String]) -> [String] {
    ["add", "rename"].contains(words.first) ? [words.dropFirst().joined(separator: " ")] : []
  }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    let rest = Array(arguments.words.dropFirst())
    let home = try session.storing { () throws(StorageError) in try session.home() }
    if (arguments.words.first ?? "list") != "list" { try noJSON(session) }
    switch arguments.words.first ?? "list" {
    case "list":
      try noMoreWords(rest[...])
      try list(home, session)
    case "add": try add(rest, home, session)
    case "rename": try rename(rest, home, session)
    case "remove": try remove(rest, home, session, isForced: arguments.has("--force"))
    case "colour", "color": try paint(rest, home, session)
    default:
      throw .usage("bloom person takes list, add, rename, remove or colour, as in \(example)")
    }
  }

  private static func list(_ home: Home, _ session: Session) throws(CommandError) {
    let rows = try session.storing { () throws(StorageError) -> [Row] in
      var rows: [Row] = []
      for person in try home.people() {
        rows.append(
          Row(
            person: person, entries: try home.journal(of: person).read().journal.entries.count,
            colour: try home.card(of: person)[.colour]))
      }
      return rows
    }
    if session.options.json {
      return session.output.line(try JSONLine.text(Listings(people: rows)))
    }
    guard !rows.isEmpty else {
      return session.output.line("Nobody has a diary here yet; bloom starts yours.")
    }
    let width = rows.map(\.person.printable.displayWidth).max() ?? 0
    for row in rows {
      let name = row.person.printable
      let space = String(repeating: " ", count: width - name.displayWidth)
      let colour = row.colour.map { "  " + PersonColor.name(of: $0) } ?? ""
      let mark = row.person == session.person ? "* " : "  "
      let shown = row.colour.map { session.painted(name, $0) } ?? name
      session.output.line(mark + shown + space + "  " + row.entries.of("entry") + colour)
    }
  }

  private struct Listings: Encodable {
    let version = Program.version
    let people: [Row]
  }

  private struct Row: Encodable {
    let person: String
    let entries: Int
    let colour: String?
  }

  private static func add(
    _ words: [String], _ home: Home, _ session: Session
  ) throws(CommandError) {
    var words = words
    var colour = words.count > 1 ? words.last.flatMap(PersonColor.code) : nil
    if colour != nil { words.removeLast() }
    let person = try name(words.joined(separator: " "), "bloom person add Mei teal")
    try check(isFree: person, home)
    colour = try session.storing { () throws(StorageError) -> String in
      var taken: [String] = []
      for other in try home.people() { taken += [try home.card(of: other)[.colour] ?? ""] }
      let colour = colour ?? PersonColor.next(after: taken)
      try home.begin(person)
      do throws(StorageError) {
        try home.changeCard(of: person) { $0[.colour] = colour }
      } catch {
        try? home.remove("\(Home.fileName(of: person)).journal")
        throw error
      }
      return colour
    }
    session.output.line(
      "There is a diary for \(person.printable) now, in \(PersonColor.name(of: colour ?? "")); "
        + "bloom --as \(person.typed.printable) opens it.")
  }

  private static func rename(
    _ words: [String], _ home: Home, _ session: Session
  ) throws(CommandError) {
    guard words.count == 2 else {
      throw .usage(
        "bloom person rename needs two names, in quotes if they have spaces, as in bloom person rename Mei May"
      )
    }
    let person = try known(words[0], home)
    let new = try name(words[1], "bloom person rename Mei Maya")
    if new.lowercased() != person.lowercased() { try check(isFree: new, home) }
    try session.storing { () throws(StorageError) in try home.rename(person, to: new) }
    session.moved(person, to: new)
    session.output.line("\(person.printable) is \(new.printable) now.")
  }

  private static func remove(
    _ words: [String], _ home: Home, _ session: Session, isForced: Bool
  ) throws(CommandError) {
    let person = try known(words.joined(separator: " "), home)
    let count = try session.storing { () throws(StorageError) in
      try home.journal(of: person).read().journal.entries.count
    }
    let what = "the diary of \(person.printable), \(count.of("entry")), for good"
    if !isForced {
      guard POSIX.isTerminal(0), session.output.isTerminal,
        Consent.ask("Remove \(what)? [y/N] ", session)
      else {
        throw .usage(
          "nothing was removed; --force removes \(what), and bloom --as \(person.typed) export json "
            + "keeps a copy first")
      }
    }
    try session.storing { () throws(StorageError) in try home.removeAll(of: person) }
    session.moved(person, to: Home.owner)
    session.output.line("Removed \(what).")
  }

  private static func paint(
    _ words: [String], _ home: Home, _ session: Session
  ) throws(CommandError) {
    guard let word = words.last, words.count > 1 else {
      throw .usage(
        "bloom person colour needs a name and a colour, as in bloom person colour Mei teal")
    }
    guard let colour = PersonColor.code(word) else {
      throw CommandError(
        .badData,
        "\(word) is no colour; write \(PersonColor.names.joined(separator: ", ")) or #2A9D8F")
    }
    let person = try known(words.dropLast().joined(separator: " "), home)
    try session.storing { () throws(StorageError) in
      try home.changeCard(of: person) { $0[.colour] = colour }
    }
    session.output.line("\(person.printable) is \(PersonColor.name(of: colour)) now.")
  }

  private static func name(_ text: String, _ example: String) throws(CommandError) -> String {
    guard let name = Home.name(text) else {
      throw .usage("a name has 1 to 80 bytes, as in \(example)")
    }
    return name
  }

  /// The person of a name who has a diary here.
  private static func known(_ text: String, _ home: Home) throws(CommandError) -> String {
    let person = home.person(named: try name(text, "bloom person list"))
    let people = (try? home.people()) ?? []
    guard people.contains(person) else {
      throw CommandError(
        .badData, "nobody here is called \(text.printable); there is \(people.printableList)")
    }
    return person
  }

  private static func check(isFree person: String, _ home: Home) throws(CommandError) {
    let there = home.person(named: person)
    guard !((try? home.people()) ?? []).contains(there) else {
      throw CommandError(
        .badData, "\(there.printable) has a diary here already; choose another name")
    }
  }
}

extension [String] {
  /// The names in a row, or a word for none.
  fileprivate var printableList: String {
    isEmpty ? "nobody yet" : map(\.printable).joined(separator: ", ")
  }
}
