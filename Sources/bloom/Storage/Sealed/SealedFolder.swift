import Synchronization

/// The files of a locked home, in memory alone; what is written of them is sealed before it reaches
/// the disk.
///
/// On the disk are `bloom.lock`, a base with all files, and a turn for each write since. A write is
/// done once its turn has its name; how an open file behaves is otherwise as on a disk.
final class SealedFolder: Sendable {
  /// The folder on the disk.
  let path: String
  let header: LockHeader
  let key: [UInt8]
  let sealing: Sealing
  let contents: Mutex<Contents>

  /// What is in memory.
  struct Contents: ~Copyable {
    /// The files by name.
    var names: [String: Int] = [:]
    var nodes: [Int: Node] = [:]
    /// The files as the last turn has them.
    var saved: [String: Saved] = [:]
    /// The number of the newest base and of the last turn.
    var base = -1
    var last = -1
    var nextNode = 1
    /// How often what is open for writing was opened, and the lock that is held meanwhile.
    var holders = 0
    var lock: OpenFile?
  }

  /// A file that has a name, or is open and had one.
  struct Node {
    var bytes: [UInt8]
    /// Counts the changes.
    var revision = 0
    /// The turn of the last change; below zero while that is not saved.
    var changed: Int
    var handles = 0
  }

  struct Saved {
    var node: Int
    var revision: Int
    var bytes: [UInt8]
  }

  /// A folder whose header was read; `load` reads the rest.
  init(path: String, header: LockHeader, key: [UInt8], sealing: Sealing) {
    self.path = path
    self.header = header
    self.key = key
    self.sealing = sealing
    contents = Mutex(Contents())
  }

  /// The path of the file that is locked while something is written.
  var lockPath: String { "\(path)/\(LockHeader.name)" }

  /// The names of all files, in order.
  func names() throws(SystemFault) -> [String] {
    try contents.withLock { (contents) throws(SystemFault) in
      try refresh(&contents)
      return contents.names.keys.sorted()
    }
  }

  /// All files as they are.
  func files() throws(SystemFault) -> [String: [UInt8]] {
    try contents.withLock { (contents) throws(SystemFault) in
      try refresh(&contents)
      return contents.saved.mapValues(\.bytes)
    }
  }

  func stamp(of name: String) throws(SystemFault) -> FileStamp {
    try contents.withLock { (contents) throws(SystemFault) in
      try refresh(&contents)
      guard let number = contents.names[name], let node = contents.nodes[number] else {
        throw .absence
      }
      return FileStamp(sealed: node, number: number)
    }
  }

  func rename(_ old: String, to new: String) throws(SystemFault) {
    try change { (contents) throws(SystemFault) in
      guard let number = contents.names[old] else { throw .absence }
      let replaced = contents.names[new]
      contents.names[old] = nil
      contents.names[new] = number
      do throws(SystemFault) {
        try save(&contents, to: .real)
      } catch {
        contents.names[new] = replaced
        contents.names[old] = number
        throw error
      }
    }
  }

  func remove(_ name: String) throws(SystemFault) {
    try change { (contents) throws(SystemFault) in
      guard let number = contents.names[name] else { throw .absence }
      contents.names[name] = nil
      do throws(SystemFault) {
        try save(&contents, to: .real)
      } catch {
        contents.names[name] = number
        throw error
      }
    }
  }

  /// Changes names while the lock is held.
  private func change(
    _ work: (inout Contents) throws(SystemFault) -> Void
  ) throws(SystemFault) {
    try hold(patience: JournalFile.patience)
    defer { letGo() }
    try contents.withLock { (contents) throws(SystemFault) in
      try work(&contents)
      contents.dropUnused()
    }
  }
}

extension SealedFolder.Contents {
  /// Lets go of the bytes of files that have no name and are not open.
  mutating func dropUnused() {
    let named = Set(names.values)
    nodes = nodes.filter { named.contains($0.key) || $0.value.handles > 0 }
  }
}

extension SealedFolder: Hashable {
  static func == (one: SealedFolder, other: SealedFolder) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A file of a sealed folder that is open.
struct SealedFile: Sendable {
  let folder: SealedFolder
  let node: Int
  let isForWriting: Bool
}

extension SealedFolder {
  /// Opens a file; one that is written keeps other processes from writing until it is closed.
  func open(
    _ name: String, for access: Access, patience: Int
  ) throws(SystemFault) -> SealedFile {
    let writes = access != .reading
    if writes { try hold(patience: patience) }
    do throws(SystemFault) {
      let node = try contents.withLock { (contents) throws(SystemFault) -> Int in
        if !writes { try refresh(&contents) }
        return try Self.node(named: name, for: access, &contents)
      }
      return SealedFile(folder: self, node: node, isForWriting: writes)
    } catch {
      if writes { letGo() }
      throw error
    }
  }

  private static func node(
    named name: String, for access: Access, _ contents: inout Contents
  ) throws(SystemFault) -> Int {
    if let there = contents.names[name] {
      guard access != .creatingAnew else { throw .presence }
      contents.nodes[there]?.handles += 1
      return there
    }
    guard access == .creatingAnew || access == .creatingToAppend else { throw .absence }
    let number = contents.nextNode
    contents.nextNode += 1
    contents.names[name] = number
    contents.nodes[number] = Node(bytes: [], changed: -1, handles: 1)
    return number
  }

  /// Closes a file; what was not confirmed yet is saved, as a disk would in its own time.
  func close(_ file: SealedFile) {
    contents.withLock { contents in
      contents.nodes[file.node]?.handles -= 1
      if file.isForWriting, contents.holders == 1 { try? save(&contents, to: .real) }
      contents.dropUnused()
    }
    if file.isForWriting { letGo() }
  }

  func stamp(of file: SealedFile) throws(SystemFault) -> FileStamp {
    try contents.withLock { (contents) throws(SystemFault) in
      guard let node = contents.nodes[file.node] else { throw .absence }
      return FileStamp(sealed: node, number: file.node)
    }
  }

  func bytes(of file: SealedFile) -> [UInt8] {
    contents.withLock { $0.nodes[file.node]?.bytes ?? [] }
  }

  func append(_ bytes: [UInt8], to file: SealedFile) {
    contents.withLock { contents in
      contents.nodes[file.node]?.change { $0 += bytes }
    }
  }

  func truncate(_ file: SealedFile, to size: Int) {
    contents.withLock { contents in
      contents.nodes[file.node]?.change { bytes in
        if size < bytes.count {
          bytes.removeLast(bytes.count - size)
        } else {
          bytes += [UInt8](repeating: 0, count: size - bytes.count)
        }
      }
    }
  }

  /// Returns once everything that was written is sealed and on the disk.
  func sync(to disk: Disk) throws(SystemFault) {
    try contents.withLock { (contents) throws(SystemFault) in try save(&contents, to: disk) }
  }
}

extension SealedFolder.Node {
  fileprivate mutating func change(_ work: (inout [UInt8]) -> Void) {
    work(&bytes)
    revision += 1
    changed = -1 - revision
  }
}

extension FileStamp {
  /// The stamp of a file in memory: what tells its states apart is the turn that changed it.
  init(sealed node: SealedFolder.Node, number: Int) {
    self.init(
      device: 0, inode: UInt64(truncatingIfNeeded: number), size: node.bytes.count,
      changed: node.changed, mode: FileStamp.plainFile)
  }
}
