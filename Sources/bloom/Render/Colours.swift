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

  /// Whether the terminal understands escape sequences, by its name.
  static func isAble(_ environment: (String) -> String?) -> Bool {
    !["", "dumb", "unknown"].contains(environment("TERM") ?? "")
  }
}
