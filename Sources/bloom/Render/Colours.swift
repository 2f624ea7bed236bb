/// Whether a terminal is coloured, decided in the order that command lines agree on.
enum Colours {
  /// `FORCE_COLOR`, then what was asked on the command line, then `NO_COLOR`, then
  /// `CLICOLOR_FORCE`, then whether there is a terminal that can; empty values count as none.
  static func areOn(
    _ choice: Options.ColorChoice, isTerminal: Bool, environment: (String) -> String?
  ) -> Bool {
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let forced = value("FORCE_COLOR") { return !["0", "false"].contains(forced) }
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if value("NO_COLOR") != nil { return false }
    if let forced = value("CLICOLOR_FORCE"), forced != "0" { return true }
    return isTerminal && value("CLICOLOR") != "0" && isAble(environment)
  }

  /// How many colours there are to write with: what `FORCE_COLOR` names, else what `COLORTERM` and
  /// `TERM` do, else 16.
  static func depth(_ environment: (String) -> String?) -> Ink.Depth {
    switch environment("FORCE_COLOR") {
    case "2": return .many
    case "3": return .all
    default: break
    }
    if ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") { return .all }
    let name = environment("TERM") ?? ""
    return name.hasSuffix("-direct") ? .all : name.contains("256color") ? .many : .sixteen
  }

  /// The ground that `COLORFGBG` names as its last part: 7 and 9 to 15 are light; nil where it
  /// names none.
  static func background(_ environment: (String) -> String?) -> Ink.Background? {
    guard let last = environment("COLORFGBG")?.split(separator: ";").last, let code = Int(last),
      (0...15).contains(code)
    else { return nil }
    return code == 7 || code > 8 ? .light : .dark
  }

  /// Whether the terminal understands escape sequences, by its name.
  static func isAble(_ environment: (String) -> String?) -> Bool {
    !["", "dumb", "unknown"].contains(environment("TERM") ?? "")
  }
}
