/// What can be switched, kept in a file beside the journal.
enum Config: Command {
  static let name = "config"
  static let summary = "What can be switched: sizes on or off"
  static let example = "bloom config sizes off"
  static let arguments = "[KEY [VALUE]]"
  static let details = """
    sizes on|off    whether the size of a baby is compared with other things (on unless switched)
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    var preferences = try session.preferences()
    switch words.count {
    case 0:
      for key in Preferences.Key.allCases { session.output.line(preferences.line(key)) }
    case 1: session.output.line(preferences.line(try key(words[0])))
    case 2:
      let key = try key(words[0])
      guard ["on", "off"].contains(words[1]) else {
        throw CommandError(.badData, "\(key.rawValue) is on or off, not \(words[1])")
      }
      preferences[key] = words[1] == "on"
      try session.keep(preferences)
      session.output.line(preferences.line(key))
    default: throw .usage("bloom config takes a key and a value, as in bloom config sizes off")
    }
  }

  private static func key(_ word: String) throws(CommandError) -> Preferences.Key {
    guard let key = Preferences.Key(rawValue: word) else {
      let known = Preferences.Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("there is no setting \(word); there is \(known)")
    }
    return key
  }
}
