import EmbeddedKnowledge
import Knowledge
import Language
import Physiology

/// `hostile [LINES] [--seed N]`: lines that nobody means, read one after the other; how long each
/// takes and how many are answered as if they were sure.
///
/// Every kind is noise: random characters of all planes, control and escape sequences, marks of
/// direction and zero width, letters of other scripts that look like Latin ones, digits, commas.
/// Without a number, 10,000 lines.
struct HostileSuite {
  private let lines: Int
  private let seed: UInt64
  /// From this confidence on an answer counts as a sure one.
  private static let sure = 0.9

  init(_ arguments: [String]) throws(UsageError) {
    var lines = 10_000
    var seed: UInt64 = 1
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--seed" {
        seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
      } else if let count = Int(argument), count > 0 {
        lines = count
      } else {
        throw UsageError("hostile takes a number of lines and --seed N")
      }
    }
    self.lines = lines
    self.seed = seed
  }

  func run() throws -> Table {
    let recogniser = try Recogniser(library: .embedded())
    let clock = ContinuousClock()
    var random = SplitMix64(seed)
    var times: [String: [Double]] = [:]
    var sure: [String: Int] = [:]
    for number in 0..<lines {
      let kind = Self.kinds[number % Self.kinds.count]
      let text = Self.line(kind, &random)
      guard let context = LabelledMessage.plain(text).context else { continue }
      let start = clock.now
      let read = recogniser.understand(text, context: context)
      times[kind, default: []].append((clock.now - start).milliseconds)
      if read.interpretations.contains(where: { $0.confidence >= Self.sure }) {
        sure[kind, default: 0] += 1
        if sure[kind] ?? 0 <= 3 { print("\(kind) | \(text.debugDescription)") }
      }
    }
    var table = Table(title: "hostile")
    for kind in Self.kinds {
      let sorted = (times[kind] ?? []).sorted()
      guard let last = sorted.last else { continue }
      table.add("\(kind) p50 ms", sorted[sorted.count / 2], decimals: 3)
      table.add("\(kind) slowest ms", last, decimals: 2)
      table.add("\(kind) sure answers", Double(sure[kind] ?? 0), decimals: 0)
    }
    table.add("lines", Double(lines), decimals: 0)
    table.add("sure answers", Double(sure.values.reduce(0, +)), decimals: 0)
    table.add("slowest ms", times.values.joined().max() ?? 0, decimals: 2)
    return table
  }

  static let kinds = [
    "planes", "controls", "escapes", "directions", "zero width", "lookalikes", "letters", "digits",
    "commas", "marks",
  ]

  static func line(_ kind: String, _ random: inout SplitMix64) -> String {
    let length = 1 + random.below(200)
    switch kind {
    case "planes": return text(length, &random) { UInt32($0.below(0x11_0000)) }
    case "controls": return text(length, &random) { UInt32($0.below(0xA0)) % 33 }
    case "escapes":
      return (0..<length / 4 + 1).map { _ in
        "\u{1B}[\(random.below(99));\(random.below(9))m" + word(&random)
      }.joined()
    case "directions":
      return text(length, &random) { [0x202E, 0x202D, 0x2067, 0x200F][$0.below(4)] }
    case "zero width": return spread(&random, between: ["\u{200D}", "\u{200B}", "\u{FEFF}"])
    case "lookalikes":
      return text(length, &random) { random in
        random.below(6) == 0
          ? 0x20 : [0x430, 0x435, 0x43E, 0x440, 0x441, 0x455, 0x3BF][random.below(7)]
      }
    case "digits":
      return (0..<50).map { _ in "\(random.below(100_000))" }.joined(separator: " ")
    case "commas": return String(repeating: ",", count: 500)
    case "marks": return text(length, &random) { 0x21 + UInt32($0.below(15)) }
    default: return (0..<length / 6 + 1).map { _ in word(&random) }.joined(separator: " ")
    }
  }

  /// Random scalars, of those that a function gives the ones that are some.
  private static func text(
    _ length: Int, _ random: inout SplitMix64, _ scalar: (inout SplitMix64) -> UInt32
  ) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<length { if let one = Unicode.Scalar(scalar(&random)) { text.append(one) } }
    return String(text)
  }

  /// Random letters with marks of no width between them.
  private static func spread(_ random: inout SplitMix64, between marks: [String]) -> String {
    (0..<10).map { _ in
      word(&random).map { String($0) }.joined(separator: marks[random.below(marks.count)])
    }.joined(separator: " ")
  }

  /// A word of random consonants, so that none is one that people use.
  private static func word(_ random: inout SplitMix64) -> String {
    let letters = Array("bcdfghjklmnpqrstvwxz")
    return String((0..<4 + random.below(6)).map { _ in letters[random.below(letters.count)] })
  }
}
