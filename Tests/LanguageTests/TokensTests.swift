import Testing

@testable import Language

struct TokensTests {
  private let tokens = Normaliser().normalise("a b c d e").tokens

  @Test(arguments: [-1, 5, 6, .min, .max])
  func `outside there is a token without text, at which a clause ends`(place: Int) {
    #expect(tokens[place] == .absent)
    #expect(tokens[place].text.isEmpty && tokens[place].isBreak && tokens[place].number == nil)
  }

  @Test(arguments: [
    (1..<3, ["b", "c"]), (3..<9, ["d", "e"]), (-4..<2, ["a", "b"]), (7..<9, []), (-3..<0, []),
    (2..<2, []), (0..<Int.max, ["a", "b", "c", "d", "e"]),
  ])
  func `a slice holds what is there of its range`(range: Range<Int>, texts: [String]) {
    #expect(tokens[range].map(\.text) == texts)
  }

  @Test(arguments: [-2, 0, 2, 5, 8])
  func `one-sided slices take what is there`(place: Int) {
    let middle = min(max(place, 0), 5)
    #expect(tokens[place...].count == 5 - middle)
    #expect(tokens[..<place].count == middle)
    #expect(tokens[min(place, 3)...9].count == 5 - min(middle, 3))
  }

  @Test func `a slice keeps the places, and is total too`() {
    let slice = tokens[1..<3]
    #expect(slice[1].text == "b" && slice[2].text == "c")
    #expect(slice[0] == .absent && slice[3] == .absent)
    #expect(slice[0..<9] == slice && slice.dropFirst(9).isEmpty)
    #expect(slice.first?.text == "b" && slice.last?.text == "c")
  }

  @Test(arguments: [(5, 2, 0), (2, 5, 3), (3, 3, 0), (0, -1, 0)])
  func `a range that ends before it begins holds nothing`(first: Int, end: Int, count: Int) {
    #expect((first..<end).count == count && (first..<end).lowerBound == first)
  }

  @Test(arguments: [
    (1e30, 1_000_000_000_000), (-1e30, -1_000_000_000_000), (Double.nan, 0), (7.9, 7), (-7.9, -7),
    (Double.infinity, 1_000_000_000_000),
  ])
  func `a number that no integer holds is cut`(value: Double, whole: Int) {
    #expect(Int(clamping: value) == whole)
  }

  @Test(arguments: [0..<0, 0..<3, 2..<20, 7..<9, 40..<50])
  func `what was typed is found for any range`(range: Range<Int>) {
    let typed = Normaliser().normalise("day 1").typed(range)
    #expect(typed == String("day 1".dropFirst(range.lowerBound).prefix(range.count)))
  }
}
