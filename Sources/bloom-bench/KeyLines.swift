import Knowledge
import Physiology

/// Lines of short keys as thumbs and cats make them: letters, digits, units, marks and single words,
/// and samples of the intents with some of their words changed for those.
struct KeyLines {
  private let samples: [[String]]
  private let words: [String]
  /// The short ones of them, units among them.
  private let short: [String]
  private static let longest = 4

  init(_ library: Library) throws {
    samples = try library.samplesOfIntents().flatMap(\.like)
      .map { $0.split(separator: " ").map(String.init) }
    words = Set(samples.joined()).sorted()
    short = words.filter { (1...Self.longest).contains($0.utf8.count) }
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
  private static let marks =
    Array(".,;:!?/-+*=()[]<>'\"@#&%~^_|\\$–—…°½¼×→≈👍🩸😭١٣０éßı好").map(String.init) + [
      "\u{200D}", "\u{FE0F}",
    ]
  private static let joints = [" ", " ", " ", " ", "", ",", ". ", " , ", " & "]
  private static let edges = [
    "0", "-1", "9^40", "1e39", "1e-5", "1/0", "007", "0.0", "2147483648", "9223372036854775807",
    "999999999999999", "99999999999999999999", "4.000000001", "1,2,3",
  ]

  /// One line.
  func line(_ random: inout SplitMix64) -> String {
    if random.below(5) < 3, let sample = samples.randomElement(using: &random) {
      return changed(sample, &random).joined(separator: " ")
    }
    var line = ""
    for _ in 0...random.below(9) { line += key(&random) + Self.one(of: Self.joints, &random) }
    return line
  }

  private func key(_ random: inout SplitMix64) -> String {
    switch random.below(12) {
    case 0...2: Self.number(&random)
    case 3, 4: Self.one(of: Self.letters, &random)
    case 5, 6: Self.one(of: short, &random)
    case 7, 8: Self.one(of: Self.marks, &random)
    case 9, 10: Self.number(&random) + Self.one(of: short, &random)
    default: Self.one(of: words, &random)
    }
  }

  private static func number(_ random: inout SplitMix64) -> String {
    switch random.below(9) {
    case 0: "\(random.below(10))"
    case 1: "\(random.below(100))"
    case 2: "\(random.below(10_000))"
    case 3: "\(random.below(100)).\(random.below(10))"
    case 4: "\(random.below(40))/\(random.below(20))"
    case 5: "\(random.below(30)):\(random.below(70))"
    case 6: (0...(8 + random.below(16))).map { _ in "\(random.below(10))" }.joined()
    case 7: "\(random.below(3_000))-\(random.below(15))-\(random.below(35))"
    default: one(of: edges, &random)
    }
  }

  private func changed(_ sample: [String], _ random: inout SplitMix64) -> [String] {
    var words = sample
    if random.below(3) == 0, let other = samples.randomElement(using: &random) {
      words += [Self.one(of: Self.joints, &random)] + other
    }
    for _ in 0...random.below(4) {
      guard !words.isEmpty else { return [key(&random)] }
      let place = random.below(words.count)
      switch random.below(7) {
      case 0: words.remove(at: place)
      case 1: words[place] = key(&random)
      case 2: words.insert(key(&random), at: place)
      case 3: words.removeFirst(place)
      case 4: words.removeLast(words.count - 1 - place)
      case 5: words.swapAt(place, random.below(words.count))
      default: words[place] += Self.one(of: Self.marks, &random)
      }
    }
    return words
  }

  private static func one(of all: [String], _ random: inout SplitMix64) -> String {
    all.randomElement(using: &random) ?? ""
  }
}
