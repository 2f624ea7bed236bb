import Testing

@testable import Language

struct StateTableTests {
  @Test func `thousands of steps lead where they were added to`() {
    var table = StateTable()
    let steps = (0..<6000).map { (state: $0 / 7, word: $0 % 7 * 31, next: $0 + 1) }
    for step in steps { table.add(step.next, after: step.state, step.word) }
    #expect(steps.allSatisfy { table[$0.state, $0.word] == $0.next })
    #expect(table[0, 1] == nil && table[6000, 0] == nil)
  }
}
