import Civil

/// What Bloom finds around it: the locale, the terminal, its colours.
struct Surroundings {
  let environment: (String) -> String?
  /// Columns and rows of the terminal that is written to; nil where there is none.
  let size: (columns: Int, rows: Int)?
  let choice: Options.ColorChoice
  var isPlain = false
  /// The country that was set.
  var region: String?

  var findings: [Finding] { [locale, country, terminal, colour] }

  private func value(_ name: String) -> String? {
    environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  private var locale: Finding {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(value).first
    let remedy = "export LANG=C.UTF-8 shows letters of every script"
    guard let name else {
      return Finding(
        about: "locale", state: .note, says: "none is named; UTF-8 is taken for granted",
        remedy: remedy)
    }
    if Locale.isASCII(environment) {
      return Finding(
        about: "locale", state: .note, says: "\(name): only plain ASCII is shown", remedy: remedy)
    }
    let charset = name.drop { $0 != "." }.dropFirst().lowercased()
    guard charset.isEmpty || charset.hasPrefix("utf") else {
      return Finding(
        about: "locale", state: .note, says: "\(name) is not UTF-8, which Bloom writes",
        remedy: remedy)
    }
    return Finding(about: "locale", state: .sound, says: name)
  }

  private var country: Finding {
    if let region { return Finding(about: "region", state: .sound, says: region) }
    if let region = Locale.region(of: environment) {
      return Finding(about: "region", state: .sound, says: "\(region), by the locale")
    }
    return Finding(
      about: "region", state: .note,
      says: "none is set; emergency numbers of every country are shown",
      remedy: "bloom config region GB, with your own two letters")
  }

  private var terminal: Finding {
    guard let size else {
      return Finding(
        about: "terminal", state: .sound, says: "none; the output is plain text, line by line")
    }
    guard Colours.isAble(environment) else {
      return Finding(
        about: "terminal", state: .note,
        says: "TERM is \(value("TERM") ?? "not set"); lines are read without editing",
        remedy: "export TERM=xterm-256color, where the terminal is one of these")
    }
    let says = "\(value("TERM") ?? ""), \(size.columns) columns, \(size.rows) rows"
    guard size.columns >= 40 else {
      return Finding(
        about: "terminal", state: .note, says: says,
        remedy: "40 columns are the fewest that calendars and charts fit into")
    }
    return Finding(about: "terminal", state: .sound, says: says)
  }

  private var colour: Finding {
    let isOn = Colours.areOn(choice, isTerminal: size != nil, environment: environment)
    return Finding(
      about: "colour", state: .sound, says: (isOn && !isPlain ? "on: " : "off: ") + reason(isOn))
  }

  /// Why colours are as they are, by the first thing that decides.
  private func reason(_ isOn: Bool) -> String {
    if isPlain { return "--plain" }
    if let forced = value("FORCE_COLOR") { return "FORCE_COLOR is " + forced }
    if choice != .auto { return "--color " + choice.rawValue }
    if value("NO_COLOR") != nil { return "NO_COLOR is set" }
    if isOn, size == nil { return "CLICOLOR_FORCE is set" }
    if size == nil { return "there is no terminal" }
    return Colours.isAble(environment) ? "the terminal can" : "the terminal cannot"
  }
}
