import Foundation
import Testing

/// The program with Knowledge in a folder of its own, run as a person runs it.
@Suite(.serialized)
struct KnowledgeFolderProgramTests {
  private let program = BloomProgram()

  private func run(_ arguments: String...) throws -> BloomProgram.Consequences {
    try program.run(arguments)
  }

  @Test func `a knowledge folder that is not there exits 66`() throws {
    #expect(try run("affirm", "--knowledge", "/nowhere").code == 66)
  }

  @Test func `a broken knowledge file is named with its line`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let en = folder.appending(path: "en/guardrails")
    try FileManager.default.createDirectory(at: en, withIntermediateDirectories: true)
    try Data("%rec: Concept\n%key: Id\n\nId pad\n".utf8)
      .write(to: en.appending(path: "concepts.rec"))
    let run = try run("ask", "hi", "--knowledge", folder.path)
    #expect(run.code == 65)
    #expect(run.errors.contains("concepts.rec:4"), "\(run.errors)")
  }

  @Test func `weights that are older than the samples are used, and that is said`() throws {
    let shipped = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Knowledge")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.copyItem(at: shipped, to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fitting = try run("understand", "hi", "--knowledge", folder.path)
    #expect(fitting.code == 0)
    #expect(!fitting.errors.contains("train-weights"))
    let skill = folder.appending(path: "en/skills/greet.rec")
    let text = try String(contentsOf: skill, encoding: .utf8)
    let sample = try #require(text.firstRange(of: "\nLike: "))
    try text.replacingCharacters(in: sample, with: "\nLike: good day to one and all\nLike: ")
      .write(to: skill, atomically: true, encoding: .utf8)
    let stale = try run("understand", "hi", "--knowledge", folder.path)
    #expect(stale.code == 0)
    #expect(stale.output == fitting.output)
    #expect(stale.errors.contains("train-weights"), "\(stale.errors)")
  }

  @Test func `a broken template in a folder is named with file, line and column`() throws {
    let shipped = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Knowledge")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.copyItem(at: shipped, to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let skills = folder.appending(path: "en/skills")
    try FileManager.default.removeItem(at: skills)
    try FileManager.default.createDirectory(at: skills, withIntermediateDirectories: true)
    try Data("%rec: Reply\n\nId: a\nText: .input {$n :number}\n+ .match $n * {{} }}\n".utf8)
      .write(to: skills.appending(path: "more.rec"))
    let run = try run("check", "--knowledge", folder.path)
    #expect(run.code == 65)
    #expect(
      run.output.contains(
        #"en/skills/more.rec:5:17: a } has no { before it; write \} for a brace in the text"#),
      "\(run.output)")
  }
}
