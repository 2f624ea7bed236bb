import Testing

@testable import Knowledge

/// The texts that were built into the program, found by an index.
struct EmbeddedTextsTests {
  @Test func `a line of the index says what the text in its place is`() {
    let texts = EmbeddedTexts([
      "text a.rec\noutline a.rec\nids a.rec\ntext b c.txt\nlexicon en/lexicon\nwordings en\n",
      "Id: 1\n", "30011", "11", "free", "0002", "05clock",
    ])
    #expect(texts.paths == ["a.rec", "b c.txt"])
    #expect(texts.files["a.rec"]?.text == "Id: 1\n")
    #expect(texts.files["a.rec"]?.outline == "30011")
    #expect(texts.files["a.rec"]?.ids?.hold("1") == true)
    #expect(texts.files["b c.txt"]?.text == "free")
    #expect(texts.files["b c.txt"]?.outline == nil)
    #expect(texts.lexicons == ["en/lexicon": "0002"])
    #expect(texts.wordings == ["en": "05clock"])
  }

  @Test(arguments: [
    [], [""], ["text a.rec"], ["text", "x"], ["unknown a.rec", "x"], ["\n\n", "x", "y"],
  ])
  func `an index that says nothing gives nothing`(texts: [String]) {
    let read = EmbeddedTexts(texts)
    #expect(read.paths.isEmpty && read.files.isEmpty)
    #expect(read.lexicons.isEmpty && read.wordings.isEmpty)
  }
}
