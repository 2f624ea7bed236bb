import Testing

@testable import Journal

struct PagesTests {
  @Test(arguments: [0, 1, 2, 511, 512, 513, 1_023, 1_024, 1_025, 3_000])
  func `pages hold what a list would hold`(count: Int) {
    let pages = Pages(0..<count)
    #expect(Array(pages) == Array(0..<count))
    #expect(pages.count == count && pages.indices.allSatisfy { pages[$0] == $0 })
    #expect(Array(pages.reversed()) == (0..<count).reversed())
  }

  @Test(arguments: [1, 2, 511, 512, 513, 1_024, 1_025], [0, 1, 510, 511, 512, 1_023])
  func `taking one away anywhere leaves the others, and the same pages`(count: Int, place: Int) {
    guard place < count else { return }
    var pages = Pages(0..<count)
    let before = pages
    pages.remove(at: place)
    #expect(pages == Pages((0..<count).filter { $0 != place }))
    pages.append(count)
    #expect(pages.count == count && pages.last == count && before.count == count)
  }

  @Test func `the last can be taken away, and more than there are`() {
    var pages: Pages<Int> = [1, 2]
    pages.removeLast()
    #expect(pages == [1])
    pages.removeLast()
    pages.removeLast()
    #expect(pages.isEmpty)
  }
}
