import EmbeddedKnowledge
import Guardrails
import Journal
import Knowledge
import Testing

@testable import Assistant

struct LanguagesTests {
  @Test func `a language that is only begun takes what it lacks from English`() throws {
    var bloom = try Rehearsal()
    bloom.assistant = try Assistant(library: .embedded(language: "fr"), journal: Journal())
    #expect(bloom.say("my period started yesterday").added == ["2026-03-08 period start"])
    #expect(bloom.turn("im soaking a pad an hour and feel faint").level == .emergency)
  }
}
