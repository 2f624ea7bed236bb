import Guardrails
import Knowledge
import Testing

/// What is said when a guardrail file is wrong.
struct GuardrailErrorTests {
  func problem(concepts: String, flags: String) -> String {
    let folder = "en/guardrails/"
    let library = Library(files: [
      folder + "concepts.rec": concepts, folder + "red_flags.rec": flags,
      folder + "declines.rec": "",
    ])
    do throws(GuardrailError) {
      _ = try TriageRules(library: library)
      return ""
    } catch {
      return error.description
    }
  }

  let flags = "%rec: RedFlag\n\nId: x\nLevel: urgent\nFrame: fever pain\nSay: Rest.\n"

  @Test func `a frame that names no concept says which and where`() {
    let text = problem(
      concepts: "%rec: Concept\n\nId: fever\nKind: sign\nForm: fever\n", flags: flags)
    #expect(text.contains("red_flags.rec:5"))
    #expect(text.contains("no concept is named \"pain\""))
  }

  @Test func `a form that cannot be read says where`() {
    let text = problem(
      concepts: "%rec: Concept\n\nId: fever\nKind: sign\nForm: fever ~9 high\n", flags: flags)
    #expect(text.contains("concepts.rec:5"))
    #expect(text.contains("~9 is not a gap"))
  }

  @Test func `an unknown kind and a missing file are named`() {
    #expect(
      problem(concepts: "%rec: Concept\n\nId: f\nKind: odd\n", flags: flags)
        .contains("the kind is not known"))
    let library = Library(files: [:])
    #expect(throws: GuardrailError.self) { try ClaimCheck(library: library) }
  }
}
