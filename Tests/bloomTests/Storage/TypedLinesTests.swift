import Foundation
import Testing

@testable import bloom

struct TypedLinesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "bloom-typed-\(UUID().uuidString)")
  private var lines: TypedLines { TypedLines(home: Home(path: folder.path), person: "Mei L") }
  private var file: URL { folder.appending(path: "Mei%20L.history") }

  @Test func `lines are added below a heading, for their owner alone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(lines.read().isEmpty)
    for line in ["one", " two", "  ", "three"] { try lines.add(line) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "# bloom history 1\none\nthree\n")
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
    #expect(lines.read() == ["one", "three"])
  }

  @Test func `a file that others may read is theirs no longer`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try lines.add("one")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    try lines.add("two")
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
  }

  @Test func `a long file is written anew with the lines that are used`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<(4 * InputHistory.limit + 1) { try lines.add("line \(number)") }
    #expect(lines.read().count == InputHistory.limit)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.split(separator: "\n").count == InputHistory.limit + 1)
    #expect(text.hasSuffix("line \(4 * InputHistory.limit)\n"))
  }

  @Test func `the file is one that erasing finds`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try lines.add("one")
    #expect(try Remains(Home(path: folder.path)).names == ["Mei%20L.history"])
    #expect(try Remains(Home(path: folder.path), of: "Mei L").names == ["Mei%20L.history"])
    try lines.remove()
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
