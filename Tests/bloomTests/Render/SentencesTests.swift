import Testing

@testable import bloom

struct SentencesTests {
  @Test(arguments: [
    ("Call 999 now. Lie down.", ["Call 999 now.", "Lie down."]),
    ("About 28.2 days. 3 of 4.", ["About 28.2 days.", "3 of 4."]),
    ("Is it? “Yes.” Then go.", ["Is it?", "“Yes.”", "Then go."]), ("one", ["one"]), ("", []),
  ])
  func `a text is cut where sentences end`(text: String, sentences: [String]) {
    #expect(text.sentences == sentences)
  }
}
