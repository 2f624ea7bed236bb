import Physiology

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The consecutive cycle lengths of one woman, in days, oldest first.
struct CycleDiary {
  let woman: String
  let lengths: [Int]

  /// Reads lines of `woman,cycle,length`; a first line whose length is no number is a heading.
  ///
  /// Where a number of a cycle is missing a new diary begins, since the two do not meet.
  static func read(_ path: String) throws -> [CycleDiary] {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw UsageError("\(path): cannot be read")
    }
    var women: [String] = []
    var cycles: [String: [(number: Int, length: Int)]] = [:]
    let lines = String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(Self.trimmed)
      guard fields.count == 3, let number = Int(fields[1]), let length = Int(fields[2]), length > 0
      else {
        if index == 0 { continue }
        throw UsageError("\(path):\(index + 1): not woman,cycle,length: \(line)")
      }
      if cycles[fields[0]] == nil { women.append(fields[0]) }
      cycles[fields[0], default: []].append((number, length))
    }
    let diaries = women.flatMap { Self.diaries(of: $0, cycles: cycles[$0] ?? []) }
    guard !diaries.isEmpty else { throw UsageError("\(path): holds no cycle") }
    return diaries
  }

  private static func diaries(
    of woman: String, cycles: [(number: Int, length: Int)]
  ) -> [CycleDiary] {
    var runs: [[Int]] = []
    var last: Int?
    for cycle in cycles.sorted(by: { $0.number < $1.number }) {
      if let last, cycle.number == last + 1 {
        runs[runs.count - 1].append(cycle.length)
      } else {
        runs.append([cycle.length])
      }
      last = cycle.number
    }
    return runs.map { CycleDiary(woman: woman, lengths: $0) }
  }

  private static func trimmed(_ field: Substring) -> String {
    var field = field
    while let first = field.first, first == " " || first == "\"" { field.removeFirst() }
    while let last = field.last, last == " " || last == "\"" { field.removeLast() }
    return String(field)
  }
}

/// Women who do not exist, to run the measurement without a file.
///
/// Centres near 29 days, a few far longer; spreads of about a day and a half, wider for some; late
/// is commoner than early; one cycle in fifty much longer. Figures on them show that the code works
/// and how models compare on such women; only real diaries show how good a forecast is.
struct SimulatedWomen {
  let diaries: [CycleDiary]

  init(count: Int, seed: UInt64) {
    var random = SplitMix64(seed)
    diaries = (1...count).map { number in
      let isLong = Double.random(in: 0..<1, using: &random) < 0.06
      let centre = (isLong ? 36 : 28.7) * (1 + (isLong ? 0.15 : 0.075) * random.normal())
      let spread = max(0.7, (isLong ? 4 : 1.6) * (1 + 0.45 * random.normal()))
      let lengths = (0..<Int.random(in: 3...24, using: &random)).map { _ in
        Self.length(centre: centre, spread: spread, using: &random)
      }
      return CycleDiary(woman: String(number), lengths: lengths)
    }
  }

  private static func length(
    centre: Double, spread: Double, using random: inout SplitMix64
  ) -> Int {
    let squares = (0..<4).reduce(0.0) { sum, _ in
      let normal = random.normal()
      return sum + normal * normal
    }
    let tailed = random.normal() / (squares / 4).squareRoot()
    let skewed = tailed > 0 ? tailed * 1.5 : tailed * 0.8
    let isVeryLong = Double.random(in: 0..<1, using: &random) < 0.02
    let length = centre + spread * skewed + (isVeryLong ? 12 * abs(random.normal()) : 0)
    return min(max(Int(length.rounded()), 15), 100)
  }
}
