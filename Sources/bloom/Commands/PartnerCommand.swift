import Assistant
import Civil

/// A card for somebody close, and the side that reads it.
enum PartnerCommand: Command {
  static let name = "partner"
  static let isLong = true
  static let example = "bloom partner card phase expected --wish \"tea and quiet, please\""
  static let summary = "A small card for a partner, and what they may do with it"
  static let arguments = "card [FIELD...] | read [FILE] | tips [DAYS] | done [WHAT] [DAY]"
  static let details = """
    card   makes a text of what you choose and nothing else: \(Assistant.cardFields.joined(separator: ", ")).
           Without a FIELD it is day, phase, expected, week and due. It is shown first; you send it
           yourself, by any way you like. Six letters tell both of you that it arrived whole.
    read   shows what such a card says of today, and what may help; - reads standard input. The last
           card is kept, so that bloom partner read shows it again.
    tips   what is usual in a stretch of days, and what may help; without DAYS, which there are
    done   what was done this week, or notes something, in your own words if you like:
           bloom partner done dinner yesterday
    """
  static let options = [
    CommandOption("--until", value: "DAY", "card: the last day it works; four weeks without it"),
    CommandOption("--name", value: "NAME", "card: how you sign"),
    CommandOption("--word", value: "WORD", "card: a word for today, such as tired; may come again"),
    CommandOption("--wish", value: "TEXT", "card: one line of yours"),
    CommandOption("--call-me", value: "WORDS", "card: the words you like to be called by"),
    CommandOption("--file", value: "FILE", "card: where it goes; - is standard output"),
    CommandOption("--yes", "card: make it without asking"),
    CommandOption("--force", "card: write over a file that is there"),
  ]

  static func kept(of words: [String]) -> [String] { words }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    let rest = Array(arguments.words.dropFirst())
    switch arguments.words.first {
    case "card": try card(rest, arguments, session)
    case "read": try read(rest, session)
    case "tips": try tips(rest, session)
    case "done": try done(rest, session)
    case let other?:
      throw .usage("\(other.printable) is no part of partner; there is card, read, tips and done")
    case nil: throw .usage("bloom partner needs card, read, tips or done, as in \(example)")
    }
  }

  private static func card(
    _ words: [String], _ arguments: Arguments, _ session: Session
  ) throws(CommandError) {
    let fields = words.map { $0.lowercased() }
    if let unknown = fields.first(where: { !Assistant.cardFields.contains($0) }) {
      let known = Assistant.cardFields
      let hint =
        EditDistance.nearest(to: unknown, among: known).map { "did you mean \($0)?" }
        ?? "there is " + known.joined(separator: ", ")
      throw .usage("a card has no \(unknown.printable); \(hint)")
    }
    let now = try session.now()
    var request = CardRequest(fields: fields, name: arguments["--name"])
    request.until = try arguments["--until"].map { word throws(CommandError) in
      try session.day(word)
    }
    if let until = request.until, until < now.date {
      throw CommandError(.badData, "--until \(until.iso) is over already; write a day ahead")
    }
    request.today = arguments.values["--word"] ?? []
    request.wish = arguments["--wish"]
    request.words = arguments["--call-me"]
    try session.show { $0.showCard(request, now: now) }
    guard let draft = try session.conversation().card(request, now: now) else {
      throw CommandError(.badData, "")
    }
    let file = arguments["--file"] ?? "bloom-card-\(now.date.iso).txt"
    if file == "-" { return session.output.write(draft.text) }
    let canAsk = POSIX.isTerminal(0) && session.output.isTerminal
    guard arguments.has("--yes") || canAsk && Consent.ask("Make it? [y/N] ", session) else {
      return session.output.line(
        canAsk ? "No card was made." : "No card was made; --yes makes it without asking.")
    }
    let path = file.expandingHome
    try session.storing { () throws(StorageError) in
      try NewFile.write(
        Array(draft.text.utf8), to: path, replacing: arguments.has("--force"))
    }
    try session.show { $0.tellCard(draft, path: path.printable, now: now) }
  }

  /// The file with the last card that was read, and with what was done.
  private static func kept(_ session: Session) throws(CommandError) -> (home: Home, name: String) {
    try session.storing { () throws(StorageError) in
      let store = try session.storeFile()
      return (store.home, store.name)
    }
  }

  private static func log(_ session: Session) throws(CommandError) -> String {
    let (home, name) = try kept(session)
    let bytes = try session.storing { () throws(StorageError) in
      try home.read("\(name).helped")
    }
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  private static func read(_ words: [String], _ session: Session) throws(CommandError) {
    guard words.count < 2 else {
      throw .usage("bloom partner read takes one file; put its name in quotes")
    }
    let (home, name) = try kept(session)
    let bytes: [UInt8]
    if let file = words.first {
      bytes =
        file == "-"
        ? Array(piped().utf8)
        : try session.storing { () throws(StorageError) in
          try NewFile.read(file.expandingHome)
        }
    } else {
      let known = try session.storing { () throws(StorageError) in
        try home.read("\(name).card")
      }
      guard let known else {
        throw CommandError(
          .noInput, "no card was read so far; bloom partner read FILE opens one")
      }
      bytes = known
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let (log, now) = (try log(session), try session.now())
    var (isCard, isCurrent) = (false, false)
    try session.show { assistant in
      let read = assistant.readCard(text, helped: log, now: now)
      (isCard, isCurrent) = (read.isCard, read.isCurrent)
      return read.turn
    }
    guard isCard else { throw CommandError(.badData, "") }
    guard !words.isEmpty, isCurrent else { return }
    try session.storing { () throws(StorageError) in
      try home.write("\(name).card", bytes)
    }
  }

  /// The lines of standard input.
  private static func piped() -> String {
    var input = PipedInput()
    var text = ""
    while text.utf8.count < mostBytes, let line = input.next() { text += line.text + "\n" }
    return text
  }

  /// A card is far shorter than so many bytes.
  private static let mostBytes = 1 << 17

  private static func tips(_ words: [String], _ session: Session) throws(CommandError) {
    let name = words.isEmpty ? nil : words.joined(separator: " ")
    let now = try session.now()
    let known = try session.conversation().partnerGuideNames
    guard name.map({ known.contains($0.lowercased()) }) ?? true else {
      throw .usage(
        "there are no tips for \(name?.printable ?? ""); there is \(known.joined(separator: ", "))")
    }
    try session.show { assistant in
      assistant.partnerTips(name?.lowercased(), now: now) ?? assistant.helped("", now: now)
    }
  }

  private static func done(_ words: [String], _ session: Session) throws(CommandError) {
    let (log, now) = (try log(session), try session.now())
    guard !words.isEmpty else { return try session.show { $0.helped(log, now: now) } }
    var (what, day) = (words, now.date)
    if words.count > 1, let last = words.last, let told = try? session.day(last) {
      (what, day) = (Array(words.dropLast()), told)
    }
    guard day <= now.date else {
      throw CommandError(.badData, "\(day.iso) is still ahead; only what was done is noted")
    }
    var changed: String?
    try session.show { assistant in
      let (log, turn) = assistant.help(
        what.joined(separator: " "), on: day, in: log, now: now)
      changed = log
      return turn
    }
    guard let changed else { throw CommandError(.badData, "") }
    let (home, name) = try kept(session)
    try session.storing { () throws(StorageError) in
      try home.write("\(name).helped", Array(changed.utf8))
    }
  }
}
