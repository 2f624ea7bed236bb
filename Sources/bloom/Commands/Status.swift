import Assistant
import Civil
import Journal

/// One line for a prompt, tmux or a bar.
enum Status: Command {
  static let name = "status"
  static let summary = "One line for a prompt, tmux or a bar"
  static let arguments = ""
  static let options = [
    CommandOption("--format", value: "FORMAT", "short, waybar, or your own with placeholders")
  ]
  static let example = "bloom status --format '{day} {phase}'"
  static let details = """
    Placeholders: {day} {phase} {next} {away} {late} {weeks} {days} {noted} {kcal} {budget}
    {protein} {fat} {carbs} {name} {damage}; what is not known leaves its place empty, and a locked
    home says only that it is. {kcal} and {budget} need a goal in bloom config, and {protein}, {fat}
    and {carbs} are grams eaten today. {damage} is how much of the diary is not as it was written,
    where there is any. In general mode and after a loss the line is empty.
      bash    PS1='$(bloom status --format "{day} ")'"$PS1"
      tmux    set -g status-right '#(bloom status)'
      waybar  "custom/bloom": {"exec": "bloom status --format waybar", "return-type": "json",
              "interval": 3600}
    """

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    guard arguments.words.isEmpty else {
      throw .usage("bloom status takes only --format, as in \(example)")
    }
    if try isLocked(session) { return try sayLocked(arguments["--format"], session) }
    let line = try line(session)
    if session.options.json { return session.output.line(try JSONLine.text(line.fields)) }
    switch arguments["--format"] ?? "short" {
    case "short": session.output.line(line.short)
    case "waybar": session.output.line(try JSONLine.text(line.bar))
    case let format:
      if let stray = StatusLine.unknown(in: format) {
        let known = StatusLine.placeholders.map { "{\($0)}" }.joined(separator: " ")
        let near = EditDistance.nearest(to: stray, among: StatusLine.placeholders)
        throw .usage(
          "there is no placeholder {\(stray)}; "
            + (near.map { "did you mean {\($0)}?" } ?? "there is \(known)"))
      }
      session.output.line(line.filled(format).printable)
    }
  }

  private static func isLocked(_ session: Session) throws(CommandError) -> Bool {
    let home = try session.storing { () throws(StorageError) in try session.home() }
    if let lost = session.lostLock { throw lost }
    guard home.folder == .closed else { return false }
    if session.givenPassphrase != nil, let refusal = try session.unseal() { throw refusal }
    return try session.storing { () throws(StorageError) in
      try session.home().folder == .closed
    }
  }

  private static func sayLocked(_ format: String?, _ session: Session) throws(CommandError) {
    if session.options.json {
      return session.output.line(try JSONLine.text(["locked": true]))
    }
    let isBar = format == "waybar"
    session.output.line(
      isBar ? try JSONLine.text(["class": locked, "text": locked, "tooltip": locked]) : locked)
  }

  private static let locked = "locked"

  /// What there is to say: kept from the last time where neither the journal nor the day is another.
  private static func line(_ session: Session) throws(CommandError) -> StatusLine {
    let store = try session.store()
    let now = try session.now()
    var setting = Setting(mode: session.options.mode, home: nil)
    setting.preferences = try session.preferences()
    let kept = KeptStatus(store: store, setting: setting, date: now.date, name: session.person)
    if let line = kept.line { return line }
    let reading = try session.storing { () throws(StorageError) in try store.read() }
    let glance = Glance(reading.journal, setting: setting, now: now)
    let damage = store.issues(of: reading).count(where: \.isDamage)
    let line = StatusLine(glance, damage: damage, today: now.date, name: session.person)
    if damage == 0 { kept.keep(line, of: reading) }
    return line
  }
}
