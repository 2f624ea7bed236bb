/// Puts a file in the place of another so that at every moment one of them is whole.
enum Replacement {
  /// The name under which a file is written before it takes the place of `path`.
  static func temporary(for path: String) -> String { path + ".new" }

  /// Writes the bytes beside `path`, locks the file and gives it the name.
  ///
  /// A durable replacement is on the disk on return. When it throws, what was at `path` is there
  /// still.
  static func write(
    _ bytes: [UInt8], over path: String, mode: UInt32, isDurable: Bool, disk: Disk
  ) throws(SystemFault) -> OpenFile {
    let temporary = temporary(for: path)
    do throws(SystemFault) {
      let file = try OpenFile(temporary, for: .replacing)
      try file.setPermissions(mode)
      _ = try file.tryLock()
      try file.write(bytes, to: disk)
      if isDurable { try file.sync(to: disk) }
      try System.rename(temporary, to: path)
      if isDurable {
        try OpenFile(StorageError.folder(of: path), for: .reading).sync(to: disk)
      }
      return file
    } catch {
      try? System.remove(temporary)
      throw error
    }
  }
}

extension Home {
  /// Reads a file of the folder; nil when there is none.
  func read(_ name: String) throws(StorageError) -> [UInt8]? {
    let path = "\(path)/\(name)"
    do throws(SystemFault) {
      let file = try OpenFile(path, for: .reading)
      if try file.stamp().isFile { return try file.readAll() }
    } catch {
      if error.isAbsence { return nil }
      throw .reading(path, error)
    }
    throw .notAFile(path)
  }

  /// Writes a file of the folder, whole or not at all.
  func write(_ name: String, _ bytes: [UInt8], disk: Disk = .real) throws(StorageError) {
    try create()
    let path = "\(path)/\(name)"
    do throws(SystemFault) {
      _ = try Replacement.write(bytes, over: path, mode: 0o600, isDurable: true, disk: disk)
    } catch {
      throw .writing(path, error)
    }
  }

  /// Removes a file of the folder; one that is not there is no fault.
  func remove(_ name: String) throws(StorageError) {
    let path = "\(path)/\(name)"
    do throws(SystemFault) {
      try System.remove(path)
    } catch {
      if !error.isAbsence { throw .writing(path, error) }
    }
  }
}
