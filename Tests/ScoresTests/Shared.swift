import Foundation

/// Data that lives outside the project, in the folder named by `BLOOM_SHARED`.
enum Shared {
  static let folder = ProcessInfo.processInfo.environment["BLOOM_SHARED"]

  static let isThere = folder != nil

  /// The objects of a file with one JSON object a line; none without the folder.
  static func lines<Line: Decodable>(_ path: String, as type: Line.Type) throws -> [Line] {
    guard let folder else { return [] }
    let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    let decoder = JSONDecoder()
    return try text.split(separator: "\n").map {
      try decoder.decode(Line.self, from: Data($0.utf8))
    }
  }
}
