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
}
