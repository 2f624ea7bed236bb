import Language
import Physiology
import Testing

@testable import Guardrails

@Suite struct NormalAskTests {
  private func concerns(_ text: String, after earlier: [String] = []) throws -> [String] {
    let normaliser = Normaliser()
    return try Rules.triage.get().concerns(
      in: normaliser.normalise(text),
      context: TriageContext(mode: .cycle, earlier: earlier.map(normaliser.normalise))
    ).map(\.intent)
  }

  @Test(arguments: [
    "is it normal to snap at my flatmate every second week",
    "is it normal that i want cake all day",
    "is that normal or am i just lazy", "is it usual to nap after lunch",
  ])
  func `what is no matter of a body is not refused`(text: String) throws {
    #expect(try concerns(text).isEmpty)
  }

  @Test(arguments: [
    "is it normal that my belly hurts on one side", "is this rash normal",
    "is it usual for my nipples to leak",
  ])
  func `what is of a body is not judged`(text: String) throws {
    #expect(try concerns(text).contains("guard.diagnosis"))
  }

  @Test(arguments: [
    "how many headaches did i have in march", "what did i log on the weekend before that one",
  ])
  func `an earlier message on a medicine makes no refusal of another question`(text: String) throws
  {
    #expect(try concerns(text, after: ["i take two iron tablets a day"]).isEmpty)
  }
}
