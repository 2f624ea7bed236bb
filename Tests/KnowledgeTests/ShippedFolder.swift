import FolderKnowledge
import Foundation
import Knowledge

/// The Knowledge folder that ships, with the samples that are not built into the program.
enum ShippedFolder {
  static let library = Result { try read() }

  private static func read() throws -> Library {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return try Library.folder(root.appending(path: "Knowledge").path)
  }
}
