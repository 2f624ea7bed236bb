import Foundation
import Journal

@testable import bloom

/// A folder of its own for a test; it is removed when the value goes away.
final class TemporaryHome {
  let path: String
  var home: Home { Home(path: path + "/home") }

  init() {
    path = FileManager.default.temporaryDirectory.path + "/bloom-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String = "me") throws -> JournalFile { try home.journal(of: name) }

  func text(_ name: String = "me.journal") -> String? {
    FileManager.default.contents(atPath: home.path + "/" + name)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func put(_ text: String, _ name: String = "me.journal") throws {
    try FileManager.default.createDirectory(
      atPath: home.path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: home.path + "/" + name))
  }

  func permissions(_ name: String) -> Int? {
    let path = name.isEmpty ? home.path : home.path + "/" + name
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.posixPermissions] as? Int
  }
}

func entry(_ line: String) throws -> Entry { try Entry(line: line) }

let start = "2026-03-01 period start ~9462dbe5"
let flow = "2026-03-01 flow heavy dark-red ~3f62f958"
let note = "2026-05-02 note \"slept badly\" ~bb6b3cd2"

func lines(_ lines: String...) -> String {
  ([Journal.header] + lines).map { $0 + "\n" }.joined()
}
