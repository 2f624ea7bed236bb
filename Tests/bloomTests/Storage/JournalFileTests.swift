import Foundation
import Journal
import Testing

@testable import bloom

struct JournalFileTests {
  private let folder = TemporaryHome()

  @Test func `a journal that does not exist is empty and reading makes nothing`() throws {
    let reading = try folder.file().read()
    #expect(reading.journal == Journal())
    #expect(reading.stamp == nil)
    #expect(folder.permissions("") == nil)
  }

  @Test func `a turn is on disk when it is said to be`() throws {
    let file = try folder.file()
    let first = try file.commit([.add(try entry(start)), .add(try entry(flow))])
    #expect(first.lines == ["2026-03-01 period start", "2026-03-01 flow heavy dark-red"])
    #expect(folder.text() == lines(start, flow))
    let second = try file.commit([.add(try entry(note))], after: first.reading)
    #expect(folder.text() == lines(start, flow, note))
    #expect(try file.read() == second.reading)
    #expect(file.isCurrent(second.reading))
    #expect(!file.isCurrent(first.reading))
  }

  @Test func `undo works across two runs and takes turns back one by one`() throws {
    _ = try folder.file().commit([.add(try entry(start)), .add(try entry(flow))])
    _ = try folder.file().commit([.add(try entry(note))])
    #expect(try folder.file().undo()?.made == [.remove(try entry(note))])
    #expect(folder.text() == lines(start, flow))
    #expect(try folder.file().undo()?.made.count == 2)
    #expect(folder.text() == lines())
    #expect(try folder.file().undo() == nil)
  }

  @Test func `undoing a removal brings the entry back`() throws {
    let file = try folder.file()
    _ = try file.commit([.add(try entry(start)), .add(try entry(flow))])
    _ = try file.commit([.remove(try entry(start))])
    #expect(folder.text() == lines(flow))
    #expect(try file.undo()?.lines == ["2026-03-01 period start"])
    #expect(folder.text() == lines(start, flow))
  }

  @Test func `what was typed between two runs outlives every write`() throws {
    let file = try folder.file()
    let reading = try file.commit([.add(try entry(start))]).reading
    let typed = "2026-03-02 mood sad\n# mine\nnot a line\n"
    try folder.put("\(Journal.header)\n\(typed)\(start)\n")
    let commit = try file.commit([.add(try entry(flow))], after: reading)
    #expect(commit.reading.journal.entries.count == 3)
    _ = try file.commit([.remove(try entry(flow))], after: reading)
    #expect(folder.text() == "\(Journal.header)\n\(typed)\(start)\n")
    for _ in 0..<3 { _ = try file.undo() }
    #expect(folder.text() == "\(Journal.header)\n\(typed)")
  }

  @Test func `a turn whose entry was changed by hand is not taken back, and no other is`() throws {
    let file = try folder.file()
    _ = try file.commit([.add(try entry(note))])
    _ = try file.commit([.add(try entry(start))])
    for text in [lines(note, flow), lines(start, note), lines(start), lines()] {
      try folder.put(text)
      #expect(throws: StorageError.unknownTurn(file.path)) { try file.undo() }
      #expect(folder.text() == text)
    }
    try folder.put(lines(note, start))
    #expect(throws: StorageError.writtenMeanwhile(file.path)) {
      try file.undo([.remove(try entry(note))])
    }
    #expect(try file.undo([.remove(try entry(start))])?.made.count == 1)
    #expect(folder.text() == lines(note))
  }

  @Test func `a torn last line is moved aside before anything is written`() throws {
    try folder.put(lines(start) + "2026-03-02 kicks 1")
    let file = try folder.file()
    #expect(file.issues(in: try file.read().journal).map(\.kind) == [.torn])
    let commit = try file.commit([.add(try entry(flow))])
    #expect(commit.torn == Array("2026-03-02 kicks 1".utf8))
    #expect(folder.text() == lines(start, flow))
    #expect(folder.text("me.torn") == "2026-03-02 kicks 1\n")
    try folder.put(lines(start, flow) + "2026")
    _ = try file.commit([.remove(try entry(start))])
    #expect(folder.text() == lines(flow))
    #expect(folder.text("me.torn") == "2026-03-02 kicks 1\n2026\n")
  }

  @Test func `a whole last line that only lacks its ending gets one`() throws {
    try folder.put("\(Journal.header)\n\(start)")
    let commit = try folder.file().commit([.add(try entry(flow))])
    #expect(commit.torn == nil)
    #expect(folder.text() == lines(start, flow))
    #expect(Journal(parsing: folder.text() ?? "") == commit.reading.journal)
  }

  @Test func `sealing keeps the words, the remarks and the permissions`() throws {
    try folder.put("\(Journal.header)\n# mine\n2026-03-01 period start\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.home.path + "/me.journal")
    let file = try folder.file()
    #expect(try file.seal().sealed == 1)
    #expect(folder.text() == "\(Journal.header)\n# mine\n\(start)\n")
    #expect(folder.permissions("me.journal") == 0o640)
    #expect(try file.seal().sealed == 0)
    #expect(try folder.file("nobody").seal().sealed == 0)
  }

  @Test func `everything that was written is named`() throws {
    try folder.put(lines(start) + "2026")
    let file = try folder.file()
    _ = try file.commit([.add(try entry(flow))])
    _ = try file.commit([.remove(try entry(flow))])
    #expect(try folder.home.names() == ["me.journal", "me.seals", "me.torn", "me.undo"])
    #expect(try folder.home.names().allSatisfy(file.names.contains))
  }

  @Test func `two writers lose nothing`() async throws {
    let home = folder.home
    await withTaskGroup(of: Void.self) { group in
      for writer in 1...4 {
        group.addTask {
          guard let file = try? home.journal(of: "me") else { return }
          for cup in 1...10 {
            guard let entry = try? Entry(line: "2026-03-0\(writer) caffeine \(cup)") else { return }
            _ = try? file.commit([.add(entry)])
            if cup % 5 == 0 { _ = try? file.commit([.remove(entry)]) }
          }
        }
      }
    }
    let reading = try folder.file().read()
    #expect(reading.journal.entries.count == 32)
    #expect(try folder.file().issues(in: reading.journal) == [])
    #expect(Set(reading.journal.entries).count == 32)
  }
}
