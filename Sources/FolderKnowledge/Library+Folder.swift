package import Knowledge

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of Knowledge that cannot be read.
package struct FolderError: Error, CustomStringConvertible {
  package let description: String
}

extension Library {
  /// The recfiles and weights of a folder on disk, with the samples and the lines to train on that
  /// are not built into the program.
  package static func folder(_ path: String) throws(FolderError) -> Library {
    var files: [String: String] = [:]
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
      throw FolderError(description: "\(path): cannot be read; name the Knowledge folder")
    }
    for name in names where [".rec", ".weights"].contains(where: name.hasSuffix) {
      guard let data = FileManager.default.contents(atPath: "\(path)/\(name)") else { continue }
      files[name] = String(decoding: data, as: UTF8.self)
    }
    return Library(files: files)
  }
}
