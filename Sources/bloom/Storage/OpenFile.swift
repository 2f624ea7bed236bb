#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How a file is opened.
enum Access {
  case reading, appending, creatingToAppend, creatingAnew, overwriting

  fileprivate var flags: Int32 {
    switch self {
    case .reading: O_RDONLY
    case .appending: O_RDWR | O_APPEND | O_NOFOLLOW
    case .overwriting: O_RDWR | O_NOFOLLOW
    case .creatingToAppend: O_RDWR | O_APPEND | O_NOFOLLOW | O_CREAT
    case .creatingAnew: O_RDWR | O_APPEND | O_NOFOLLOW | O_CREAT | O_EXCL
    }
  }
}

/// A file that is open; it is closed, and its lock released, when the value goes away.
struct OpenFile: ~Copyable {
  private let place: Place

  private enum Place {
    case descriptor(Int32)
    case sealed(SealedFile)
  }

  /// Opens a file; a new one may be used by its owner only.
  init(_ path: String, for access: Access) throws(SystemFault) {
    var opened: Int32
    repeat {
      opened = open(path, access.flags | O_CLOEXEC | O_NONBLOCK, mode_t(0o600))
    } while opened < 0 && errno == EINTR
    guard opened >= 0 else { throw .last }
    place = .descriptor(opened)
  }

  /// A file of a sealed folder that was opened.
  init(_ file: SealedFile) { place = .sealed(file) }

  deinit {
    switch place {
    case .descriptor(let number): close(number)
    case .sealed(let file): file.folder.close(file)
    }
  }

  func stamp() throws(SystemFault) -> FileStamp {
    switch place {
    case .sealed(let file): return try file.folder.stamp(of: file)
    case .descriptor(let number):
      var status = stat()
      guard fstat(number, &status) == 0 else { throw .last }
      return FileStamp(status)
    }
  }

  /// Everything from the start of the file.
  func readAll() throws(SystemFault) -> [UInt8] {
    if case .sealed(let file) = place { return file.folder.bytes(of: file) }
    let expected = try stamp().size
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected + 1)
    let chunk = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(expected + 1, 4096), alignment: 1)
    defer { chunk.deallocate() }
    while true {
      let count = try read(into: chunk, from: bytes.count)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// The bytes from a place of the file on, as many as there is room for; none at its end.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, from place: Int
  ) throws(SystemFault) -> Int {
    switch self.place {
    case .sealed(let file):
      let rest = file.folder.bytes(of: file).dropFirst(place).prefix(buffer.count)
      buffer.copyBytes(from: rest)
      return rest.count
    case .descriptor(let number):
      while true {
        let count = pread(number, buffer.baseAddress, buffer.count, off_t(place))
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw .last }
        return count
      }
    }
  }

  /// Writes all the bytes, in one call unless the system takes fewer.
  func write(_ bytes: [UInt8], to disk: Disk) throws(SystemFault) {
    switch place {
    case .sealed(let file): file.folder.append(bytes, to: file)
    case .descriptor(let number):
      var done = 0
      while done < bytes.count {
        let count = bytes.withUnsafeBytes {
          disk.write(number, UnsafeRawBufferPointer(rebasing: $0[done...]))
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw count < 0 ? .last : SystemFault(code: ENOSPC) }
        done += count
      }
    }
  }

  /// Writes bytes over the first ones of the file, in one call.
  func overwrite(_ bytes: [UInt8]) throws(SystemFault) {
    guard case .descriptor(let number) = place else { throw .notAFile }
    let count = bytes.withUnsafeBytes { pwrite(number, $0.baseAddress, $0.count, 0) }
    guard count == bytes.count else { throw count < 0 ? .last : SystemFault(code: ENOSPC) }
  }

  /// Returns once the bytes are on the disk.
  func sync(to disk: Disk) throws(SystemFault) {
    switch place {
    case .sealed(let file): try file.folder.sync(to: disk)
    case .descriptor(let number): guard disk.sync(number) == 0 else { throw .last }
    }
  }

  func truncate(to size: Int) throws(SystemFault) {
    switch place {
    case .sealed(let file): file.folder.truncate(file, to: size)
    case .descriptor(let number): guard ftruncate(number, off_t(size)) == 0 else { throw .last }
    }
  }

  func setPermissions(_ mode: UInt32) throws(SystemFault) {
    guard case .descriptor(let number) = place else { return }
    guard fchmod(number, mode_t(mode & 0o777)) == 0 else { throw .last }
  }

  /// Takes the lock for writing if nobody holds it; that of a sealed file is held while it is open.
  func tryLock() throws(SystemFault) -> Bool {
    guard case .descriptor(let number) = place else { return true }
    if flock(number, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw .last }
    return false
  }
}
