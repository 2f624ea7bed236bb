import Foundation
import Journal
import Physiology
import Testing

@testable import bloom

/// What undoing takes back where the diary, the undo file and the count of lines are of different
/// moments, as a crash leaves them: the last turn or nothing.
struct UndoCrashTests {
  private let folder = TemporaryHome()

  /// The files at some moment.
  private struct Moment {
    let journal: String
    var undo = ""
    var seals: String?

    /// The sealed lines, which are all that an undo file by itself tells one diary from another by.
    var sealed: [Substring] { journal.split(separator: "\n").filter { $0.contains(" ~") } }
  }

  /// The files as they were after each turn, the first before any.
  private func course(_ seed: UInt64, turns: Int) throws -> [Moment] {
    var chance = SplitMix64(seed)
    try folder.put(UndoFileTests.typed)
    let file = try folder.file()
    var moments = [Moment(journal: UndoFileTests.typed)]
    for _ in 0..<turns {
      _ = try file.commit(try UndoFileTests.edits(try file.read().journal, &chance))
      moments.append(
        Moment(
          journal: folder.text() ?? "", undo: folder.text("me.undo") ?? "",
          seals: folder.text("me.seals")))
    }
    return moments
  }

  /// A file as it was when something first reached the disk.
  private final class FirstSeen: @unchecked Sendable {
    private let path: String
    private(set) var text: String?

    init(_ path: String) { self.path = path }

    func note() {
      text =
        text
        ?? FileManager.default.contents(atPath: path)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Undoes in files as a crash left them: the journal of one moment, the undo file and the count of
  /// others.
  private func check(
    _ journal: String, _ undo: String, _ seals: [String?], of place: Int, in moments: [Moment],
    mustWork: Bool = false
  ) throws {
    let right = moments.indices.dropFirst().filter {
      moments[$0].journal == moments[place].journal
    }.map { moments[$0 - 1].journal }
    for seals in seals {
      try folder.put(journal)
      try folder.put(undo, "me.undo")
      try? folder.home.remove("me.seals")
      if let seals { try folder.put(seals, "me.seals") }
      let done = try? folder.file().undo()
      let text = folder.text() ?? ""
      if done == nil {
        #expect(text == journal && !mustWork, "\(place): \(journal) \(undo) \(seals ?? "-")")
      } else {
        #expect(
          right.contains(text), "\(place): \(journal) became \(text) with \(undo) \(seals ?? "-")")
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func `after a crash between any two writes the last turn is taken back, or none`(
    seed: Int
  ) throws {
    let moments = try course(UInt64(seed), turns: 12)
    for place in moments.indices.dropFirst() {
      let now = moments[place]
      // The count of some turns may not have reached the disk, or there is none.
      let counts = [now.seals, nil, moments[place - 1].seals, moments[max(0, place - 3)].seals]
      try check(now.journal, now.undo, counts, of: place, in: moments, mustWork: true)
      guard place + 1 < moments.count else { continue }
      let next = moments[place + 1]
      // The turn is noted, and not made; or taken back, and still noted.
      try check(now.journal, next.undo, counts, of: place, in: moments, mustWork: true)
      // The turn is made, and not noted: where it changed nothing sealed, only the count tells.
      try check(
        next.journal, now.undo, now.sealed == next.sealed ? [next.seals] : [next.seals] + counts,
        of: place + 1, in: moments)
      // The note of the turn is torn.
      for count in stride(from: now.undo.utf8.count, to: next.undo.utf8.count, by: 7) {
        try check(
          now.journal, String(next.undo.utf8.prefix(count)) ?? "", counts, of: place, in: moments)
      }
      // The turn itself is torn.
      guard next.journal.hasPrefix(now.journal) else { continue }
      let torn = String(next.journal.utf8.prefix(now.journal.utf8.count + 9)) ?? ""
      for seals in counts {
        try folder.put(torn)
        try folder.put(next.undo, "me.undo")
        try? folder.home.remove("me.seals")
        if let seals { try folder.put(seals, "me.seals") }
        _ = try folder.file().undo()
        #expect(folder.text() == moments[place - 1].journal)
      }
    }
  }

  @Test(arguments: [1, 3, 7])
  func `a turn that is cut off while it is taken back stays, or is gone`(seed: Int) throws {
    let moments = try course(UInt64(seed), turns: 12)
    for place in moments.indices.dropFirst(2) {
      let (now, before) = (moments[place], moments[place - 1])
      try folder.put(now.journal)
      try folder.put(now.undo, "me.undo")
      try folder.put(try #require(now.seals), "me.seals")
      var file = try folder.file()
      let prepared = FirstSeen(folder.home.path + "/me.seals")
      file.disk.sync = { number in
        prepared.note()
        return Disk.real.sync(number)
      }
      #expect(try file.undo() != nil)
      let counts = [prepared.text, folder.text("me.seals"), nil]
      // It is made, and still noted; then neither.
      for undo in [now.undo, before.undo] {
        try check(before.journal, undo, counts, of: place - 1, in: moments, mustWork: true)
      }
      // It is only to be made.
      try check(now.journal, now.undo, [prepared.text], of: place, in: moments, mustWork: true)
    }
  }

  @Test(arguments: [7, 8, 9])
  func `an undo file of another time takes the last turn back, or none`(seed: Int) throws {
    let moments = try course(UInt64(seed), turns: 10)
    for place in moments.indices.dropFirst() {
      for other in moments.indices.dropFirst() where abs(other - place) > 1 {
        try check(
          moments[place].journal, moments[other].undo, [moments[place].seals], of: place,
          in: moments)
      }
    }
  }

  @Test func `where lines are gone the turn before is not taken for the last, then or later`()
    throws
  {
    let file = try folder.file()
    for fact in [start, flow, note] { _ = try file.commit([.add(try entry(fact))]) }
    try folder.put(lines(start, flow))
    #expect(throws: StorageError.unknownTurn(file.path)) { try file.undo() }
    #expect(folder.text() == lines(start, flow))
    _ = try file.commit([.add(try entry("2026-04-01 mood ok"))])
    #expect(try file.undo() != nil)
    #expect(throws: StorageError.unknownTurn(file.path)) { try file.undo() }
    #expect(folder.text() == lines(start, flow))
  }

  @Test func `an undo file that is gone or older takes nothing back, then or later`() throws {
    let file = try folder.file()
    _ = try file.commit([.add(try entry(start))])
    let older = folder.text("me.undo")
    _ = try file.commit([.add(try entry(flow))])
    for undo in [older, nil] {
      try? folder.home.remove("me.undo")
      if let undo { try folder.put(undo, "me.undo") }
      #expect(throws: StorageError.unknownTurn(file.path)) { try file.undo() }
      _ = try file.commit([.add(try entry(note))])
      #expect(try file.undo() != nil)
      #expect(throws: StorageError.unknownTurn(file.path)) { try file.undo() }
      #expect(folder.text() == lines(start, flow))
    }
  }
}
