import Guardrails
import Journal
import Testing

@testable import Assistant

/// Messages in other languages, which are not read.
struct OtherLanguagePolicyTests {
  @Test(arguments: [
    "tengo mucho dolor de cabeza hoy", "ayer me bajó la regla y estoy muy cansada",
    "j'ai mes règles depuis hier", "je suis très fatiguée aujourd'hui",
    "ich habe heute starke Kopfschmerzen", "meine Periode hat gestern angefangen, sehr müde",
    "oggi ho mal di testa e sono stanca", "estou com muita dor de barriga hoje",
  ])
  func `one that is mostly in another language notes nothing and says so`(message: String) throws {
    var bloom = try Rehearsal(today: "2026-03-11")
    let turn = bloom.turn(message)
    #expect(turn.policies == ["other_language"], "\(turn.text)")
    #expect(turn.edits.isEmpty && turn.level == .ok)
    #expect(turn.text.contains("I read only English"))
  }

  @Test(arguments: [
    "my regla started yesterday", "headache today, took an ibuprofen", "die pill again tomorrow",
    "had a la carte lunch, felt sick", "la la la", "bad cramps, need a siesta",
  ])
  func `a word of another language makes none`(message: String) throws {
    var bloom = try Rehearsal(today: "2026-03-11")
    #expect(bloom.turn(message).policies != ["other_language"])
  }
}
