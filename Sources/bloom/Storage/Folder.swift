/// Where the files of a home are, behind the calls that a disk has.
enum Folder: Hashable, Sendable {
  /// On the disk as they are.
  case disk
  /// In memory, and sealed on the disk.
  case sealed(SealedFolder)
  /// On the disk, sealed, and nobody has opened them: there is nothing to read, and nothing is
  /// written.
  case closed

  func open(
    _ path: String, for access: Access, patience: Int = JournalFile.patience
  ) throws(SystemFault) -> OpenFile {
    switch self {
    case .disk: return try OpenFile(path, for: access)
    case .sealed(let folder):
      return OpenFile(try folder.open(path.lastPart, for: access, patience: patience))
    case .closed: throw access == .reading || access == .appending ? .absence : .closed
    }
  }

  func stamp(of path: String) throws(SystemFault) -> FileStamp {
    switch self {
    case .disk: return try System.stamp(of: path)
    case .sealed(let folder): return try folder.stamp(of: path.lastPart)
    case .closed: throw .absence
    }
  }

  func rename(_ old: String, to new: String) throws(SystemFault) {
    switch self {
    case .disk: try System.rename(old, to: new)
    case .sealed(let folder): try folder.rename(old.lastPart, to: new.lastPart)
    case .closed: throw .closed
    }
  }

  func remove(_ path: String) throws(SystemFault) {
    switch self {
    case .disk: try System.remove(path)
    case .sealed(let folder): try folder.remove(path.lastPart)
    case .closed: throw .absence
    }
  }

  /// The names of the files in a folder, in order.
  func names(in path: String) throws(SystemFault) -> [String] {
    switch self {
    case .disk: return try System.names(in: path)
    case .sealed(let folder): return try folder.names()
    case .closed: return []
    }
  }

  /// Holds a file on the disk to there being no lock on its folder that came while this process ran.
  func checkIsOpen(_ path: String) throws(SystemFault) {
    guard self == .disk else { return }
    let lock = StorageError.folder(of: path) + "/" + LockHeader.name
    if (try? System.stamp(of: lock)) != nil { throw .lockChanged }
  }
}

extension String {
  /// What stands behind the last slash.
  fileprivate var lastPart: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
