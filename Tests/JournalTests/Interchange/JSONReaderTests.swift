import Testing

@testable import Journal

struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONNode { try JSONReader.read(Array(text.utf8)) }

  @Test func `values are read with the byte they begin at`() throws {
    let node = try read("\u{FEFF}{\"a\": [1, -2.5e3, true, null], \"b\": \"x\"}")
    #expect(node["a"]?.list?.map(\.offset) == [10, 13, 21, 27])
    #expect(node["a"]?.list?.first?.whole == 1)
    #expect(node["b"]?.text == "x")
    #expect(node["c"] == nil)
  }

  @Test(arguments: [
    ("\\u0041\\n\\/", "A\n/"), ("\\ud83c\\udf38", "🌸"), ("\\ud83c", "\u{FFFD}"), ("é", "é"),
  ])
  func `escapes are read`(written: String, text: String) throws {
    #expect(try read("\"\(written)\"").text == text)
  }

  @Test(arguments: [
    ("{\"a\" 1}", 5, "colon"), ("[1 2]", 3, "comma"), ("[1,]", 3, "value"), ("{", 1, "cut short"),
    ("\"abc", 0, "end it"), ("nul", 0, "value"), ("1 1", 2, "take it away"),
    ("\"\\q\"", 1, "u0041"),
    ("[01e]", 1, "value"), ("", 0, "cut short"),
  ])
  func `a fault has its place and what to do`(text: String, offset: Int, remedy: String) {
    do {
      _ = try read(text)
      Issue.record("\(text) was read")
    } catch {
      let fault = error as? LineFault
      #expect(fault?.offset == offset)
      #expect(fault?.remedy.contains(remedy) == true, "\(String(describing: fault))")
    }
  }

  @Test func `deep nesting is refused and never overflows`() {
    #expect(throws: LineFault.self) { try read(String(repeating: "[", count: 100_000)) }
  }
}
