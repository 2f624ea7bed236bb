import Foundation
import Journal
import Testing

@testable import bloom

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

struct StorageFaultTests {
  private let folder = TemporaryHome()
  private var path: String { folder.home.path + "/me.journal" }

  @Test(arguments: [0, 1, 17, 40, 60])
  func `a disk that fills up leaves the journal as it was`(room: Int) throws {
    var file = try folder.file()
    let before = try file.commit([.add(try entry(start))])
    file.disk = .full(after: room)
    #expect(throws: StorageError.diskFull(path)) {
      try file.commit([.add(try entry(flow)), .add(try entry(note))], after: before.reading)
    }
    #expect(folder.text() == lines(start))
    #expect(throws: StorageError.diskFull(path)) {
      try file.commit([.remove(try entry(start)), .add(try entry(flow))])
    }
    #expect(folder.text() == lines(start))
    #expect(try folder.home.names() == ["me.journal", "me.seals", "me.undo"])
    file.disk = .real
    _ = try file.commit([.add(try entry(flow))])
    #expect(folder.text() == lines(start, flow))
  }

  @Test func `taking back what was written last needs no room on the disk`() throws {
    var file = try folder.file()
    _ = try file.commit([.add(try entry(start))])
    _ = try file.commit([.add(try entry(flow)), .add(try entry(note))])
    file.disk = .full(after: 0)
    #expect(try file.undo()?.made.count == 2)
    #expect(folder.text() == lines(start))
  }

  @Test func `an undo that the disk does not confirm, or refuses, leaves the journal as it was`()
    throws
  {
    var file = try folder.file()
    _ = try file.commit([.add(try entry(start))])
    _ = try file.commit([.add(try entry(flow)), .add(try entry(note))])
    file.disk.sync = { _ in
      errno = EIO
      return -1
    }
    #expect(throws: StorageError.self) { try file.undo() }
    #expect(folder.text() == lines(start, flow, note))
    file.disk = .full(after: 0)
    file.disk.sync = { _ in
      errno = EIO
      return -1
    }
    #expect(throws: StorageError.self) { try file.undo() }
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0, "this system has no /dev/full"))
  func `the system's own full device is a full disk`() throws {
    let device = open("/dev/full", O_WRONLY)
    defer { close(device) }
    var file = try folder.file()
    file.disk.write = { _, bytes in write(device, bytes.baseAddress, bytes.count) }
    #expect(throws: StorageError.diskFull(path)) { try file.commit([.add(try entry(start))]) }
    #expect(folder.text() == "")
  }

  @Test func `a write in pieces and an interrupted one are completed`() throws {
    var file = try folder.file()
    file.disk.write = { number, bytes in
      if bytes.count % 3 == 0 {
        errno = EINTR
        return Disk.real.write(number, UnsafeRawBufferPointer(rebasing: bytes.prefix(1)))
      }
      return Disk.real.write(number, UnsafeRawBufferPointer(rebasing: bytes.prefix(2)))
    }
    _ = try file.commit([.add(try entry(start)), .add(try entry(flow))])
    #expect(folder.text() == lines(start, flow))
  }

  @Test func `what the disk did not confirm is not kept as if it were safe`() throws {
    var file = try folder.file()
    _ = try file.commit([.add(try entry(start))])
    file.disk.sync = { _ in
      errno = EIO
      return -1
    }
    #expect(throws: StorageError.self) { try file.commit([.add(try entry(flow))]) }
    #expect(throws: StorageError.self) { try file.commit([.remove(try entry(start))]) }
    #expect(folder.text() == lines(start))
  }

  @Test func `a second writer waits and then says that the journal is in use`() throws {
    var file = try folder.file()
    file.patience = 60
    _ = try file.commit([.add(try entry(start))])
    let holder = open(path, O_RDWR)
    defer { close(holder) }
    try #require(flock(holder, LOCK_EX) == 0)
    #expect(throws: StorageError.locked(path)) { try file.commit([.add(try entry(flow))]) }
    #expect(try file.read().journal.entries.count == 1)
    flock(holder, LOCK_UN)
    _ = try file.commit([.add(try entry(flow))])
    #expect(folder.text() == lines(start, flow))
  }

  @Test func `a home that is a file is refused for reading and writing`() throws {
    try "".write(toFile: folder.home.path, atomically: true, encoding: .utf8)
    let file = try folder.file()
    let error = StorageError.notAFolder(folder.home.path)
    #expect(throws: error) { try file.read() }
    #expect(throws: error) { try file.commit([.add(try entry(start))]) }
    #expect(throws: error) { try file.undo() }
  }

  @Test func `a journal that is a folder or a pipe is refused`() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let file = try folder.file()
    #expect(throws: StorageError.notAFile(path)) { try file.read() }
    #expect(throws: StorageError.notAFile(path)) { try file.commit([.add(try entry(start))]) }
    try FileManager.default.removeItem(atPath: path)
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: StorageError.notAFile(path)) { try file.read() }
    #expect(throws: StorageError.notAFile(path)) { try file.commit([.add(try entry(start))]) }
  }

  @Test func `a link is read but never written through`() throws {
    try folder.put(lines(start), "other")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "other")
    let file = try folder.file()
    #expect(try file.read().journal.entries.count == 1)
    #expect(throws: StorageError.isALink(path)) { try file.commit([.add(try entry(flow))]) }
    #expect(folder.text("other") == lines(start))
  }

  @Test(.enabled(if: geteuid() != 0, "permissions do not bind the administrator"))
  func `a folder that may only be read can be read`() throws {
    let file = try folder.file()
    _ = try file.commit([.add(try entry(start))])
    chmod(path, 0o400)
    chmod(folder.home.path, 0o500)
    defer { chmod(folder.home.path, 0o700) }
    #expect(try file.read().journal.entries.count == 1)
    #expect(throws: StorageError.notAllowedToWrite(path)) {
      try file.commit([.add(try entry(flow))])
    }
  }

  @Test func `a journal of a later Bloom is read and not written`() throws {
    let text = "# bloom journal 2\n\(start)\n"
    try folder.put(text)
    let file = try folder.file()
    #expect(try file.read().journal.entries.count == 1)
    #expect(throws: StorageError.laterVersion(path)) { try file.commit([.add(try entry(flow))]) }
    #expect(folder.text() == text)
  }

  @Test func `an entry that would not read back is refused before anything is touched`() throws {
    let entry = Entry(date: try entry(start).date, fact: .amount(.weight, 5))
    let error = #expect(throws: StorageError.self) {
      try folder.file().commit([.add(entry)])
    }
    #expect(error?.exitCode == .badData)
    #expect(folder.text() == nil)
  }

  @Test(arguments: [
    "# bloom undo 1\n\nturn 1\n- 2026-03-01 period end ~00000000\n", "# bloom undo 3\n", "x",
  ])
  func `a damaged undo file takes nothing back`(text: String) throws {
    let file = try folder.file()
    _ = try file.commit([.add(try entry(start))])
    try folder.put(text, "me.undo")
    #expect(throws: StorageError.unknownTurn(path)) { try file.undo() }
    #expect(folder.text() == lines(start))
  }
}

extension Disk {
  /// A disk with room for so many bytes.
  fileprivate static func full(after room: Int) -> Disk {
    let left = Room(room)
    var disk = Disk.real
    disk.write = { number, bytes in
      let count = left.take(bytes.count)
      if count == 0 {
        errno = ENOSPC
        return -1
      }
      return Disk.real.write(number, UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
    }
    return disk
  }
}

/// How many bytes still fit; used by one thread at a time.
private final class Room: @unchecked Sendable {
  private var bytes: Int

  init(_ bytes: Int) { self.bytes = bytes }

  func take(_ wanted: Int) -> Int {
    let taken = min(wanted, bytes)
    bytes -= taken
    return taken
  }
}
