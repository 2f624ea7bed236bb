import Foundation
import Testing

/// Data kept outside the project, found through the environment variable BLOOM_SHARED.
enum Shared {
  static let folder = ProcessInfo.processInfo.environment["BLOOM_SHARED"]

  static let isSet = ConditionTrait.enabled(
    if: folder != nil, "BLOOM_SHARED is not set: it names the folder of the outside test data")

  static func lines(_ path: String) throws -> [String] {
    try String(contentsOfFile: "\(folder ?? "")/\(path)", encoding: .utf8)
      .split(whereSeparator: \.isNewline).map(String.init)
  }
}
