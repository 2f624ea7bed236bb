import Civil
import Foundation
import Journal
import Physiology
import Testing

@testable import bloom

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

struct SealedFolderTests {
  private let folder = TemporaryHome()

  /// A home with two people, locked.
  private func locked() throws -> Home {
    _ = try folder.file().commit([.add(try entry(start))])
    _ = try folder.file("Mei").commit([.add(try entry(note))])
    try folder.put("sizes off\n", "me.settings")
    return try folder.home.lock(with: passphrase, by: .pretended)
  }

  private func opened() throws -> Home {
    try folder.home.opened(with: passphrase, by: .pretended)
  }

  private func onDisk() throws -> [String] { try folder.home.names() }

  @Test func `a locked home holds no name and no word, and opens as it was`() throws {
    _ = try folder.file().commit([.add(try entry(start))])
    _ = try folder.file("Mei").commit([.add(try entry(note))])
    let before = try folder.home.snapshot()
    try folder.put("x", "me.glance")
    try folder.put("x", "me.journal.0a1b2c3d.new")
    let home = try folder.home.lock(with: passphrase, by: .pretended)
    let names = try onDisk()
    #expect(names.count == 2)
    #expect(names.allSatisfy { SealedName.isOfLock($0) })
    for name in names {
      let text = String(decoding: try #require(try folder.home.read(name)), as: UTF8.self)
      for word in ["Mei", "period", "slept", "journal", "undo"] { #expect(!text.contains(word)) }
      #expect(folder.permissions(name) == 0o600)
    }
    for home in [home, try opened()] {
      for (name, bytes) in before { #expect(try home.read(name) == bytes) }
      #expect(try home.people() == ["Mei", "me"])
    }
    #expect(throws: StorageError.wrongPassphrase) {
      try folder.home.opened(with: Array("another".utf8), by: .pretended)
    }
  }

  @Test func `a write is one small turn, and another start reads it`() throws {
    let home = try locked()
    _ = try home.journal(of: "me").commit([.add(try entry(flow))])
    let text = lines(start, flow)
    #expect(try opened().read("me.journal") == Array(text.utf8))
    #expect(
      try opened().journal(of: "me").undoLog().log.last(of: Journal(parsing: text)) != .nothing)
    _ = try opened().journal(of: "me").undo()
    #expect(try home.journal(of: "me").read().journal.bytes == Array(lines(start).utf8))
    try home.change("me.settings") { $0 + Array("name Nell\n".utf8) }
    try home.rename("Mei", to: "Maya")
    try home.removeAll(of: "Maya")
    #expect(try opened().people() == ["me"])
    #expect(try opened().read("me.settings") == Array("sizes off\nname Nell\n".utf8))
    #expect(try onDisk().allSatisfy { SealedName.isOfLock($0) })
  }

  @Test(arguments: 1...6)
  func `two hundred turns of two processes leave what the same turns leave on a disk`(
    seed: Int
  ) throws {
    var chance = SplitMix64(UInt64(seed))
    let plain = TemporaryHome()
    _ = try plain.file().commit([.add(try entry(start))])
    _ = try folder.file().commit([.add(try entry(start))])
    let homes = [try folder.home.lock(with: passphrase, by: .pretended), try opened()]
    for _ in 0..<60 {
      let sealed = try homes[chance.below(2)].journal(of: "me")
      if chance.below(4) == 0 {
        #expect(try sealed.undo()?.made == plain.file().undo()?.made)
      } else {
        let line = "2026-03-0\(1 + chance.below(9)) water \(100 * (1 + chance.below(5))) ml"
        var edits = [Edit.add(try entry(line))]
        if chance.below(3) == 0, let old = try plain.file().read().journal.entries.first {
          edits.append(.remove(old))
        }
        #expect(try sealed.commit(edits).made == plain.file().commit(edits).made)
      }
      for name in ["me.journal", "me.undo"] {
        let bytes = try plain.home.read(name)
        for home in homes { #expect(try home.read(name) == bytes) }
      }
    }
    #expect(try opened().read("me.journal") == plain.home.read("me.journal"))
    let count = try onDisk().count
    #expect(count <= SealedFolder.mostTurns + 2)
    let back = try homes[0].unlock()
    #expect(try back.snapshot() == plain.home.snapshot())
    #expect(throws: StorageError.lockChanged(folder.home.path + "/me.journal")) {
      try homes[1].journal(of: "me").commit([.add(try entry(flow))])
    }
  }

  @Test(arguments: 0...5)
  func `a disk that fills up or breaks leaves the diary as it was`(calls: Int) throws {
    let home = try locked()
    var store = try home.journal(of: "me")
    let left = Countdown(calls)
    store.disk.write = { left.takes() ? Disk.real.write($0, $1) : failing(ENOSPC) }
    store.disk.sync = { left.takes() ? Disk.real.sync($0) : Int32(failing(ENOSPC)) }
    let commit = try? store.commit([.add(try entry(flow))])
    let text = commit == nil ? lines(start) : lines(start, flow)
    #expect(try home.read("me.journal") == Array(text.utf8))
    #expect(try opened().read("me.journal") == Array(text.utf8))
    store.disk = .real
    _ = try store.commit([.add(try entry(note))])
    #expect(try opened().journal(of: "me").read().journal.entries.count == (commit == nil ? 2 : 3))
  }

  @Test func `a program that gives up leaves the home in plain`() throws {
    _ = try folder.file().commit([.add(try entry(start))])
    let before = try onDisk()
    #expect(throws: StorageError.sealing("no entropy")) {
      try folder.home.lock(with: passphrase, by: .broken)
    }
    #expect(try onDisk() == before)
  }

