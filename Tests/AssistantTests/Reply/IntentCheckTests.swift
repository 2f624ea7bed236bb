import Assistant
import Guardrails
import Knowledge
import Testing

struct IntentCheckTests {
  private func problems(_ answer: String, in file: String = "identity") throws -> [String] {
    let text = """
      %rec: Intent

      Id: identity.star
      Help: a sign of the stars
      \(answer)Like: what is my star sign

      %rec: Reply

      Id: identity.stars
      Text: I know nothing of stars.

      """
    return try IntentCheck(library: Library(files: ["en/skills/\(file).rec": text])).faults()
      .map(\.description)
  }

  @Test func `an intent that nothing answers is named with its file and line`() throws {
    let found = try problems("")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("en/skills/identity.rec:3: nothing answers") == true)
  }

  @Test func `an answer that is no reply is named`() throws {
    #expect(try problems("Answer: identity.moons\n").first?.contains("identity.moons") == true)
  }

  @Test(arguments: [("Answer: identity.stars\n", "identity"), ("", "talk")])
  func `what a reply or a skill answers is in order`(_ answer: String, _ file: String) throws {
    #expect(try problems(answer, in: file).isEmpty)
  }
}
