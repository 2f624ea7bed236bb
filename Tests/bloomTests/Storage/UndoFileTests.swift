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

/// What undoing takes back after crashes, torn writes and full disks: the last turn or nothing.
struct UndoFileTests {
  private let folder = TemporaryHome()

  /// A diary with all that a hand may have done to it.
  static let typed = """
    # bloom journal 1
    # mine
    2026-03-01 period start ~9462dbe5
    2026-03-02 flow  light
    not a line
    2026-03-03 water 250 ml ~00000000

    """

  static func edits(_ journal: Journal, _ chance: inout SplitMix64) throws -> [Edit] {
    let new = try (0..<Int.random(in: 1...3, using: &chance)).map { _ in
      try entry(
        "2026-03-0\(Int.random(in: 1...4, using: &chance)) "
          + ["caffeine 1", "water 250 ml", "note \"a\""][Int.random(in: 0...2, using: &chance)])
    }
    let old = journal.entries.shuffled(using: &chance)
      .prefix(Int.random(in: 0...2, using: &chance)).map(Edit.remove)
    return Bool.random(using: &chance) && !old.isEmpty ? old : old + new.map(Edit.add)
  }

  @Test func `two hundred turns taken back one after another leave every byte as it was`() throws {
    var chance = SplitMix64(3)
    try folder.put(Self.typed)
    var texts: [String?] = []
    for _ in 0..<200 {
      let file = try folder.file()
      texts.append(folder.text())
      _ = try file.commit(try Self.edits(try file.read().journal, &chance))
    }
    while let text = texts.popLast() {
      #expect(try folder.file().undo() != nil)
      #expect(folder.text() == text)
    }
    #expect(try folder.file().undo() == nil)
  }

  @Test(arguments: [0, 1, 2])
  func `on a disk that is full at any byte a turn is taken back whole, or said to stay`(
    kind: Int
  ) throws {
    let old = [try entry(start), try entry(note)]
    let edits: [Edit] = [
      [.add(try entry(flow))], [.remove(old[0])], [.remove(old[1])],
    ][kind]
    for limit in stride(from: 20, to: 420, by: 3) {
      for name in ["me.undo", "me.seals"] { try? folder.home.remove(name) }
      try folder.put(lines())
      var file = try folder.file()
      for entry in old { _ = try file.commit([.add(entry)]) }
      let (before, undo) = (folder.text(), folder.text("me.undo") ?? "")
      file.disk = .limited(to: limit)
      let commit = try? file.commit(edits)
      file.disk = .real
      guard let commit else {
        #expect(folder.text() == before && folder.text("me.undo") == undo)
        #expect(try file.undo() != nil)
        #expect(folder.text() == lines(start))
        continue
      }
      let after = folder.text()
      if commit.canUndo {
        #expect(try file.undo() != nil)
        #expect(folder.text() == before)
        continue
      }
      #expect(folder.text("me.undo") == (kind == 2 ? String(undo.dropLast()) : undo))
      #expect(throws: StorageError.unknownTurn(file.path)) { try file.undo() }
      #expect(folder.text() == after)
      #expect(try file.commit([.add(try entry("2026-04-01 mood ok"))]).canUndo)
      #expect(try file.undo() != nil)
      #expect(folder.text() == after)
      #expect(throws: StorageError.unknownTurn(file.path)) { try file.undo() }
      #expect(folder.text() == after)
    }
    #expect(try folder.home.names() == ["me.journal", "me.seals", "me.undo"])
  }

  @Test func `a turn goes before its undo where there is room for one alone`() throws {
    var file = try folder.file()
    _ = try file.commit([.add(try entry(start))])
    file.disk = .real
    file.disk.write = { number, bytes in
      var path = [UInt8](repeating: 0, count: 4_096)
      let count = readlink("/proc/self/fd/\(number)", &path, path.count)
      let isJournal = String(decoding: path.prefix(max(count, 0)), as: UTF8.self)
        .hasSuffix(".journal")
      guard isJournal else { return Disk.real.write(number, bytes) }
      var status = stat()
      let undo = String(decoding: path.prefix(max(count, 0)), as: UTF8.self)
        .replacing(".journal", with: ".undo")
      guard stat(undo, &status) == 0, status.st_size > 120 else {
        return Disk.real.write(number, bytes)
      }
      errno = ENOSPC
      return -1
    }
    let commit = try file.commit([.add(try entry(flow))])
    #expect(!commit.canUndo && folder.text() == lines(start, flow))
    #expect(throws: StorageError.unknownTurn(file.path)) { try file.undo() }
    #expect(folder.text() == lines(start, flow))
  }

  @Test func `an undo file that is a folder takes nothing back, and the entries are kept`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.home.path + "/me.undo", withIntermediateDirectories: true)
    let file = try folder.file()
    #expect(try !file.commit([.add(try entry(start))]).canUndo)
    #expect(throws: StorageError.unknownTurn(file.path)) { try file.undo() }
    #expect(folder.text() == lines(start))
  }

  @Test func `an edit of the text, comments and all, is taken back byte for byte`() throws {
    try folder.put(Self.typed)
    let file = try folder.file()
    _ = try file.commit([.add(try entry(note))])
    let before = folder.text()
    let reading = try file.read()
    let edited = (before ?? "").replacing("# mine\n", with: "# yours\n\n")
      .replacing("2026-03-02 flow  light\n", with: "")
    _ = try file.replace(with: Journal(parsing: edited), after: reading)
    #expect(try file.undo() != nil)
    #expect(folder.text() == before)
    #expect(try file.undo()?.made == [.remove(try entry(note))])
    #expect(folder.text() == Self.typed)
  }

  @Test func `a file of an older Bloom is gone on with`() throws {
    try folder.put(lines(start, flow))
    try folder.put(
      """
      # bloom undo 1

      turn 1
      - 2026-03-01 period start ~f603b2e2

      turn 1
      - 2026-03-01 flow heavy dark-red ~f14daf09

      """, "me.undo")
    let file = try folder.file()
    _ = try file.commit([.add(try entry(note))])
    for text in [lines(start, flow), lines(start), lines()] {
      #expect(try file.undo() != nil)
      #expect(folder.text() == text)
    }
    #expect(try file.undo() == nil)
  }

  @Test func `what only begins a diary, or is made up, is no turn`() throws {
    let file = try folder.file()
    _ = try file.restore(Journal([try entry(start)]), isTurn: false)
    #expect(try file.undo() == nil)
    let other = try folder.file("other")
    _ = try other.restore(Journal([try entry(start)]))
    #expect(try other.undo()?.made.count == 1)
  }
}

extension Disk {
  /// A disk on which no file grows beyond so many bytes.
  fileprivate static func limited(to limit: Int) -> Disk {
    var disk = Disk.real
    disk.write = { number, bytes in
      var status = stat()
      guard fstat(number, &status) == 0 else { return -1 }
      let room = limit - Int(status.st_size)
      guard room > 0 else {
        errno = EFBIG
        return -1
      }
      return Disk.real.write(number, UnsafeRawBufferPointer(rebasing: bytes.prefix(room)))
    }
    return disk
  }
}
