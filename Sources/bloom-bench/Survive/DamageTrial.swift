import Civil
import Journal

/// A diary of sixty lines of all kinds, damaged in every way: each is found, and nothing of it is used.
struct DamageTrial {
  let isPlanted: Bool
  private let diary: Journal
  private let bytes: [UInt8]
  private let comment: Range<Int>

  init(isPlanted: Bool) {
    self.isPlanted = isPlanted
    let facts = [
      "period start", "flow heavy dark-red", "symptom cramps severe pain 7", "mood sad tired",
      "temperature 36.62 C oral", "note \"slept badly, then \\\"well\\\" ä\"", "water 1500 ml",
      "sleep 7.5 h good", "blood_pressure 118/76", "food \"soup\" kcal 300", "period end",
      "weight 61.5 kg", "kicks 10 in 30 min", "discharge eggwhite", "test ovulation peak",
    ]
    let lines = (0..<60).map { number in
      SealedBytes.sealing("2026-0\(1 + number / 15)-1\(number % 10) \(facts[number % facts.count])")
    }
    let remark = "# my own words"
    let text = ([Journal.header, remark] + lines).map { $0 + "\n" }.joined()
    bytes = Array(text.utf8)
    diary = Journal(parsing: bytes)
    comment = 0..<(Journal.header.utf8.count + 1 + remark.utf8.count + 1)
  }

  /// What is found of a damaged diary, and whether anything is used that was not written.
  private func look(at damaged: [UInt8]) -> (isFound: Bool, isUsed: Bool) {
    var journal = Journal(parsing: damaged)
    if isPlanted { _ = journal.seal() }
    let count = SealCount(of: isPlanted ? journal : diary, undo: [], isInDoubt: false)
    let isFound =
      !journal.issues(file: "me").isEmpty
      || journal.lineIssue(against: count, file: "me") { [] } != nil
    var known: [Entry: Int] = [:]
    for entry in diary.entries { known[entry, default: 0] += 1 }
    let isUsed = journal.entries.contains { entry in
      known[entry, default: 0] -= 1
      return known[entry, default: 0] < 0
    }
    return (isFound, isUsed)
  }

  /// Every bit turned over by itself; those of a comment may be anything.
  func flips() -> SurviveSuite.Outcome {
    var outcome = SurviveSuite.Outcome()
    var damaged = bytes
    for place in bytes.indices {
      for bit in 0..<8 {
        damaged[place] ^= 1 << bit
        let (isFound, isUsed) = look(at: damaged)
        outcome.count(
          (isFound || comment.contains(place)) && !isUsed,
          "bit \(bit) of byte \(place): found \(isFound), used \(isUsed)")
        damaged[place] = bytes[place]
      }
    }
    return outcome
  }

  /// Cut at every byte; without its last newline alone a diary has lost nothing.
  func cuts() -> SurviveSuite.Outcome {
    var outcome = SurviveSuite.Outcome()
    for size in 1..<bytes.count - 1 {
      let (isFound, isUsed) = look(at: Array(bytes[..<size]))
      outcome.count(isFound && !isUsed, "cut at \(size): found \(isFound), used \(isUsed)")
    }
    return outcome
  }

  /// Each line removed, doubled and put elsewhere.
  func lines() -> SurviveSuite.Outcome {
    var outcome = SurviveSuite.Outcome()
    let lines = diary.lines.map { Array($0.bytes) + [UInt8(ascii: "\n")] }
    for place in lines.indices.dropFirst(2) {
      var removed = lines
      removed.remove(at: place)
      var doubled = lines
      doubled.insert(lines[place], at: place)
      let variants: [(name: String, lines: [[UInt8]])] = [
        ("removed", removed), ("doubled", doubled), ("doubled at the end", lines + [lines[place]]),
        ("moved", removed + [lines[place]]),
      ]
      for variant in variants where variant.lines != lines {
        outcome.count(
          look(at: Array(variant.lines.joined())).isFound,
          "line \(place + 1) \(variant.name): not found")
      }
    }
    return outcome
  }
}
