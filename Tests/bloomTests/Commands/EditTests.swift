import Foundation
import Testing

/// The diary in an editor that does as it is told.
@Suite(.serialized)
struct EditTests {
  private let program = BloomProgram()
  private let diary = """
    # bloom journal 1
    2026-03-01 period start ~9462dbe5
    2026-03-02 flow heavy ~00000000

    """

  init() throws { try program.write(diary) }

  private func edit(_ editor: String) throws -> BloomProgram.Consequences {
    try program.run(["edit"], environment: ["EDITOR": editor])
  }

  private var draft: String { program.home.appending(path: "me.editing").path }

  @Test func `what was changed is sealed and kept, and undo takes it back`() throws {
    let run = try edit("sed -i 's/heavy.*/light/;$a2026-03-04 note \"felt fine\"'")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("Saved: 1 entry changed, 1 entry new."))
    #expect(try program.journal().contains("2026-03-04 note \"felt fine\" ~"))
    #expect(try program.run(["check"]).output.contains("all whole"))
    #expect(!FileManager.default.fileExists(atPath: draft))
    #expect(try program.run(["undo"]).code == 0)
    #expect(try program.journal().contains("flow heavy"))
    #expect(try !program.journal().contains("felt fine"))
  }

  @Test(arguments: [
    ("sed -i 's/2026-03-01 .*/2026-03-01 flow light/'", "Saved: 1 entry changed."),
    ("sed -i /03-01/d", "Saved: 1 entry gone."),
    ("sed -i '$a2026-03-05 sex'", "Saved: 1 entry new."),
    ("sed -i '1a# a remark'", "Saved: the entries say what they said."),
  ])
  func `what is said to be changed, new and gone is what she did`(
    editor: String, said: String
  ) throws {
    let run = try edit(editor)
    #expect(run.code == 0 && run.output.contains(said), "\(run)")
  }

  @Test func `a fault is named with its place, and the diary stays as it was`() throws {
    let run = try edit("sed -i '3s/heavy.*/purple/'")
    #expect(run.code == 65)
    #expect(run.output.contains("me.editing:3:17: \"purple\" does not fit here"))
    #expect(run.errors.contains("bloom edit opens it again"))
    #expect(try program.journal() == diary)
    #expect(try String(contentsOfFile: draft, encoding: .utf8).contains("purple"))
    #expect(try edit("sed -i 's/purple/light/'").code == 0)
    #expect(try program.journal().contains("flow light"))
  }

  @Test func `a kept text that is older than the diary is not opened`() throws {
    #expect(try edit("sed -i '3s/heavy.*/purple/'").code == 65)
    Thread.sleep(forTimeInterval: 0.02)
    #expect(try program.run(["log", "water", "250"]).code == 0)
    let run = try edit("true")
    #expect(run.code == 65 && run.errors.contains("older than your diary"))
    #expect(try program.journal().contains("water 250"))
  }

  @Test func `a diary that changed meanwhile stays as it is`() throws {
    let line = "2026-03-05 water 250 ml"
    let path = program.home.appending(path: "me.journal").path
    let run = try edit("sh -c 'echo \"\(line)\" >> \"\(path)\"; sed -i s/heavy.*/light/ \"$1\"' x")
    #expect(run.code == 65 && run.errors.contains("changed while you were editing"))
    #expect(try program.journal() == diary + line + "\n")
  }

  @Test func `nothing is written where nothing changed or the editor fails`() throws {
    #expect(try edit("true").output == "Nothing changed.\n")
    #expect(try edit("no-such-editor-here").code == 70)
    #expect(try program.journal() == diary)
  }
}
