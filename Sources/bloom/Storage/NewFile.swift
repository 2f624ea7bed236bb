import Formats

/// A file outside the home that she asked for, such as an export; only she may read it.
enum NewFile {
  /// Writes the bytes; a file that is there already stays unless `replacing`.
  static func write(
    _ bytes: [UInt8], to path: String, replacing: Bool, disk: Disk = .real
  ) throws(StorageError) {
    do throws(SystemFault) {
      if replacing {
        _ = try Replacement.write(bytes, over: path, mode: 0o600, isDurable: true, disk: disk)
        return
      }
      try Replacement.write(bytes, anew: path, disk: disk)
    } catch {
      guard error.isAbsence else { throw .writing(path, error) }
      throw .noFolder(StorageError.folder(of: path))
    }
  }

  /// Makes the folders that a file is to lie in.
  static func makeFolders(above path: String) throws(StorageError) {
    let parts = path.split(separator: "/").dropLast()
    var folder = ""
    for part in parts {
      folder += "/" + part
      if exists(folder) { continue }
      do throws(SystemFault) {
        try System.makeFolder(folder)
      } catch {
        throw .writing(folder, error)
      }
    }
  }

  /// Whether the path is a folder, so that a file of a name of its own goes into it.
  static func isFolder(_ path: String) -> Bool {
    guard let stamp = try? OpenFile(path, for: .reading).stamp() else { return false }
    return stamp.isFolder
  }

  /// Lets only its owner read and write a file that another program made.
  static func keepToOwner(_ path: String) throws(StorageError) {
    do throws(SystemFault) {
      try OpenFile(path, for: .appending).setPermissions(0o600)
    } catch {
      throw .writing(path, error)
    }
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool { (try? System.stamp(of: path)) != nil }

  /// The largest file that is read, in bytes.
  static let largest = 64 << 20

  /// Reads a file that she named.
  static func read(_ path: String) throws(StorageError) -> [UInt8] {
    do throws(SystemFault) {
      let file = try OpenFile(path, for: .reading)
      let stamp = try file.stamp()
      if stamp.isFile, stamp.size <= largest { return try file.readAll() }
      if stamp.isFile { throw SystemFault.tooLarge }
    } catch {
      throw error.isAbsence ? .noFile(path) : .reading(path, error)
    }
    throw .notReadable(path)
  }

  /// How many bytes of a file are read at once where it is looked over while it is read.
  private static let piece = 1 << 20

  /// Reads a file that she named piece by piece, until it ends or is refused.
  static func load(_ path: String) throws(StorageError) -> FileLoading {
    var loading = FileLoading()
    do throws(SystemFault) {
      let file = try OpenFile(path, for: .reading)
      let stamp = try file.stamp()
      if stamp.isFile {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: piece, alignment: 16)
        defer { buffer.deallocate() }
        while true {
          let count = try file.read(into: buffer, from: loading.bytes.count)
          guard count > 0, loading.take(Array(buffer[..<count])) else { return loading }
          if loading.bytes.count == count {
            loading.reserve(min(stamp.size, ReadingLimits.table) + 1)
          }
        }
      }
    } catch {
      throw error.isAbsence ? .noFile(path) : .reading(path, error)
    }
    throw .notReadable(path)
  }
}
