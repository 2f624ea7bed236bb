import Assistant
import Civil
import Knowledge
import Language

/// What to be reminded of.
enum Reminders: Command {
  static let name = "reminders"
  static let summary = "Your reminders: list, add, remove, or show what is due"
  static let arguments =
    "[--due [--exit-code] | --install SYSTEM] [list | add TEXT... | remove TEXT|N]"
  static let details = """
    For example: bloom reminders add take iron at 20:00 every day
                 bloom reminders add period 2 days before
                 bloom reminders remove iron

    What is due shows when the chat opens. With --due it is written once, and nothing where nothing
    is due; with --exit-code as well the exit status is 0 where something is due and else 1. It says
    “A note from your diary.”; bloom config reminders plain makes it say what it is about.

    Bloom runs nothing by itself. bloom reminders --install systemd, or launchd, writes the files
    that have your system ask every ten minutes, and names the one command that turns them on; with
    cron it prints the line. The notice is shown by notify-send, on a Mac by osascript. Neither the
    files nor a notice say what a reminder is about, unless you set bloom config reminders plain.
    """

  static let options = [
    CommandOption("--due", "write what is due, once"),
    CommandOption("--exit-code", "with --due, the exit status 1 where nothing is"),
    CommandOption(
      "--install", value: "SYSTEM", choices: ReminderUnit.System.allCases.map(\.rawValue),
      "writes what has your system ask every ten minutes"),
    CommandOption(
      "--ics", value: "FILE", "saves them as a calendar file with alarms; - is standard output"),
    CommandOption("--words", "with --ics, your own words as titles, which are else discreet"),
    CommandOption("--force", "with --ics, write over a file that is there"),
  ]
  static let example = "bloom reminders add take iron at 20:00 every day"

  /// The reminders as a calendar file.
  private static func save(
    to file: String, _ arguments: Arguments, _ session: Session
  ) throws(CommandError) {
    let now = try session.now()
    let text = try session.conversation().reminderAgenda(
      isDiscreet: !arguments.has("--words"), now: now)
    guard let text else {
      throw CommandError(.noInput, "there is no reminder to save; bloom reminders add sets one")
    }
    if file == "-" {
      try noJSON(session)
      return session.output.write(text)
    }
    try session.storing { () throws(StorageError) in
      try NewFile.write(
        Array(text.utf8), to: file.expandingHome, replacing: arguments.has("--force"))
    }
    if session.options.json {
      return session.output.line(try JSONLine.text(["file": file, "format": "ics"]))
    }
    session.output.line("Saved in \(file.printable).")
  }

  /// Writes the files that a system needs to ask now and then, and says what turns them on.
  private static func install(
    _ system: ReminderUnit.System, _ session: Session
  ) throws(CommandError) {
    try noJSON(session)
    let unit = ReminderUnit(
      program: POSIX.programPath, home: session.options.home,
      person: session.options.isPersonNamed ? session.person : nil)
    guard let home = POSIX.environment("HOME"), home.hasPrefix("/") else {
      throw CommandError(.noInput, "HOME names no folder; set it to your own")
    }
    for file in unit.files(for: system, home: home, config: POSIX.environment("XDG_CONFIG_HOME")) {
      try session.storing { () throws(StorageError) in
        try NewFile.makeFolders(above: file.path)
        try NewFile.write(Array(file.text.utf8), to: file.path, replacing: true)
      }
      session.output.line("Written: \(file.path.printable)")
    }
    session.output.line("To turn it on: " + unit.start(system, home: home))
    session.output.line("To turn it off: " + unit.stop(system, home: home))
  }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    if session.options.own["--due"] != nil {
      guard words.isEmpty else {
        throw .usage("bloom reminders --due takes no words; leave them out")
      }
      return try session.showDue()
    }
    let arguments = try session.arguments(words, of: self)
    if let name = arguments["--install"], let system = ReminderUnit.System(rawValue: name) {
      try noWords(arguments.words)
      return try install(system, session)
    }
    if let file = arguments["--ics"] {
      try noWords(arguments.words)
      return try save(to: file, arguments, session)
    }
    guard let action = words.first else { return try list(session) }
    let text = words.dropFirst().joined(separator: " ")
    switch action {
    case "add":
      guard !text.isEmpty else {
        throw .usage("bloom reminders add needs what and when, as in \(example)")
      }
      try session.record("remind.set", text: "remind me to " + text)
    case "remove", "cancel":
      guard !text.isEmpty else {
        throw .usage(
          "bloom reminders remove needs its words or number, or all; bloom reminders lists them")
      }
      if let number = Int(text) {
        try session.record(
          "remind.cancel", text: "", slots: ["what": .number(Double(number))])
      } else if text == "all" {
        try session.record("remind.cancel", text: "cancel all reminders")
      } else {
        try session.record("remind.cancel", text: "", slots: ["what": .text(text)])
      }
    case "list":
      try noMoreWords(words.dropFirst())
      try list(session)
    default:
      throw .usage("bloom reminders takes add or remove, or --due; see bloom help reminders")
    }
  }

  private static func list(_ session: Session) throws(CommandError) {
    let now = try session.now()
    let items = try session.conversation().reminders(now: now)
    let figure = Figure(name: "reminders", object: items.map(Listing.init), isHers: true)
    try session.show(figure: figure) {
      $0.answer(["remind.list"], text: "", now: now)
    }
  }

  struct Listing: Encodable {
    let text: String
    let line: String
    let next: String?
    let resting: Bool

    init(_ item: ReminderListing) {
      text = item.text
      line = item.line
      next = item.next?.iso
      resting = item.isResting
    }
  }
}
