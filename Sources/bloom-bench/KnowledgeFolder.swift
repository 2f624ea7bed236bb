import Knowledge

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A Knowledge folder on disk.
enum KnowledgeFolder {
  /// The samples of the intents, which a library that is built in lacks: those of the folder
  /// `Knowledge` then.
  static func lessons(of library: Library) throws -> [Lesson] {
    try (library.isEmbedded ? Self.library("Knowledge") : library).lessons()
  }

  /// The files of a folder, read now: the program's own copy may be older.
  static func library(_ folder: String) throws(UsageError) -> Library {
    var files: [String: String] = [:]
    let root = FileManager.default
    guard let names = try? root.subpathsOfDirectory(atPath: folder) else {
      throw UsageError("\(folder): cannot be read; name the Knowledge folder")
    }
    for name in names where [".rec", ".weights"].contains(where: name.hasSuffix) {
      guard let data = root.contents(atPath: "\(folder)/\(name)") else { continue }
      files[name] = String(decoding: data, as: UTF8.self)
    }
    return Library(files: files)
  }
}
