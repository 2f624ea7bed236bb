import Foundation
import Journal
import Testing

@testable import bloom

struct HomeTests {
  @Test(arguments: [
    (["BLOOM_HOME": "/b", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/b"),
    (["BLOOM_HOME": "rel/", "HOME": "/h"], "rel"),
    (["BLOOM_HOME": "", "XDG_DATA_HOME": "/x/", "HOME": "/h"], "/x/bloom"),
    (["XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/bloom"),
    (["XDG_DATA_HOME": "x", "HOME": "/h"], "/h/.local/share/bloom"),
    (["HOME": "h"], "/account/.local/share/bloom"),
    ([:], "/account/.local/share/bloom"),
    (["HOME": "/"], "/.local/share/bloom"),
  ])
  func `the environment names the folder`(environment: [String: String], path: String) throws {
    let home = try Home(environment: environment, accountFolder: "/account", isMac: false)
    #expect(home.path == path)
  }

  @Test func `a Mac keeps it in the library`() throws {
    let home = try Home(environment: ["HOME": "/Users/me"], accountFolder: nil, isMac: true)
    #expect(home.path == "/Users/me/Library/Application Support/Bloom")
  }

  @Test func `without any home there is an error and no guess`() {
    #expect(throws: StorageError.noHome) {
      try Home(environment: [:], accountFolder: nil, isMac: false)
    }
  }

  @Test(arguments: [
    ("me", "me"), ("Mei-Lin_2", "Mei-Lin_2"), ("../x", "%2E%2E%2Fx"), ("a b", "a%20b"),
    ("é", "%C3%A9"), ("%41", "%2541"), ("\n", "%0A"),
  ])
  func `a person's name becomes a file name and back`(person: String, name: String) {
    #expect(Home.fileName(of: person) == name)
    #expect(Home.person(of: name) == person)
  }

  @Test(arguments: ["%4", "%zz", "%41", "a b", "%ff", "%FF"])
  func `other file names are nobody's`(name: String) {
    #expect(Home.person(of: name) == nil)
  }

  @Test(arguments: ["", String(repeating: "é", count: 40)])
  func `a name that makes no file name is refused`(name: String) {
    #expect(throws: StorageError.unusableName(name)) {
      try Home(path: "/h").journal(of: name)
    }
  }

  @Test func `people are those who have a journal`() throws {
    let folder = TemporaryHome()
    #expect(try folder.home.people() == [])
    for name in ["mei", "a b"] { _ = try folder.file(name).commit([.add(try entry(start))]) }
    try folder.put("", "x y.journal")
    try folder.put("", "settings")
    #expect(try folder.home.people() == ["a b", "mei"])
  }

  @Test func `folder and files are for their owner only`() throws {
    let folder = TemporaryHome()
    let deep = Home(path: folder.home.path + "/a/b")
    _ = try deep.journal(of: "me").commit([.add(try entry(start))])
    #expect(folder.permissions("") == 0o700)
    #expect(folder.permissions("a/b") == 0o700)
    #expect(folder.permissions("a/b/me.journal") == 0o600)
    #expect(folder.permissions("a/b/me.undo") == 0o600)
  }

  @Test func `a small file is written whole, read back and removed`() throws {
    let folder = TemporaryHome()
    #expect(try folder.home.read("settings") == nil)
    try folder.home.write("settings", Array("a".utf8))
    try folder.home.write("settings", Array("b".utf8))
    #expect(try folder.home.read("settings") == Array("b".utf8))
    try folder.home.remove("settings")
    try folder.home.remove("settings")
    #expect(try folder.home.names() == [])
  }

  @Test func `what several change at once in one file is all kept, and no other file is touched`()
    async throws
  {
    let folder = TemporaryHome()
    try folder.put("mine", "settings.new")
    let home = folder.home
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for line in 0..<10 {
            try? home.change("settings") { $0 + Array("\(writer) \(line)\n".utf8) }
          }
        }
      }
    }
    #expect(Set(folder.text("settings")?.split(separator: "\n") ?? []).count == 40)
    #expect(try home.names() == ["settings", "settings.new"])
    #expect(folder.text("settings.new") == "mine")
  }

  @Test func `a change that cannot be written leaves the file as it was, or none`() throws {
    let folder = TemporaryHome()
    var disk = Disk.real
    disk.write = { _, _ in -1 }
    #expect(throws: StorageError.self) {
      try folder.home.change("settings", disk: disk) { _ in Array("a".utf8) }
    }
    #expect(try folder.home.names() == [])
    try folder.home.write("settings", Array("a".utf8))
    #expect(throws: StorageError.self) {
      try folder.home.change("settings", disk: disk) { _ in Array("b".utf8) }
    }
    #expect(folder.text("settings") == "a")
    #expect(try folder.home.names() == ["settings"])
  }

  @Test(arguments: [
    ("me.journal.new", "me.journal"), ("me.journal.0a1b2c3d.new", "me.journal"),
    ("me.journal.0A1B2C3D.new", "me.journal.0A1B2C3D"), ("me.journal", nil), ("a.new.txt", nil),
  ])
  func `a name tells which file it was to take the place of`(name: String, target: String?) {
    #expect(Replacement.target(of: name) == target)
  }

  @Test func `what a killed replacement left is removed later`() throws {
    let folder = TemporaryHome()
    for name in ["settings.0a1b2c3d.new", "settings.0a1b2c3e.new", "other.0a1b2c3d.new"] {
      try folder.put("left", name)
    }
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now.addingTimeInterval(-3_600)],
      ofItemAtPath: folder.home.path + "/settings.0a1b2c3d.new")
    try folder.home.write("settings", Array("a".utf8))
    #expect(
      try folder.home.names() == ["other.0a1b2c3d.new", "settings", "settings.0a1b2c3e.new"])
  }

  @Test(arguments: [
    ("Mei", "Mei"), ("mei", "Mei"), ("ME", "me"), ("Mina", "me"), ("mina", "me"), ("Zoe", "Zoe"),
  ])
  func `a person is found by any capitals, the owner also by the name on her card`(
    name: String, person: String
  ) throws {
    let folder = TemporaryHome()
    _ = try folder.file("Mei").commit([.add(try entry(start))])
    _ = try folder.file().commit([.add(try entry(start))])
    try folder.home.changeCard(of: "me") { $0[.name] = "Mina" }
    #expect(folder.home.person(named: name) == person)
  }

  @Test func `a name that nobody has begins nothing, and one that is nearly somebody's never does`()
    throws
  {
    let folder = TemporaryHome()
    for name in ["Mei", "Anna Lena"] { _ = try folder.file(name).commit([.add(try entry(start))]) }
    try folder.home.check("me", isNew: false)
    try folder.home.check("Mei", isNew: false)
    try folder.home.check("Zoe", isNew: true)
    #expect(throws: StorageError.nobody("Zoe", near: nil)) {
      try folder.home.check("Zoe", isNew: false)
    }
    for (name, near) in [("Mie", "Mei"), ("mej", "Mei"), ("Ana Lena", "Anna Lena")] {
      for isNew in [true, false] {
        #expect(throws: StorageError.nobody(name, near: near)) {
          try folder.home.check(name, isNew: isNew)
        }
      }
    }
  }
}
