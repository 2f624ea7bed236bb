import Civil
import Physiology

/// The global options of a command line, read and typed.
struct Options: Equatable {
  var json = false
  var plain = false
  var quiet = false
  var help = false
  var version = false
  var bell = false
  var sources = false
  var now: Moment?
  var home: String?
  var person = Home.owner
  /// Whether the person was named, rather than taken for granted.
  var isPersonNamed = false
  var mode: Mode?
  var knowledge: String?
  var model: String?
  var color = ColorChoice.auto
  /// The options of single commands, with their values.
  var own: [String: [String]] = [:]
  /// What the file of configuration says.
  var kept = Configuration()
  /// The words that are no options: the command first.
  var words: [String] = []

  enum ColorChoice: String, CaseIterable { case auto, always, never }

  /// Reads arguments without the program's name; `--` ends options.
  init(_ arguments: [String]) throws(CommandError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      guard argument.hasPrefix("-"), argument.count > 1, !Self.isNumber(argument) else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      try take(String(parts[0]), parts.count > 1 ? String(parts[1]) : nil, &rest)
    }
  }

  /// Whether an argument is a number below zero, and so no option.
  private static func isNumber(_ argument: String) -> Bool {
    argument.dropFirst().first.map { $0.isASCII && $0.isNumber } ?? false
  }

  /// The defaults of the environment fill what the command line left open.
  mutating func fill(from environment: (String) -> String?) throws(CommandError) {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if home == nil { home = value("BLOOM_HOME") }
    if let wanted = value("BLOOM_PLAIN"), wanted != "0" { plain = true }
    guard now == nil else { return }
    if let text = value("BLOOM_NOW") {
      now = try Self.moment(text, "BLOOM_NOW")
    } else if let text = value("BLOOM_TODAY") {
      now = try Self.noon(text, "BLOOM_TODAY")
    }
  }

  private mutating func take(
    _ name: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    func value() throws(CommandError) -> String {
      if let attached { return attached }
      guard let next = rest.popFirst() else {
        throw .usage("\(name) needs a value, as in \(name) \(Self.examples[name] ?? "VALUE")")
      }
      return next
    }
    if attached != nil, Self.flags.contains(name) {
      throw .usage("\(name) takes no value; leave out what follows the =")
    }
    switch name {
    case "--json": json = true
    case "--plain": plain = true
    case "--quiet", "-q": quiet = true
    case "--help", "-h": help = true
    case "--version", "-V": version = true
    case "--bell": bell = true
    case "--sources": sources = true
    case "--today": now = try Self.noon(try value(), name)
    case "--now": now = try Self.moment(try value(), name)
    case "--home":
      home = try value()
      if home == "" { throw .usage("--home needs a folder, as in --home ~/bloom") }
    case "--as":
      person = try Self.name(try value())
      isPersonNamed = true
    case "--knowledge": knowledge = try value()
    case "--model": model = try value()
    case "--mode": mode = try Self.word(try value(), name)
    case "--color", "--colour": color = try Self.word(try value(), name)
    default:
      guard let option = Commands.option(named: name) else {
        throw .usage(
          Commands.unknownOption(name, of: try? words.first.map(Commands.named)))
      }
      if option.value == nil, attached != nil {
        throw .usage("\(name) takes no value; leave out what follows the =")
      }
      own[name, default: []].append(
        option.value == nil ? "" : try option.checked(try value()))
    }
  }

  private static let flags: Set<String> = [
    "--json", "--plain", "--quiet", "-q", "--help", "-h", "--version", "-V", "--bell",
    "--sources",
  ]
  private static let examples = [
    "--today": "2026-03-09", "--now": "2026-03-09T08:30", "--home": "~/bloom", "--as": "Mei",
    "--mode": "cycle", "--knowledge": "Knowledge", "--color": "never", "--model": "weighted-mean",
    "--by": "month",
  ]

  private static func name(_ text: String) throws(CommandError) -> String {
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !name.isEmpty, name.utf8.count <= 80 else {
      throw .usage("--as needs a name of 1 to 80 bytes, as in --as Mei")
    }
    return name
  }

  private static func word<Word: RawRepresentable & CaseIterable>(
    _ text: String, _ option: String
  ) throws(CommandError) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: text) else {
      throw CommandOption.wrong(text, for: option, known: Word.allCases.map(\.rawValue))
    }
    return word
  }

  private static func noon(_ text: String, _ option: String) throws(CommandError) -> Moment {
    guard let date = CivilDate(iso: text), let noon = ClockTime(hour: 12, minute: 0) else {
      throw CommandError(
        .badData, "\(option) \(text) is no date; write a real day as YYYY-MM-DD, like 2026-03-09")
    }
    return Moment(date: date, time: noon)
  }

  private static func moment(_ text: String, _ option: String) throws(CommandError) -> Moment {
    guard let moment = Moment(iso: text) else {
      throw CommandError(
        .badData,
        "\(option) \(text) is no moment; write it as YYYY-MM-DDTHH:MM, like 2026-03-09T08:30")
    }
    return moment
  }
}
