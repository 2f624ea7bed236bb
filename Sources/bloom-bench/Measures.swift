#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Areas and shares over lists of scores.
enum Rank {
  /// The area under the ROC curve: how often a score of the first list is above one of the second.
  static func area(above good: [Double], below bad: [Double]) -> Double {
    guard !good.isEmpty, !bad.isEmpty else { return 0 }
    let sorted = bad.sorted()
    var wins = 0.0
    for score in good {
      wins += Double(sorted.partition(score, equalGoesLeft: false))
      wins += Double(sorted.partition(score, equalGoesLeft: true))
    }
    return wins / 2 / Double(good.count) / Double(bad.count)
  }
}

extension [Double] {
  /// How many of the sorted numbers are below a value, equal ones counted or not.
  fileprivate func partition(_ value: Double, equalGoesLeft: Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value || (equalGoesLeft && self[middle] == value) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

extension Duration {
  /// The duration in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}

/// What the process has used.
enum Memory {
  /// The most memory the process has held, in megabytes; 0 where the system does not say.
  static var peakMegabytes: Double {
    guard let data = try? Data(contentsOf: URL(filePath: "/proc/self/status")) else { return 0 }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix("VmHWM:") {
      return (line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
    }
    return 0
  }
}

/// A command line that cannot be run.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
