import Records
import Testing

@testable import Language

/// The forms of a table, looked up where they lie.
struct PackedFormsTests {
  private let forms: PackedForms

  init() throws {
    let text = """
      %rec: Concept

      Id: pain.back
      Kind: symptom
      Form: lower back
      Form: lower back pain

      Id: level
      Kind: cue
      Form: lower
      Form: pain

      """
    let table = FormTable(of: [try RecordFile(text, name: "x.rec")])
    forms = PackedForms(try #require(table))
  }

  private func words(_ text: String) -> [FormWord] {
    text.split(separator: " ").map { word in
      guard word != "-" else { return .hyphen }
      let number = Array(word.utf8).withUnsafeBufferPointer { forms.number(of: $0) }
      return FormWord(
        taken: Int32(number ?? -1), begins: number.map(forms.sections(beginningWith:)) ?? [])
    }
  }

  private func end(_ text: String, _ section: LexiconSections, says concept: Int) -> Int? {
    forms.longest(at: 0, in: words(text), section) { $0 == concept }?.end
  }

  @Test func `the longest form of the section wins, across a hyphen too`() {
    #expect(end("lower back pain", .concepts, says: 0) == 3)
    #expect(end("lower - back pain", .concepts, says: 0) == 4)
    #expect(end("lower back level", .concepts, says: 0) == 2)
    #expect(end("lower level", .concepts, says: 0) == nil)
    #expect(end("lower back", .cues, says: 1) == 1)
    #expect(end("back", .concepts, says: 0) == nil)
    #expect(end("nothing", .all, says: 0) == nil)
  }

  @Test func `a word knows the sections of the forms that have it`() throws {
    let numbers = words("lower back pain").map { Int($0.taken) }
    #expect(
      numbers.map(forms.sections(ofWord:)) == [[.concepts, .cues], .concepts, [.concepts, .cues]])
  }

  @Test func `concepts and other forms are read in their order`() {
    #expect(forms.counts == (2, 0))
    var texts: [String] = []
    forms.read { reader in
      for _ in 0..<6 { texts.append(String(decoding: reader.text(), as: UTF8.self)) }
    }
    #expect(texts == ["symptom", "pain.back", "", "cue", "level", ""])
  }
}
