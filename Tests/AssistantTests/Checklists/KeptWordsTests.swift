import Knowledge
import Language
import Testing

@testable import Assistant

struct KeptWordsTests {
  @Test(arguments: [
    ("list", "add a pram to my list", "a pram"),
    ("list", "please put breast pads on my checklist", "breast pads"),
    ("list", "new item: infant bath", "infant bath"),
    ("list", "add snacks to my hospital bag list please", "snacks"),
    ("wish", "birth plan: i want music and low light", "i want music and low light"),
    (
      "wish", "no episiotomy unless needed, put that in my birth plan",
      "no episiotomy unless needed"
    ),
    ("wish", "add delayed cord clamping", "delayed cord clamping"),
    ("wish", "change the plan, I do want the epidural", "I do want the epidural"),
    ("wish", "put: undecided about epidural, ask me", "undecided about epidural, ask me"),
    ("wish", "my partner should cut the cord", "my partner should cut the cord"),
    ("wish", "i'd like a pool in the room", "i'd like a pool in the room"),
  ]) func `only what is to be kept is kept`(id: String, said: String, kept: String) throws {
    let keeping = try KeptWords(id, Rehearsal.library)
    #expect(keeping.text(of: Normaliser().normalise(said)) == kept)
  }

  @Test(arguments: ["add", "put it on my list", "add to my list"])
  func `nothing is kept where nothing is said`(said: String) throws {
    let keeping = try KeptWords("list", Rehearsal.library)
    #expect(keeping.text(of: Normaliser().normalise(said)) == nil)
  }
}
