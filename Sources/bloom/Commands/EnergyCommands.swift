import Assistant

/// What her logs fit together to.
enum EnergyCommand: Command {
  static let name = "energy"
  static let summary = "What your logged food and weight fit together to, in kcal a day"
  static let arguments = "[explain]"
  static let details = """
    It takes 14 days of food and 7 of weight across two weeks, and your height; before that it says
    what is missing. explain names every input. Nothing is said with calories off, in pregnancy,
    while breastfeeding or soon after a birth.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let isExplained = words.first == "explain"
    try noWords(isExplained ? Array(words.dropFirst()) : words)
    let now = try session.now()
    let found = try session.conversation().maintenance(now: now)
    try session.show(figure: Figure(name: "energy", object: found)) {
      $0.maintenance(isExplained: isExplained, now: now)
    }
  }
}

/// The figure of a day that she asks for.
enum Budget: Command {
  static let name = "budget"
  static let summary = "A figure for today in kcal, where you ask for one"
  static let arguments = "[explain]"
  static let details = """
    The same figure as bloom energy, with what config goal adds or takes away. Less than you had on
    other days of the week is spread over the rest; more is never taken off.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let isExplained = words.first == "explain"
    try noWords(isExplained ? Array(words.dropFirst()) : words)
    let now = try session.now()
    try session.show { $0.budget(isExplained: isExplained, now: now) }
  }
}
