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

struct BackupTests {
  private let folder = TemporaryHome()
  private let other = TemporaryHome()
  private let noon = Moment(iso: "2026-03-09T12:00")
  private var target: String { folder.path + "/backups" }

  init() throws {
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
  }

  private func moment() throws -> Moment { try #require(noon) }

  private func save(_ home: Home, replacing: Bool = false, disk: Disk = .real) throws -> Backup {
    try Backup.write(home, into: target, at: try moment(), replacing: replacing, disk: disk)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: target).sorted()
  }

  @Test func `a backup holds the files of everybody, and not what is only there for a while`()
    throws
  {
    _ = try folder.file().commit([.add(try entry(start))])
    _ = try folder.file("Mei").commit([.add(try entry(note))])
    for name in [
      "me.editing", "me.glance", "me.journal.new", "me.settings.0a1b2c3d.new", "notes.txt",
    ] {
      try folder.put("x", name)
    }
    try folder.put("sizes off\n", "me.settings")
    let backup = try save(folder.home)
    #expect(
      backup.files.keys.sorted() == [
        "Mei.journal", "Mei.undo", "me.journal", "me.settings", "me.undo",
      ])
    #expect(try names() == ["bloom-2026-03-09T1200"])
    for name in try FileManager.default.subpathsOfDirectory(atPath: target) {
      let attributes = try FileManager.default.attributesOfItem(atPath: target + "/" + name)
      let mode = try #require(attributes[.posixPermissions] as? Int)
      #expect(mode & 0o077 == 0, "\(name)")
    }
  }

  @Test func `one of the same minute stays unless it is to be replaced`() throws {
    _ = try folder.file().commit([.add(try entry(start))])
    let path = try save(folder.home).path
    _ = try folder.file().commit([.add(try entry(flow))])
    #expect(throws: StorageError.inTheWay(path)) { try save(folder.home) }
    let backup = try save(folder.home, replacing: true)
    #expect(backup.files["me.journal"] == Array(lines(start, flow).utf8))
    #expect(try names() == ["bloom-2026-03-09T1200"])
  }

  @Test(arguments: 0...12)
  func `a backup that breaks off leaves nothing, and the old one as it was`(calls: Int) throws {
    _ = try folder.file().commit([.add(try entry(start))])
    let old = try save(folder.home)
    _ = try folder.file().commit([.add(try entry(flow))])
    let left = Countdown(calls)
    var disk = Disk.real
    disk.write = { left.takes() ? Disk.real.write($0, $1) : failing(ENOSPC) }
    disk.sync = { left.takes() ? Disk.real.sync($0) : Int32(failing(EIO)) }
    let new = try? save(folder.home, replacing: true, disk: disk)
    #expect(try names() == ["bloom-2026-03-09T1200"])
    let kept = try Backup(in: target)
    #expect(kept.files == new?.files ?? old.files)
  }

  @Test func `whatever is cut from a backup or changed in it is told, and nothing is taken in`()
    throws
  {
    _ = try folder.file().commit([.add(try entry(start)), .add(try entry(note))])
    let backup = try save(folder.home)
    for name in ["manifest", "me.journal", "me.undo"] {
      let path = URL(fileURLWithPath: backup.path + "/" + name)
      let whole = try Data(contentsOf: path)
      for place in stride(from: 0, to: whole.count, by: 7) {
        try whole.prefix(place).write(to: path)
        #expect(throws: StorageError.self, "\(name) cut at \(place)") { try Backup(in: target) }
        var changed = whole
        changed[place] ^= 1
        try changed.write(to: path)
        #expect(throws: StorageError.self, "\(name) changed at \(place)") {
          try Backup(in: target)
        }
      }
      try FileManager.default.removeItem(at: path)
      #expect(throws: StorageError.self) { try Backup(in: backup.path) }
      try whole.write(to: path)
    }
    #expect(try Backup(in: target).files == backup.files)
  }

  @Test(arguments: ["../me.journal", "/etc/passwd", "me.journal.new", ".journal", "me.exe"])
  func `a manifest names only what a backup holds`(name: String) throws {
    let manifest = Manifest(made: try moment(), files: [Manifest.File(name, [1])])
    #expect(throws: StorageError.damagedBackup("/b", .manifest)) {
      try Manifest(parsing: manifest.bytes, in: "/b")
    }
  }

  @Test func `a later backup, and a folder without one, are refused`() throws {
    #expect(throws: StorageError.noBackup(target)) { try Backup(in: target) }
    #expect(throws: StorageError.noFolder(target + "/no")) { try Backup(in: target + "/no") }
    #expect(throws: StorageError.laterBackup("/b")) {
      try Manifest(parsing: Array("# bloom backup 2\nmore\n".utf8), in: "/b")
    }
    #expect(throws: StorageError.nothingKept(folder.home.path)) { try save(folder.home) }
    for path in [folder.home.path, folder.home.path + "/below"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      #expect(throws: StorageError.backupInHome(path)) {
        try Backup.write(folder.home, into: path, at: try moment(), replacing: false)
      }
    }
    #expect(throws: StorageError.noFolder(target + "/no")) {
      try Backup.write(folder.home, into: target + "/no", at: try moment(), replacing: false)
    }
  }

  @Test func `the newest of several is taken`() throws {
    _ = try folder.file().commit([.add(try entry(start))])
    _ = try save(folder.home)
    _ = try folder.file().commit([.add(try entry(flow))])
    let later = try #require(Moment(iso: "2026-03-10T00:05"))
    _ = try Backup.write(folder.home, into: target + "/", at: later, replacing: false)
    #expect(try Backup(in: target).made == later)
  }

  @Test func `a lost home comes back byte for byte, with what undo knows`() throws {
    _ = try folder.file().commit([.add(try entry(start))])
    _ = try folder.file().commit([.add(try entry(flow))])
    _ = try folder.file("Mei").commit([.add(try entry(note))])
    try folder.put("# mine\nsizes off\n", "me.settings")
    let backup = try save(folder.home)
    try Restoration(backup, into: other.home).write()
    #expect(try other.home.snapshot() == backup.files)
    #expect(try other.file().undo()?.made == [.remove(try entry(flow))])
  }

  @Test func `a diary that is here gets what it lacks, as one turn that undo takes back`() throws {
    _ = try folder.file().commit([.add(try entry(start)), .add(try entry(note))])
    try folder.put("name Nell\nsizes off\nasked lock\n", "me.settings")
    try folder.put("read a 2026-03-01T08:00\nread b 2026-03-01T08:00\n", "me.shown")
    let backup = try save(folder.home)
    _ = try other.file().commit([.add(try entry(flow))])
    try other.put("sizes on\n", "me.settings")
    try other.put("read a 2026-03-02T08:00\n", "me.shown")
    let before = other.text()
    let restoration = try Restoration(backup, into: other.home)
    #expect(restoration.shares.map(\.lines) == [2])
    #expect(restoration.shares.map(\.others) == [2])
    try restoration.write()
    #expect(other.text() == lines(flow, start, note))
    #expect(other.text("me.settings") == "sizes on\nname Nell\nasked lock\n")
    #expect(other.text("me.shown") == "read a 2026-03-02T08:00\nread b 2026-03-01T08:00\n")
    #expect(try Restoration(backup, into: other.home).isEmpty)
    _ = try other.file().undo()
    #expect(other.text() == before)
  }

  @Test func `what was cut short there is kept here`() throws {
    try folder.put(lines(start) + "2026-03-02 mood sa")
    try folder.put("2026-02-02 mo\n", "me.torn")
    let backup = try save(folder.home)
    _ = try other.file().commit([.add(try entry(flow))])
    try Restoration(backup, into: other.home).write()
    #expect(other.text() == lines(flow, start))
    #expect(other.text("me.torn") == "2026-02-02 mo\n2026-03-02 mood sa\n")
    #expect(try Restoration(backup, into: other.home).isEmpty)
  }

  @Test(arguments: 1...12)
  func `two devices that take in each other's backups hold the same lines`(seed: Int) throws {
    var chance = SplitMix64(UInt64(seed))
    let kinds = ["mood calm", "water 250 ml", "note \"a\"", "caffeine 1"]
    for folder in [folder, other] {
      for _ in 0...chance.below(12) {
        let line = "2026-03-0\(1 + chance.below(4)) \(kinds[chance.below(4)])"
        _ = try folder.file().commit([.add(try entry(line))])
      }
    }
    let there = other.path + "/backups"
    try FileManager.default.createDirectory(atPath: there, withIntermediateDirectories: true)
    let mine = try save(folder.home)
    let hers = try Backup.write(other.home, into: there, at: try moment(), replacing: false)
    try Restoration(hers, into: folder.home).write()
    try Restoration(mine, into: other.home).write()
    let sorted = [folder, other].map { ($0.text() ?? "").split(separator: "\n").sorted() }
    #expect(sorted[0] == sorted[1])
  }

  @Test func `a backup of a later journal is refused before anything is written`() throws {
    _ = try folder.file("Mei").commit([.add(try entry(note))])
    try folder.put("# bloom journal 2\n2026-03-01 aura blue\n", "me.journal")
    let backup = try save(folder.home)
    #expect(throws: StorageError.laterVersion(backup.path + "/me.journal")) {
      try Restoration(backup, into: other.home)
    }
    #expect(try other.home.names() == [])
  }
}

/// A number of calls that go well.
final class Countdown: @unchecked Sendable {
  private var left: Int

  init(_ left: Int) { self.left = left }

  func takes() -> Bool {
    left -= 1
    return left >= 0
  }
}

/// What a call of the system that fails gives back.
func failing(_ code: Int32) -> Int {
  errno = code
  return -1
}