  @Test func `who had the plain diary open does not write beside the lock`() throws {
    _ = try folder.file().commit([.add(try entry(start))])
    let store = try folder.file()
    _ = try folder.home.lock(with: passphrase, by: .pretended)
    #expect(throws: StorageError.lockChanged(store.path)) {
      try store.commit([.add(try entry(flow))])
    }
    #expect(throws: StorageError.self) { try folder.home.write("me.settings", [1]) }
    #expect(throws: StorageError.self) {
      try TypedLines(home: folder.home, person: "me").add("hello")
    }
  }

  @Test func `a backup is taken into a locked home, and undone in it`() throws {
    let other = TemporaryHome()
    _ = try other.file().commit([.add(try entry(flow)), .add(try entry(note))])
    let path = other.path + "/backups"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let backup = try Backup.write(
      other.home, into: path, at: try #require(Moment(iso: "2026-03-09T12:00")), replacing: false)
    let home = try locked()
    let before = try home.read("me.journal")
    let restoration = try Restoration(backup, into: home)
    #expect(restoration.shares.map(\.lines) == [2])
    try restoration.write()
    #expect(try opened().journal(of: "me").read().journal.entries.count == 3)
    #expect(try Restoration(backup, into: try opened()).isEmpty)
    _ = try opened().journal(of: "me").undo()
    #expect(try home.read("me.journal") == before)
    #expect(try onDisk().allSatisfy { SealedName.isOfLock($0) })
  }

  @Test func `the copy of a locked home is sealed, and opens with its passphrase`() throws {
    let home = try locked()
    _ = try home.journal(of: "me").commit([.add(try entry(flow))])
    let path = folder.path + "/backups"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let backup = try Backup.write(
      folder.home, into: path, at: try #require(Moment(iso: "2026-03-09T12:00")), replacing: false)
    #expect(backup.isSealed)
    #expect(backup.files.keys.allSatisfy { SealedName.isOfLock($0) })
    #expect(throws: StorageError.wrongPassphrase) {
      try backup.opened(with: Array("another".utf8), by: .pretended)
    }
    let opened = try backup.opened(with: passphrase, by: .pretended)
    #expect(opened.files["me.journal"] == Array(lines(start, flow).utf8))
    let other = TemporaryHome()
    try Restoration(opened, into: other.home).write()
    #expect(try other.home.people() == ["Mei", "me"])
  }

  @Test func `a closed home shows nothing and takes nothing`() throws {
    _ = try locked()
    let closed = Home(path: folder.home.path, folder: .closed)
    #expect(try closed.people() == [])
    #expect(try closed.journal(of: "me").read().stamp == nil)
    #expect(throws: StorageError.closed) {
      try closed.journal(of: "me").commit([.add(try entry(flow))])
    }
    #expect(throws: StorageError.closed) { try closed.write("me.settings", [1]) }
    #expect(throws: StorageError.closed) { try closed.change("me.settings") { $0 } }
  }

  @Test func `a sealed file that was changed, lost or put in another's place is told`() throws {
    let home = try locked()
    for line in [flow, note] { _ = try home.journal(of: "me").commit([.add(try entry(line))]) }
    let names = try onDisk()
    let turns = names.filter { $0.hasPrefix("turn") }
    try #require(turns.count > 2)
    for name in names {
      let path = URL(fileURLWithPath: folder.home.path + "/" + name)
      let whole = try Data(contentsOf: path)
      for cut in [0, whole.count / 2, whole.count - 1] {
        try whole.prefix(cut).write(to: path)
        #expect(throws: StorageError.self, "\(name) \(cut)") { try opened() }
      }
      try whole.write(to: path)
    }
    let paths = turns.map { URL(fileURLWithPath: folder.home.path + "/" + $0) }
    let first = try Data(contentsOf: paths[0])
    try Data(contentsOf: paths[1]).write(to: paths[0])
    #expect(throws: StorageError.self) { try opened() }
    try FileManager.default.removeItem(at: paths[0])
    #expect(throws: StorageError.self) { try opened() }
    try first.write(to: paths[0])
    #expect(try opened().read("me.journal") == Array(lines(start, flow, note).utf8))
  }
}
