import Guardrails
import Language
import Physiology
import Testing

/// Words spelled so as not to be read.
struct DisguiseTests {
  func level(_ text: String) throws -> CareLevel {
    try Rules.triage.get()
      .triage(Normaliser().normalise(text), context: TriageContext(mode: .cycle)).level
  }

  @Test(arguments: [
    "s u i c i d a l", "k i l l m y s e l f", "k.i.l.l m.y.s.e.l.f", "i want to d i e",
    "i want to d-i-e", "k1ll myself", "su1c1dal", "$uicidal", "su*cidal", "k!ll myself",
    "i want 2 d 1 e tonight, i want to d i e", "5u1cidal and su1cidal",
  ])
  func `a disguised word is read`(text: String) throws {
    #expect(try level(text) == .emergency)
  }

  @Test(arguments: [
    "cd 14 o p k", "b12 and d3", "temp 36.5 c", "i a m ok", "6w2d", "p m s", "a b c d e f",
    "9am, 10pm", "bp 110/70", "3x5 reps", "cm e w", "u 2",
  ])
  func `letters and figures that hide nothing stay harmless`(text: String) throws {
    #expect(try level(text) <= .decline)
  }

  /// Letters that split in very many ways, and joints between very many letters; a walk over them
  /// that is not linear takes minutes.
  @Test(arguments: [
    String(repeating: "k i l l ", count: 60) + "q q",
    String(repeating: "k-i-l-l-", count: 800) + "q",
    String(repeating: "a-", count: 4_000) + "q", String(repeating: "i l l ", count: 1_200) + "z z",
    String(repeating: "d i e d ", count: 300),
  ])
  func `letters without end are read to the end`(text: String) throws {
    #expect(try level(text) >= .ok)
  }

  @Test func `a disguised word after a joint is read`() throws {
    #expect(try level("- k-i-l-l m-y-s-e-l-f") == .emergency)
  }

  @Test func `what decided is quoted as it was typed`() throws {
    let concerns = try Rules.triage.get().concerns(
      in: Normaliser().normalise("i am s u i c i d a l now"), context: TriageContext(mode: .cycle))
    #expect(concerns.first?.because == ["s u i c i d a l"])
  }
}
