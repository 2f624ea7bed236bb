import Language
import Testing

@testable import Guardrails

/// Numbers that are said in words.
struct SpelledNumberTests {
  static let spelling = Spelling(usual: [
    "one": "1", "two": "2", "five": "5", "eight": "8", "ten": "10", "thirty": "30",
    "thirtyfive": "35", "sixty": "60", "eighty": "80", "hundred": "100",
  ])

  func numbers(_ text: String) -> [Double] {
    var vocabulary = Vocabulary()
    let filler = vocabulary.intern(words: ["a", "my"])
    let classes = SpelledNumber.Classes(
      joint: vocabulary.intern(words: ["and"]), point: vocabulary.intern(words: ["point"]),
      pressure: vocabulary.intern(words: ["over", "pressure"]))
    let reader = WordReader(
      vocabulary: vocabulary, spelling: Self.spelling, filler: filler, besideNumbers: classes)
    return reader.read(Normaliser().normalise(text)).words.compactMap(\.number)
  }

  @Test(arguments: [
    ("thirty eight weeks", [38.0]), ("thirty-eight weeks", [38]), ("a hundred and ten", [110]),
    ("one hundred sixty five", [165]), ("two hundred", [200]), ("thirty eight point two", [38.2]),
    ("one sixty over one ten", [160, 110]), ("pressure one sixty five", [165]),
    ("a hundred and sixty over a hundred", [160, 100]),
  ])
  func `several words are one number`(text: String, wanted: [Double]) {
    #expect(numbers(text) == wanted)
  }

  @Test(arguments: [
    ("one or two", [1.0, 2.0]), ("since two thirty", [2, 30]), ("five ten", [5, 10]),
    ("one thirty minute walk", [1, 30]), ("eight", [8]), ("38 eight", [38, 8]), ("hundred", [100]),
    ("thirty and eight", [30, 8]),
  ])
  func `numbers that only stand side by side stay apart`(text: String, wanted: [Double]) {
    #expect(numbers(text) == wanted)
  }
}
