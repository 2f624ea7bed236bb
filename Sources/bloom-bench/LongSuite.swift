import EmbeddedKnowledge
import Knowledge
import Language
import Physiology

/// `long FILE.jsonl`: messages of 2,000 characters, made of labelled ones and of what hostile or
/// careless typing gives, by kind; and the memory of the process.
struct LongSuite {
  private let texts: [String]
  private static let length = 2_000
  private static let count = 40

  init(_ arguments: [String]) throws {
    guard arguments.count == 1 else { throw UsageError("long takes one FILE.jsonl") }
    texts = try LabelledMessage.read(arguments[0]).map(\.text)
    guard !texts.isEmpty else { throw UsageError("\(arguments[0]): no messages") }
  }

  func run() throws -> Table {
    let recogniser = try Recogniser(library: .embedded())
    var table = Table(title: "long")
    var slowest = 0.0
    for (name, messages) in kinds {
      let times = measure(messages, with: recogniser)
      guard let last = times.last else { continue }
      table.add("\(name) p50 ms", times[times.count / 2], decimals: 2)
      table.add("\(name) p99 ms", times[times.count * 99 / 100], decimals: 2)
      slowest = max(slowest, last)
    }
    table.add("slowest ms", slowest, decimals: 2)
    table.add("most memory MB", Memory.peakMegabytes)
    return table
  }

  /// The times of some messages in milliseconds, sorted; each the best of three.
  private func measure(_ messages: [String], with recogniser: Recogniser) -> [Double] {
    let clock = ContinuousClock()
    return messages.compactMap { text -> Double? in
      guard let context = LabelledMessage.plain(text).context else { return nil }
      return (0..<3).map { _ -> Double in
        let start = clock.now
        _ = recogniser.understand(text, context: context)
        return (clock.now - start).milliseconds
      }.min()
    }.sorted()
  }

  private var kinds: [(name: String, messages: [String])] {
    [
      ("clauses", joined(", ")), ("sentences", joined(". ")), ("unbroken", joined(" ")),
      ("one word", Self.made { Self.repeated[$0 % Self.repeated.count] + " " }),
      ("commas", [String(repeating: ",", count: 500), String(repeating: ", ", count: 1_000)]),
      ("fifty numbers", Self.made { numbers(50, $0) }),
      ("numbers", Self.made { numbers(600, $0) }),
      ("gibberish", Self.made(gibberish)),
    ]
  }

  private static let repeated = [
    "cramps", "period", "7", "tomorrow", "the", "half", "no", "monday", "at", "10:30",
  ]

  /// Messages that a function makes of numbers, each repeated up to the length.
  private static func made(_ make: (Int) -> String) -> [String] {
    (0..<count).map { seed in
      let text = make(seed)
      guard text.utf8.count < 20 else { return String(text.prefix(length)) }
      return String(String(repeating: text, count: length / text.utf8.count + 1).prefix(length))
    }
  }

  /// Labelled messages one after the other.
  private func joined(_ mark: String) -> [String] {
    var random = SplitMix64(UInt64(mark.utf8.count))
    return (0..<Self.count).map { _ in
      var text = ""
      while text.utf8.count < Self.length { text += texts[random.below(texts.count)] + mark }
      return String(text.prefix(Self.length))
    }
  }

  private func numbers(_ count: Int, _ seed: Int) -> String {
    var random = SplitMix64(UInt64(seed))
    return (0..<count).map { _ in "\(random.below(400))" }.joined(separator: ", ")
  }

  /// Words of random letters.
  private func gibberish(_ seed: Int) -> String {
    var random = SplitMix64(UInt64(seed))
    return (0..<400).map { _ in
      let letters = (0..<3 + random.below(7)).map { _ in UInt8(97 + random.below(26)) }
      return String(decoding: letters, as: UTF8.self)
    }.joined(separator: " ")
  }
}
