#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A call of the operating system that failed.
struct SystemFault: Error, Hashable {
  /// The error number, as in `errno`.
  let code: Int32

  /// The system's own words for it.
  var message: String { String(cString: strerror(code)) }

  static var last: SystemFault { SystemFault(code: errno) }
}

/// The two calls that decide whether bytes are safe; tests put failing ones in their place.
struct Disk: Sendable {
  var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int
  var sync: @Sendable (Int32) -> Int32

  /// The disk of this machine.
  static let real = Disk(
    write: { unsafeWrite($0, $1) },
    sync: { number in
      #if canImport(Darwin)
        fsync(number)
      #else
        fdatasync(number)
      #endif
    })

  private static func unsafeWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(number, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(number, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(number, bytes.baseAddress, bytes.count)
    #endif
  }
}

/// What tells one state of a file from another.
struct FileStamp: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
  /// In bytes.
  let size: Int
  /// Of the last change, in nanoseconds since 1970.
  let changed: Int
  /// The kind and the permissions.
  let mode: UInt32

  /// The mode of a file that only its owner may use.
  static let plainFile = UInt32(S_IFREG) | 0o600

  init(device: UInt64, inode: UInt64, size: Int, changed: Int, mode: UInt32) {
    self.device = device
    self.inode = inode
    self.size = size
    self.changed = changed
    self.mode = mode
  }

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    mode = UInt32(status.st_mode)
    #if canImport(Darwin)
      changed = status.st_mtimespec.tv_sec &* 1_000_000_000 &+ status.st_mtimespec.tv_nsec
    #else
      changed = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
    #endif
  }

  var isFile: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }
  var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }

  func isSameFile(as other: FileStamp) -> Bool { device == other.device && inode == other.inode }
}

/// What is asked of the operating system, by path.
enum System {
  /// Makes a folder that only its owner may use.
  static func makeFolder(_ path: String) throws(SystemFault) {
    guard mkdir(path, 0o700) == 0 else { throw .last }
  }

  static func rename(_ old: String, to new: String) throws(SystemFault) {
    #if canImport(Darwin)
      let result = Darwin.rename(old, new)
    #elseif canImport(Musl)
      let result = Musl.rename(old, new)
    #else
      let result = Glibc.rename(old, new)
    #endif
    guard result == 0 else { throw .last }
  }

  /// Gives a file a second name, or its only one where the file system knows no second; what has the
  /// name already keeps it.
  static func name(_ path: String, also new: String) throws(SystemFault) {
    if link(path, new) == 0 { return }
    guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(errno) else { throw .last }
    guard (try? stamp(of: new)) == nil else { throw .presence }
    try rename(path, to: new)
  }

  static func remove(_ path: String) throws(SystemFault) {
    guard unlink(path) == 0 else { throw .last }
  }

  static func removeFolder(_ path: String) throws(SystemFault) {
    guard rmdir(path) == 0 else { throw .last }
  }

  /// The stamp of what the path names; of a link itself, not of what it points to.
  static func stamp(of path: String) throws(SystemFault) -> FileStamp {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .last }
    return FileStamp(status)
  }

  /// How long ago a file was changed, in seconds by the machine's clock.
  static func age(of stamp: FileStamp) -> Int { time(nil) - stamp.changed / 1_000_000_000 }

  /// Whether this process may write what the path names.
  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// The names in a folder, in order, without `.` and `..`.
  static func names(in folder: String) throws(SystemFault) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The home folder of the account, when the environment does not name it.
  static var accountFolder: String? {
    guard let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir else { return nil }
    return String(cString: folder)
  }

  /// Whether the account is the one that may do everything.
  static var isRoot: Bool { geteuid() == 0 }

  /// Has no copy of this process's memory written to the disk where it breaks down.
  static func keepNoCore() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      setrlimit(RLIMIT_CORE, &none)
    #endif
  }

  static func pause(milliseconds: Int) {
    usleep(UInt32(milliseconds * 1000))
  }
}

extension SystemFault {
  /// What stands at the path is no file with contents.
  static let notAFile = SystemFault(code: EISDIR)

  /// The file is larger than what is read.
  static let tooLarge = SystemFault(code: EFBIG)

  static let absence = SystemFault(code: ENOENT)
  static let presence = SystemFault(code: EEXIST)

  /// Another process holds the lock for writing.
  static let isBusy = SystemFault(code: -1)

  /// The home was locked or unlocked since it was opened.
  static let lockChanged = SystemFault(code: -2)

  /// The home is locked, and nobody has opened it.
  static let closed = SystemFault(code: -3)

  /// The program that seals gave up.
  static let sealing = SystemFault(code: -4)

  /// A sealed file is not as it was written.
  static let damage = SystemFault(code: -5)

  /// There is nothing at the path.
  var isAbsence: Bool { code == ENOENT }
  /// There is already something at the path.
  var isPresence: Bool { code == EEXIST }
}
