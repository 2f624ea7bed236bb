#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `survive PROGRAM [PART...] [--rounds N] [--seed N] [--plant]`: what a diary lives through.
///
/// Parts are `flips`, `cuts`, `lines`, `names`, `files`, `messages`, `disk`, `writers`, `correction`,
/// `kills`, `faults`, which needs `strace`, and `power`, which mounts an image of its own and so needs
/// to be run as root; without one, all but the last two. Each prints how often it was tried, held and lost. `--rounds` is how much of each. With
/// `--plant` a fault is planted in each, and it is an error where a part does not find it.
struct SurviveSuite {
  /// What came of one part.
  struct Outcome {
    var tried = 0
    var lost = 0
    /// The first things that did not hold, in words.
    var first: [String] = []

    mutating func count(_ holds: Bool, _ what: @autoclosure () -> String) {
      tried += 1
      guard !holds else { return }
      lost += 1
      if first.count < 20 { first.append(what()) }
    }
  }

  enum Part: String, CaseIterable {
    case flips, cuts, lines, names, files, messages, disk, writers, correction, kills, faults, power
  }

  private let program: String
  private let parts: [Part]
  private let rounds: Int
  private let seed: UInt64
  private let isPlanted: Bool

  init(_ arguments: [String]) throws(UsageError) {
    var parts: [Part] = []
    var program: String?
    var (rounds, seed, isPlanted) = (1, UInt64(1), false)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--rounds": rounds = rest.popFirst().flatMap { Int($0) }.map { max(1, $0) } ?? rounds
      case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
      case "--plant": isPlanted = true
      default:
        if let part = Part(rawValue: argument) {
          parts.append(part)
        } else if program == nil {
          program = argument
        } else {
          throw UsageError("survive knows no part \(argument)")
        }
      }
    }
    guard let program, access(program, X_OK) == 0 else {
      throw UsageError("survive needs the bloom program, as in survive .build/release/bloom")
    }
    self.program = program
    self.parts = parts.isEmpty ? Part.allCases.filter { ![.faults, .power].contains($0) } : parts
    (self.rounds, self.seed, self.isPlanted) = (rounds, seed, isPlanted)
  }

  func run() throws -> Table {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    var table = Table(title: "survive")
    var failed: [String] = []
    for part in parts {
      let outcome = try outcome(of: part)
      table.add("\(part.rawValue) tried", Double(outcome.tried), decimals: 0)
      table.add("\(part.rawValue) held", Double(outcome.tried - outcome.lost), decimals: 0)
      table.add("\(part.rawValue) lost", Double(outcome.lost), decimals: 0)
      for first in outcome.first.prefix(isPlanted ? 1 : 20) {
        print("\(part.rawValue): \(first.debugDescription)")
      }
      if (outcome.lost > 0) != isPlanted || outcome.tried == 0 { failed.append(part.rawValue) }
    }
    table.add("most memory MB", Memory.peakMegabytes)
    guard failed.isEmpty else {
      print(table.text)
      let names = failed.joined(separator: ", ")
      throw UsageError(isPlanted ? "not found where planted: \(names)" : "lost in: \(names)")
    }
    return table
  }

  private func outcome(of part: Part) throws -> Outcome {
    let damage = DamageTrial(isPlanted: isPlanted)
    let hostile = HostileTrial(seed: seed, isPlanted: isPlanted)
    let writing = WritingTrial(program: program, seed: seed, isPlanted: isPlanted)
    return switch part {
    case .flips: damage.flips()
    case .cuts: damage.cuts()
    case .lines: damage.lines()
    case .files: hostile.files(rounds * 1_000)
    case .messages: try hostile.messages(rounds * 1_000)
    case .names: try writing.names()
    case .disk: try DiskTrial(writing: writing, step: max(1, 240 / rounds)).full()
    case .faults: try DiskTrial(writing: writing, step: max(1, 10 / rounds)).faults()
    case .correction: try CorrectionTrial(writing).run(rounds)
    case .writers: try writing.writers(8, lines: rounds * 10)
    case .kills: try writing.kills(rounds * 10)
    case .power: try PowerTrial(writing).run(rounds * 10)
    }
  }
}
