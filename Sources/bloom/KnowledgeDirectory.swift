/// A folder of Knowledge on disk, for people who edit content.
enum KnowledgeDirectory {
  /// The texts of all its files by path; dot-files are left out.
  static func read(_ folder: String) throws(CommandError) -> [String: String] {
    var files: [String: String] = [:]
    var folders = [""]
    while let below = folders.popLast() {
      let place = below.isEmpty ? folder : folder + "/" + below
      for name in try names(in: place) where !name.hasPrefix(".") {
        let path = below.isEmpty ? name : below + "/" + name
        guard let bytes = try contents(of: folder + "/" + path) else {
          folders.append(path)
          continue
        }
        files[path] = String(decoding: bytes, as: UTF8.self)
      }
    }
    guard !files.isEmpty else {
      throw CommandError(.noInput, "\(folder) holds no content; name a folder like Knowledge")
    }
    return files
  }

  private static func names(in folder: String) throws(CommandError) -> [String] {
    do throws(SystemFault) {
      return try System.names(in: folder)
    } catch {
      throw CommandError(
        .noInput, "\(folder) cannot be read: \(error.message); look at its name and rights")
    }
  }

  /// The bytes of a file; nil for a folder.
  private static func contents(of path: String) throws(CommandError) -> [UInt8]? {
    do throws(SystemFault) {
      let file = try OpenFile(path, for: .reading)
      return try file.stamp().isFolder ? nil : try file.readAll()
    } catch {
      throw CommandError(
        .noInput, "\(path) cannot be read: \(error.message); look at its name and rights")
    }
  }
}
