/// Puts a file in the place of another so that at every moment one of them is whole.
enum Replacement {
  /// Writes the bytes beside `path` under a name that nothing has, locks the file and gives it the
  /// name.
  ///
  /// A durable replacement is on the disk on return. When it throws, what was at `path` is there
  /// still.
  static func write(
    _ bytes: [UInt8], over path: String, in folder: Folder = .disk, mode: UInt32, isDurable: Bool,
    disk: Disk
  ) throws(SystemFault) -> OpenFile {
    let temporary = "\(path).\(mark())\(ending)"
    let file = try folder.open(temporary, for: .creatingAnew)
    do throws(SystemFault) {
      try file.setPermissions(mode)
      _ = try file.tryLock()
      try file.write(bytes, to: disk)
      if isDurable { try file.sync(to: disk) }
      try folder.rename(temporary, to: path)
    } catch {
      try? folder.remove(temporary)
      throw error
    }
    if isDurable, folder == .disk {
      // The new file stands already: what a folder does not confirm may still be the old one after a
      // power cut, and that one is whole too.
      try? OpenFile(StorageError.folder(of: path), for: .reading).sync(to: disk)
    }
    return file
  }

  /// Writes the bytes beside `path`, and gives them that name once they are on the disk, where nothing
  /// has it.
  static func write(_ bytes: [UInt8], anew path: String, disk: Disk) throws(SystemFault) {
    if (try? System.stamp(of: path)) != nil { throw .presence }
    let temporary = "\(path).\(mark())\(ending)"
    let file = try OpenFile(temporary, for: .creatingAnew)
    do throws(SystemFault) {
      try file.write(bytes, to: disk)
      try file.sync(to: disk)
      try System.name(temporary, also: path)
      try? System.remove(temporary)
    } catch {
      try? System.remove(temporary)
      throw error
    }
    try? OpenFile(StorageError.folder(of: path), for: .reading).sync(to: disk)
  }

  /// The name of the file that a name like `me.journal.0a1b2c3d.new` was made for; nil for others.
  static func target(of name: String) -> String? {
    guard name.hasSuffix(ending) else { return nil }
    let whole = name.dropLast(ending.count)
    guard let dot = whole.lastIndex(of: "."), isMark(whole[whole.index(after: dot)...]) else {
      return String(whole)
    }
    return String(whole[..<dot])
  }

  /// Removes what a replacement that was killed left beside a file of the home.
  static func removeLeft(in home: Home, for name: String, olderThan least: Int = longest) {
    for other in (try? home.names()) ?? []
    where target(of: other) == name && other != name + ending {
      let path = "\(home.path)/\(other)"
      guard let stamp = try? home.folder.stamp(of: path), stamp.isFile,
        System.age(of: stamp) >= least
      else { continue }
      try? home.folder.remove(path)
    }
  }

  private static let ending = ".new"
  /// No replacement takes as long, in seconds.
  static let longest = 61

  private static func mark() -> String {
    let digits = String(UInt32.random(in: 0...UInt32.max), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static func isMark(_ text: Substring) -> Bool {
    text.utf8.count == 8 && text.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }
}

extension Home {
  /// Reads a file of the folder; nil when there is none.
  func read(_ name: String) throws(StorageError) -> [UInt8]? {
    let path = "\(path)/\(name)"
    do throws(SystemFault) {
      let file = try folder.open(path, for: .reading)
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
      try folder.checkIsOpen(path)
      _ = try Replacement.write(
        bytes, over: path, in: folder, mode: 0o600, isDurable: true, disk: disk)
    } catch {
      throw .writing(path, error)
    }
    Replacement.removeLeft(in: self, for: name)
  }

  /// Changes a file of the folder under its lock, so that what others change meanwhile stays; one that
  /// is not there is empty.
  func change(
    _ name: String, disk: Disk = .real, _ change: ([UInt8]) -> [UInt8]
  ) throws(StorageError) {
    try create()
    let path = "\(path)/\(name)"
    let file = try OpenFile.locked(
      path, for: .creatingToAppend, in: folder, patience: JournalFile.patience)
    let old: [UInt8]
    do throws(SystemFault) {
      old = try file.readAll()
    } catch {
      throw .reading(path, error)
    }
    do throws(StorageError) {
      try write(name, change(old), disk: disk)
    } catch {
      if old.isEmpty { try? folder.remove(path) }
      throw error
    }
    extendLifetime(file)
  }

  /// Removes a file of the folder; one that is not there is no fault.
  func remove(_ name: String) throws(StorageError) {
    let path = "\(path)/\(name)"
    do throws(SystemFault) {
      try removing(name)
    } catch {
      throw .writing(path, error)
    }
  }

  /// Removes a file of the folder, for those who say themselves what failed.
  func removing(_ name: String) throws(SystemFault) {
    do throws(SystemFault) {
      try folder.remove("\(path)/\(name)")
    } catch {
      if !error.isAbsence { throw error }
    }
  }
}
