/// The manual page, made of the list of commands.
enum Manual: Command {
  static let name = "man"
  static let summary = "The manual page, as man reads it"
  static let example = "bloom man > ~/.local/share/man/man1/bloom.1"

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noWords(words)
    try noJSON(session)
    session.output.write(page)
  }

  /// The page in roff.
  static var page: String {
    var lines = [
      ".TH BLOOM 1 \"\(Self.date)\" \"bloom \(Program.version)\" \"User Commands\"", ".SH NAME",
      "bloom \\- a diary of the cycle or pregnancy that you talk to", ".SH SYNOPSIS", ".B bloom",
      "[\\fICOMMAND\\fR] [\\fIOPTIONS\\fR]", ".SH DESCRIPTION", text(about), ".SH COMMANDS",
    ]
    for command in Commands.all {
      let usage = [command.name, command.arguments].filter { !$0.isEmpty }.joined(separator: " ")
      lines += [".TP", ".B " + text("bloom " + usage), text(command.summary + ".")]
      if !command.details.isEmpty {
        lines += [".IP", ".nf"] + narrow(command.details).map { text($0) }
        lines.append(".fi")
      }
      for option in command.options { lines += [".RS", ".TP"] + entry(option) + [".RE"] }
      lines += [".IP", text("Example: " + command.example)]
    }
    lines.append(".SH OPTIONS")
    for option in Options.known { lines += [".TP"] + entry(option) }
    lines += [".TP", ".B " + text("--"), "ends options"]
    lines.append(".SH ENVIRONMENT")
    for (name, use) in environment { lines += [".TP", ".B " + name, text(use)] }
    lines += [".SH FILES", text(files), ".SH CONFIGURATION", ".nf"]
    lines += narrow(HelpTopic.named("configuration")?.text ?? "").map { text($0) } + [".fi"]
    lines.append(".SH EXIT STATUS")
    for (code, meaning) in codes { lines += [".TP", ".B " + code, text(meaning)] }
    lines += [".SH JSON", text(json), ".SH EXAMPLES"]
    for (line, use) in examples { lines += [".TP", ".B " + text(line), text(use)] }
    lines += [
      ".SH CAVEATS", text(caveats), ".SH SEE ALSO",
      ".BR gpg (1), \n.BR less (1), \n.BR crontab (5)",
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Lines that fit 80 columns where they stand in the page.
  private static func narrow(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      Wrapping.hanging(String($0), width: 64)
    }
  }

  private static func entry(_ option: CommandOption) -> [String] {
    let value = option.value.map { " \\fI\(text($0))\\fR" } ?? ""
    let choices = option.choices.isEmpty ? "" : ": " + option.choices.joined(separator: ", ")
    return ["\\fB\(text(option.name))\\fR\(value)", text(option.summary + choices)]
  }

  /// Text that roff takes as it is.
  static func text(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }

  private static let about = """
    Bloom keeps a diary on this machine and talks about it. It follows rules, never uses the \
    network, and is neither a clinician nor contraception. Without a command it opens the chat; \
    from a pipe, one line in is one reply out. In the chat every command is also /command.
    """
  private static let environment = [
    ("BLOOM_HOME", "where the diary lives"), ("BLOOM_TODAY", "the day, as --today"),
    ("BLOOM_NOW", "the day and time, as --now"),
    ("XDG_DATA_HOME, HOME", "where the diary lives without BLOOM_HOME"),
    ("NO_COLOR", "no colour"), ("CLICOLOR_FORCE", "colour in a pipe too"),
    (
      "FORCE_COLOR", "colour whatever else is asked; 0 none, 1 for 16, 2 for 256, 3 for all colours"
    ),
    ("TERM, COLORTERM", "what the terminal can show; dumb is plain lines"),
    ("COLORFGBG", "whether it is dark or light, as in 15;0"),
    ("LC_ALL, LC_CTYPE, LANG", "C and POSIX show ASCII alone"),
    ("PAGER", "what shows lists that are longer than the screen; less without it, cat for none"),
    ("BLOOM_PLAIN", "plain lines for a screen reader, as --plain"),
    ("BLOOM_HINTS", "off: no keys below the line that is typed"),
    ("XDG_CONFIG_HOME", "where the file of configuration is, in its folder bloom"),
    ("VISUAL, EDITOR", "what bloom edit opens"),
  ]
  private static let files = """
    NAME.journal, NAME.undo, NAME.torn, NAME.settings, NAME.person, NAME.shown, NAME.glance and, \
    where that was asked for, NAME.history for each person, in \
    $BLOOM_HOME, else $XDG_DATA_HOME/bloom, else ~/.local/share/bloom, on a Mac \
    ~/Library/Application Support/Bloom. NAME is me for your own diary.
    """
  private static let codes = [
    ("0", "all went well"), ("1", "no reminder is due, where that was asked"),
    ("64", "the command line makes no sense"), ("65", "bad data"), ("66", "no input"),
    ("70", "something of Bloom's own is broken"), ("73", "a file cannot be made"),
    ("74", "a file cannot be written"), ("75", "another Bloom is writing, or the diary is locked"),
  ]
  private static let json = """
    With --json every reply is one object on one line: reply, blocks, intent, triage, concern, \
    noted, sources and why, and what a command shows beside it under a name of its own, such as \
    forecast or calendar. A line that cannot be answered gives an object with error. bloom ask \
    --json and bloom understand read one message a line, as text or as an object with text.
    """
  private static let examples = [
    ("bloom", "talk"), ("bloom period start yesterday", "note that a period began"),
    ("bloom ask when is my next period", "one question, one answer"),
    ("bloom find headache from:2026-01", "entries by their words"),
    ("bloom export csv - kind:symptom", "a table of symptoms on standard output"),
    ("bloom --json forecast | jq .forecast", "the forecast for a program"),
    ("bloom --as Mei today", "the card of somebody else in this home"),
  ]
  private static let caveats = """
    Bloom is no clinician and no contraception. Its dates are estimates and can be days out. What \
    sounds dangerous is answered with whom to call; nobody is called by it.
    """
  /// When the page was last changed.
  private static let date = "2026-11-29"
}
