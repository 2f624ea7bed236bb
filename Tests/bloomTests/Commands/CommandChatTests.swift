import Testing

@testable import bloom

struct CommandChatTests {
  @Test(arguments: [
    ("did you mean bloom learn?", "did you mean /learn?"),
    ("bloom chat takes no words; use bloom ask TEXT", "/chat takes no words; use /ask TEXT"),
    ("it belongs to bloom export, bloom import", "it belongs to /export, /import"),
    ("a bloom of roses", "a bloom of roses"), ("bloom", "bloom"), ("", ""),
  ])
  func `a command is named as it is typed in the chat`(text: String, shown: String) {
    #expect(text.inChat == shown)
  }
}
