import Assistant

/// What holds for everybody on this machine, from `bloom/config` in the folder of configuration.
///
/// A line is `alias NAME WORDS`, `default WORDS`, `color WHEN`, `hooks on`, `hints off`,
/// or a setting of how things look as in `bloom config`; `#` begins a comment.
struct Configuration: Equatable {
  /// What short words stand for.
  private(set) var aliases: [String: [String]] = [:]
  /// The command that runs where none is typed at a terminal.
  private(set) var standard: [String] = []
  private(set) var color: Options.ColorChoice?
  /// Whether the keys stand below an empty line.
  private(set) var hasHints = true
  /// Whether her own programs may be run after an entry.
  private(set) var hasHooks = false
  private var settings: [SettingKey: String] = [:]
  /// The lines that say nothing, by their numbers.
  private(set) var faults: [Int] = []

  /// The settings that may stand in it: how things look, and nothing of a person.
  static let shared: [SettingKey] = [.plain, .contrast, .motion]

  init() {}

  init(text: String) {
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let key = words.first, !key.hasPrefix("#") else { continue }
      if !take(key, Array(words.dropFirst())) { faults.append(place + 1) }
    }
  }

  private mutating func take(_ key: String, _ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    switch key {
    case "alias":
      guard words.count > 1, (try? Commands.named(first)) == nil else { return false }
      aliases[first] = Array(words.dropFirst())
    case "default": standard = words
    case "color", "colour":
      guard let choice = Options.ColorChoice(rawValue: first) else { return false }
      color = choice
    case "hooks", "hints":
      guard ["on", "off"].contains(first) else { return false }
      if key == "hooks" { hasHooks = first == "on" } else { hasHints = first == "on" }
    default:
      guard let setting = Self.shared.first(where: { $0.rawValue == key }),
        let value = setting.value(first)
      else { return false }
      settings[setting] = value
    }
    return true
  }

  /// What it says of a setting; nil where it says nothing.
  func value(of key: SettingKey) -> String? { settings[key] }

  /// The words of a command line with a short word written out; an alias names no other alias.
  func expanded(_ words: [String]) -> [String] {
    guard let first = words.first, let alias = aliases[first] else { return words }
    return alias + words.dropFirst()
  }

  /// The folder it stands in; nil where there is no home.
  ///
  /// - Parameter home: where a diary's home was named, what is of it alone lies in its folder `config`.
  static func folder(of home: String?, _ environment: (String) -> String?) -> String? {
    if let home { return home + "/config/bloom" }
    if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return folder + "/bloom"
    }
    return environment("HOME").flatMap { $0.isEmpty ? nil : $0 + "/.config/bloom" }
  }

  /// What stands on this machine; nothing where no file is there or it cannot be read.
  static func read(of home: String?) -> Configuration {
    guard let folder = folder(of: home, POSIX.environment),
      let file = try? OpenFile(folder + "/config", for: .reading), let bytes = try? file.readAll()
    else { return Configuration() }
    return Configuration(text: String(decoding: bytes, as: UTF8.self))
  }
}

extension Options {
  /// Goes on with what is kept for everybody: short words, and the command where none is typed at a
  /// terminal.
  mutating func take(_ configuration: Configuration) {
    kept = configuration
    words = kept.expanded(words)
    if words.isEmpty, !help, !version, POSIX.isTerminal(0), POSIX.isTerminal(1) {
      words = kept.standard
    }
    if color == .auto, let chosen = kept.color { color = chosen }
  }
}
