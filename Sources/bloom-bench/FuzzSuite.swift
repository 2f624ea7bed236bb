import Assistant
import Civil
import EmbeddedKnowledge
import FolderKnowledge
import Guardrails
import Journal
import Knowledge
import Physiology

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `fuzz [REPLIES] [--seed N] [--knowledge DIR]`: random conversations whose every reply is looked
/// through for claims that Bloom never makes.
///
/// A conversation has a random mode, record and order of what people say: samples of the intents,
/// samples of the guardrails, and both cut in two and joined anew, with odd numbers, repeated words,
/// letters apart and signs among them. A bar on standard error tells
/// how far it is. Without a number, 10,000 replies. `fuzz keys` is ``KeysSuite``.
struct FuzzSuite {
  private let wanted: Int
  private let seed: UInt64
  private let library: Library

  init(_ arguments: [String]) throws {
    var wanted = 10_000
    var seed: UInt64 = 1
    var folder: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--knowledge": folder = rest.popFirst()
      case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
      default:
        guard let count = Int(argument), count > 0 else {
          throw UsageError("fuzz takes a number of replies, --seed N or --knowledge DIR")
        }
        wanted = count
      }
    }
    self.wanted = wanted
    self.seed = seed
    library = try folder.map { try Library.folder($0) } ?? .embedded()
  }

  func run() throws -> Table {
    let check = try ClaimCheck(library: library)
    let words = try Self.words(of: library)
    var generator = SplitMix64(seed)
    var prepared = try Assistant(library: library, journal: Journal())
    var bar = ProgressBar(total: wanted)
    var replies = 0
    var lines = 0
    var conversations = 0
    var replaced = 0
    var faults = 0
    var violations: [String: Int] = [:]
    while replies < wanted {
      conversations += 1
      prepared.setting = Self.setting(&generator)
      var assistant = prepared
      assistant.adopt(Self.journal(&generator), undoLog: UndoLog())
      guard let now = Self.moment(&generator) else { continue }
      for _ in 0..<Int.random(in: 2...8, using: &generator) where replies < wanted {
        let text = Self.message(words, &generator)
        let turn = assistant.turn(text, now: now)
        replies += 1
        replaced += turn.reply.replaced.count
        if turn.fault != nil { faults += 1 }
        for line in turn.reply.blocks.flatMap(\.lines) where line.provenance != .hers {
          lines += 1
          for violation in check.violations(in: line.text) {
            violations[violation.claim, default: 0] += 1
            print("\(violation.claim) | \(text) | \(line.text)")
          }
        }
        for replacement in turn.reply.replaced { print("replaced | \(text) | \(replacement)") }
        bar.show(replies)
      }
    }
    bar.end()
    var table = Table(title: "fuzz")
    table.add("replies", Double(replies), decimals: 0)
    table.add("conversations", Double(conversations), decimals: 0)
    table.add("lines", Double(lines), decimals: 0)
    table.add("lines with a claim", Double(violations.values.reduce(0, +)), decimals: 0)
    table.add("lines replaced", Double(replaced), decimals: 0)
    table.add("replies with a fault", Double(faults), decimals: 0)
    return table
  }

  /// What people may say: samples of the intents and of the rules.
  static func words(of library: Library) throws -> [String] {
    let catalogue = try Catalogue(library: library)
    let samples =
      catalogue.rules.flatMap { $0.catches + $0.passes }
      + catalogue.refusals.flatMap { $0.catches + $0.passes }
    return try library.samplesOfIntents().flatMap(\.like)
      + samples.map { CareCase.setting(of: $0).0 }
  }

  static func message(_ words: [String], _ generator: inout SplitMix64) -> String {
    func one() -> String { words.randomElement(using: &generator) ?? "" }
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: return one() + ", " + one()
    case 1: return half(one(), first: true) + " " + half(one(), first: false)
    case 2: return half(one(), first: false)
    case 3: return one().uppercased()
    case 4: return one() + "?"
    case 5: return renumbered(one(), &generator)
    case 6: return repeated(one(), &generator)
    case 7:
      return one().map { String($0) }.joined(
        separator: [" ", ".", "-"].randomElement(using: &generator) ?? " ")
    case 8: return one() + " " + (signs.randomElement(using: &generator) ?? "")
    default: return one()
    }
  }

  private static let numbers = [
    "0", "-1", "0^-1", "9^40", "1e39", "1/0", "99999999999999999999999", "4.000000001", "1,2,3",
    "٣", "½", "007",
  ]
  private static let signs = [
    "\u{200D}", "\u{0}", "👩‍🍼", "%s", "{$x}", "ÄÖÜ", "«»", "\u{202E}abc", "(((",
  ]

  /// With every number, or else the last word, put as another number.
  private static func renumbered(_ text: String, _ generator: inout SplitMix64) -> String {
    let number = numbers.randomElement(using: &generator) ?? ""
    var words = text.split(separator: " ").map(String.init)
    let places = words.indices.filter { words[$0].contains(where: \.isNumber) }
    for place in places { words[place] = number }
    if places.isEmpty { words.append(number) }
    return words.joined(separator: " ")
  }

  /// One of its words very often.
  private static func repeated(_ text: String, _ generator: inout SplitMix64) -> String {
    var words = text.split(separator: " ").map(String.init)
    guard let place = words.indices.randomElement(using: &generator) else { return text }
    let count = Int.random(in: 2...60, using: &generator)
    words.replaceSubrange(place...place, with: Array(repeating: words[place], count: count))
    return words.joined(separator: " ")
  }

  private static func half(_ text: String, first: Bool) -> String {
    let words = text.split(separator: " ")
    let middle = (words.count + 1) / 2
    return (first ? words[..<middle] : words[middle...]).joined(separator: " ")
  }

  private static func setting(_ generator: inout SplitMix64) -> Setting {
    var setting = Setting(mode: Mode.allCases.randomElement(using: &generator))
    if setting.mode == .pregnancy { setting.weeks = Int.random(in: 3...42, using: &generator) }
    if setting.mode == .postpartum {
      setting.daysPostpartum = Int.random(in: 0...400, using: &generator)
    }
    setting.region = ["GB", "US", "IN", nil].randomElement(using: &generator) ?? nil
    return setting
  }

  private static func moment(_ generator: inout SplitMix64) -> Moment? {
    guard let first = CivilDate(iso: "2026-01-01"),
      let time = ClockTime(hour: Int.random(in: 0...23, using: &generator), minute: 0)
    else { return nil }
    return Moment(date: first + Int.random(in: 0..<365, using: &generator), time: time)
  }

  /// Nothing, or some cycles of any length with what else people note.
  private static func journal(_ generator: inout SplitMix64) -> Journal {
    guard var day = CivilDate(iso: "2025-06-01") else { return Journal() }
    var entries: [Entry] = []
    for _ in 0..<Int.random(in: 0...14, using: &generator) {
      day = day + Int.random(in: 12...60, using: &generator)
      entries.append(Entry(date: day, fact: .period(.start)))
      let facts: [Fact] = [
        .period(.end), .flow(.heavy, nil), .flow(.light, nil), .symptom("cramps", nil, pain: 8),
        .symptom("headache", nil, pain: nil), .mood(["sad"]), .test(.pregnancy(.positive)),
        .test(.ovulation(.peak)), .pregnancy(.ended(.loss)), .sex(protected: false),
      ]
      for fact in facts where Int.random(in: 0..<6, using: &generator) == 0 {
        entries.append(Entry(date: day + Int.random(in: 0...9, using: &generator), fact: fact))
      }
    }
    return Journal(entries)
  }
}

/// How much of a long task is done, drawn on standard error.
private struct ProgressBar {
  private let total: Int
  private var shown = -1
  private static let width = 40

  init(total: Int) { self.total = total }

  mutating func show(_ done: Int) {
    let part = done * 1000 / max(1, total)
    guard part != shown else { return }
    shown = part
    let full = part * Self.width / 1000
    let bar =
      String(repeating: "#", count: full) + String(repeating: ".", count: Self.width - full)
    draw("\r[\(bar)] \(part / 10).\(part % 10) % of \(total)")
  }

  func end() { draw("\n") }

  /// Draws where someone looks on: not into a file or a pipe.
  private func draw(_ text: String) {
    guard isatty(2) == 1 else { return }
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}
