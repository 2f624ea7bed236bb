import Knowledge

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The Knowledge folder that ships, with the samples that are not built into the program.
enum ShippedFolder {
  static let library = Result { try read() }

  private static func read() throws -> Library {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    root.append(path: "Knowledge")
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      guard [".rec", ".weights"].contains(where: name.hasSuffix),
        let data = FileManager.default.contents(atPath: root.appending(path: name).path)
      else { continue }
      files[name] = String(decoding: data, as: UTF8.self)
    }
    return Library(files: files)
  }
}
