/// Commands that belong together, in the order of help.
struct CommandGroup: Equatable {
  let title: String
  let names: [String]

  /// All groups; each command is in one of them.
  static let all = [
    CommandGroup(
      title: "Every day",
      names: ["chat", "ask", "today", "period", "log", "day", "find", "undo", "edit", "reminders"]),
    CommandGroup(
      title: "Your cycle",
      names: [
        "forecast", "fertile", "phase", "calendar", "history", "stats", "year", "patterns",
        "backtest",
      ]),
    CommandGroup(
      title: "Pregnancy",
      names: ["week", "kicks", "contractions", "appointment", "checklist", "birthplan"]),
    CommandGroup(
      title: "Care and calm",
      names: ["yoga", "breathe", "nutrition", "care", "affirm", "favourite", "learn"]),
    CommandGroup(title: "Numbers", names: ["score", "vitals", "energy", "budget"]),
    CommandGroup(
      title: "Keep and share",
      names: [
        "report", "partner", "export", "import", "backup", "restore", "lock", "unlock", "person",
        "as", "everyone", "erase",
      ]),
    CommandGroup(
      title: "Bloom itself",
      names: [
        "help", "config", "emergency", "about", "demo", "guardrails", "sources", "check", "doctor",
        "status", "completions", "man", "understand", "predict",
      ]),
  ]

  /// What stands for a title that is not to be said.
  static let other = "Also"

  /// A command as most people use it.
  struct Use: Equatable {
    let name: String
    /// How it is typed.
    let usage: String
    /// What it is for.
    let use: String
  }

  /// The ten that most people use, in the order in which they meet them.
  static let first = [
    Use(name: "chat", usage: "bloom", use: "talk: tell how you are, or ask"),
    Use(
      name: "period", usage: "bloom period start",
      use: "note that a period began; end, when it is over"),
    Use(name: "log", usage: "bloom log cramps 6/10", use: "note anything else, today or on a day"),
    Use(name: "today", usage: "bloom today", use: "the card of the day"),
    Use(name: "forecast", usage: "bloom forecast", use: "the next period, and how sure that is"),
    Use(name: "calendar", usage: "bloom calendar", use: "months at a glance"),
    Use(name: "day", usage: "bloom day yesterday", use: "what you noted on a day"),
    Use(name: "undo", usage: "bloom undo", use: "take back what was noted last"),
    Use(name: "find", usage: "bloom find headache", use: "look for anything you noted"),
    Use(
      name: "yoga", usage: "bloom yoga hips",
      use: "gentle movement; breathe, nutrition and learn too"),
  ]
}
