import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("log.checklist_done", "packed the baby clothes, tick", ["item baby clothes"]),
      ("log.checklist_done", "car seat fitted", ["item car seat"]),
      ("log.checklist_done", "ticked it off", []),
      (
        "log.appointment", "anomaly scan next friday",
        ["date 2026-03-20", "title anomaly scan"]
      ),
      ("content.birth_plan", "add skin to skin to my birth plan", ["text skin to skin"]),
      ("content.birth_plan", "birth plan, i'd like music", ["text i'd like music"]),
      ("content.birth_plan", "what is in my birth plan?", []),
      (
        "settings.change", "switch the language to Portuguese",
        ["setting language", "value Portuguese"]
      ),
      ("log.sex", "sex, protection = none", ["protected false"]),
      ("log.sex", "sex with protection", ["protected true"]),
      ("remind.set", "monthly reminder for my breast check", ["every month", "what breast check"]),
      ("log.flow", "dark red and heavy", ["color dark_red", "flow heavy"]),
    ] as [(String, String, [String])])
  func `what a text is about is taken without the words around it`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      ("turn the font bigger", ["setting text_size", "value bigger"]),
      ("bin the fertile stuff", ["setting fertility", "value off"]),
    ] as [(String, [String])])
  func `a setting named in other words keeps its value`(text: String, expected: [String]) throws {
    #expect(try fill("settings.change", text) == expected)
  }

  @Test
  func `the frame of a question is no part of its topic`() throws {
    #expect(
      try fill("content.education", "is it true dat groundnut gives pimples")
        == ["topic groundnut gives pimples"])
  }

  @Test
  func `a share of a hundred counts nothing`() throws {
    #expect(!(try fill("cycle.next_period", "95% sure of my next period?").contains("n 95")))
  }
}
