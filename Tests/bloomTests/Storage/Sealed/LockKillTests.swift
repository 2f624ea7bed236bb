import Foundation
import Journal
import Testing

@testable import bloom

/// A kill at any moment: whatever stands on the disk then opens to all that was there.
struct LockKillTests {
  private let folder = TemporaryHome()

  /// The states of a folder at each moment that something reaches the disk.
  private final class Moments: @unchecked Sendable {
    private let path: String
    private(set) var states: [[String: Data]] = []

    init(_ path: String) { self.path = path }

    func note() {
      var state: [String: Data] = [:]
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        state[name] = FileManager.default.contents(atPath: path + "/" + name)
      }
      states.append(state)
    }

    var disk: Disk {
      var disk = Disk.real
      disk.write = { number, bytes in
        self.note()
        // Half of the bytes reach the disk before the next moment.
        let half = UnsafeRawBufferPointer(rebasing: bytes.prefix((bytes.count + 1) / 2))
        return Disk.real.write(number, half)
      }
      disk.sync = { number in
        self.note()
        return Disk.real.sync(number)
      }
      return disk
    }
  }

  /// The states on the way from one to another where files only go, one after the other.
  private func vanishing(_ from: [String: Data], _ to: [String: Data]) -> [[String: Data]] {
    var states = [from]
    for order in [from.keys.sorted(), from.keys.sorted().reversed()] {
      var state = from
      for name in order where to[name] == nil {
        state[name] = nil
        states.append(state)
      }
    }
    return states
  }

  private func put(_ state: [String: Data]) throws -> TemporaryHome {
    let copy = TemporaryHome()
    try FileManager.default.createDirectory(
      atPath: copy.home.path, withIntermediateDirectories: true)
    for (name, data) in state {
      try data.write(to: URL(fileURLWithPath: copy.home.path + "/" + name))
    }
    return copy
  }

  /// The files of a home as one would find them at the next start.
  private func files(_ home: Home) throws -> [String: [UInt8]] {
    guard case .sealed(let folder) = try home.opened(with: passphrase, by: .pretended).folder else {
      return try home.snapshot()
    }
    return try folder.files()
  }

  private func fill() throws -> [String: [UInt8]] {
    _ = try folder.file().commit([.add(try entry(start))])
    _ = try folder.file().commit([.add(try entry(flow))])
    _ = try folder.file("Mei").commit([.add(try entry(note))])
    try folder.put("sizes off\n", "me.settings")
    return try folder.home.snapshot()
  }

  @Test func `a locked home keeps no count of lines, and one that is unlocked begins it anew`()
    throws
  {
    _ = try fill()
    #expect(try folder.home.names().contains("me.seals"))
    let home = try folder.home.lock(with: passphrase, by: .pretended)
    #expect(try !home.names().contains { $0.hasSuffix(".seals") } && home.plainNames == [])
    _ = try home.journal(of: "me").commit([.add(try entry(note))])
    let open = try home.unlock()
    #expect(try !open.names().contains { $0.hasSuffix(".seals") })
    #expect(try open.journal(of: "me").undo() != nil)
    #expect(try open.names().contains("me.seals"))
    #expect(try open.journal(of: "me").read().doubts == [])
  }

  @Test func `a kill while the lock is put on loses nothing`() throws {
    let before = try fill()
    let moments = Moments(folder.home.path)
    moments.note()
    _ = try folder.home.lock(with: passphrase, by: .pretended, disk: moments.disk)
    moments.note()
    let end = try #require(moments.states.last)
    let whole = try #require(moments.states.first).merging(end) { $1 }
    let states = moments.states + vanishing(whole, end)
    #expect(states.count > 15)
    for state in states {
      let copy = try put(state)
      #expect(try files(copy.home) == before)
      // What was left in plain beside the lock is gone after the next start.
      if copy.home.isLocked { #expect(copy.home.plainNames == []) }
      if !copy.home.isLocked {
        _ = try copy.home.lock(with: passphrase, by: .pretended)
        #expect(try files(copy.home) == before)
      }
    }
  }

  @Test func `a kill while the lock is taken off loses nothing`() throws {
    _ = try fill()
    let home = try folder.home.lock(with: passphrase, by: .pretended)
    _ = try home.journal(of: "me").commit([.add(try entry("2026-03-03 mood calm"))])
    let before = try files(folder.home)
    let moments = Moments(folder.home.path)
    moments.note()
    _ = try home.unlock(disk: moments.disk)
    moments.note()
    let end = try #require(moments.states.last)
    var whole = try #require(moments.states.first).merging(end) { $1 }
    let locked = whole
    whole[LockHeader.name] = nil
    for state in moments.states + [locked] + vanishing(whole, end) {
      let copy = try put(state)
      #expect(try files(copy.home) == before)
      if copy.home.isLocked { #expect(copy.home.plainNames == []) }
    }
  }

  @Test func `a kill at any write, or while turns are put into a base, leaves the old or the new`()
    throws
  {
    _ = try fill()
    let home = try folder.home.lock(with: passphrase, by: .pretended)
    var store = try home.journal(of: "me")
    let moments = Moments(folder.home.path)
    store.disk = moments.disk
    var known = [try files(folder.home)["me.journal"] ?? []]
    for number in 1...20 {
      _ = try store.commit([.add(try entry("2026-04-01 water \(number * 10) ml"))])
      known.append(try files(folder.home)["me.journal"] ?? [])
    }
    moments.note()
    var states = moments.states
    for (one, next) in zip(moments.states, moments.states.dropFirst()) {
      states += vanishing(one.merging(next) { $1 }, next)
    }
    var place = 0
    for state in moments.states {
      let copy = try put(state)
      let found = try files(copy.home)["me.journal"] ?? []
      let now = try #require(known.firstIndex(of: found))
      #expect(now >= place)
      place = now
    }
    #expect(place == 20)
    for state in states {
      let copy = try put(state)
      #expect(known.contains(try files(copy.home)["me.journal"] ?? []))
    }
  }
}
