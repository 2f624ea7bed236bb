import Foundation
import Testing

@testable import embed_knowledge

struct CommitStampTests {
  private static let hash = String(repeating: "0a", count: 20)
  private let tree = FileManager.default.temporaryDirectory
    .appending(path: "tree-\(UUID().uuidString)")

  private func write(_ text: String, _ name: String) throws {
    let file = tree.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func `a tree that git archive has filled in names its commit`() throws {
    try write("\(Self.hash) 2026-03-09\n", ".project/commit")
    let stamp = try #require(CommitStamp(tree: tree.path))
    #expect(stamp.hash == "0a0a0a0a0")
    #expect(stamp.date == "2026-03-09")
  }

  @Test(arguments: ["loose", "packed", "detached"])
  func `a clone names the commit that it is on`(_ form: String) throws {
    try write("$Format:%H %cs$\n", ".project/commit")
    let other = String(repeating: "f", count: 40)
    try write("\(other) \(Self.hash) A B <a@b> 1773014400 +0000\tcommit: x\n", ".git/logs/HEAD")
    try write(form == "detached" ? "\(Self.hash)\n" : "ref: refs/heads/main\n", ".git/HEAD")
    if form == "loose" { try write("\(Self.hash)\n", ".git/refs/heads/main") }
    if form == "packed" { try write("# pack\n\(Self.hash) refs/heads/main\n", ".git/packed-refs") }
    let stamp = try #require(CommitStamp(tree: tree.path))
    #expect(stamp.hash == "0a0a0a0a0")
    #expect(stamp.date == "2026-03-09")
  }

  @Test(arguments: ["", "$Format:%H %cs$", "nothing 2026-03-09", "0a0a 2026-03-09"])
  func `files without a commit name none`(_ line: String) throws {
    try write(line, ".project/commit")
    #expect(CommitStamp(tree: tree.path) == nil)
  }
}
