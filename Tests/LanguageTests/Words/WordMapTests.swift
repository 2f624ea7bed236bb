import Knowledge
import Testing

@testable import Language

struct WordMapTests {
  private static let many = (0..<2000).map {
    "w\($0)" + ($0.isMultiple(of: 3) ? "inmanyletters" : "")
  }

  @Test(arguments: [0, 3, 2000, 5000]) func `every word keeps its own value`(expected: Int) {
    var map = WordMap<Int>(expecting: expected)
    for (number, word) in Self.many.enumerated() { map.set(word, to: number) }
    #expect(Self.many.enumerated().allSatisfy { map[$1] == $0 })
    #expect(map.values == Array(Self.many.indices))
    #expect(map["w2000"] == nil && map[""] == nil)
  }

  @Test func `a later value takes the place of an earlier one`() {
    var map: WordMap<Int> = ["one": 1, "two": 2]
    map.set("one", to: 11)
    #expect(map["one"] == 11 && map["two"] == 2 && map.values.count == 2)
  }

  @Test func `a value that is exchanged is given back`() {
    var map: WordMap<Int> = ["one": 1]
    #expect(map.exchange(WordKey("one"), for: 11) == 1 && map["one"] == 11)
    #expect(map.exchange(WordKey("two"), for: 2) == nil && map["two"] == 2)
  }

  @Test func `a value grows from the one it has by default`() {
    var map = WordMap<[Int]>()
    for number in 0..<10 {
      map[number.isMultiple(of: 2) ? "even" : "odd", default: []].append(number)
    }
    #expect(map["even"] == [0, 2, 4, 6, 8] && map["odd"] == [1, 3, 5, 7, 9])
    #expect(map["none", default: [7]] == [7] && map["none"] == nil)
  }

  @Test func `tokens, slots and intents are found by their names`() {
    let map: WordMap<Int> = ["cramps": 1, "date": 2, "log.period_start": 3]
    #expect(map[Normaliser().normalise("CRAMPS").tokens[0]] == 1)
    #expect(map[SlotName("date")] == 2 && map[IntentID("log.period_start")] == 3)
    #expect(!map.isEmpty && WordMap<Int>().isEmpty)
  }
}
