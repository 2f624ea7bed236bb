import Testing

@testable import bloom

struct ProgressLineTests {
  @Test(arguments: [
    (0, 0.0, 40, "....................  0 %, 0 lines"),
    (1, 0.5, 30, "########.......  50 %, 1 line"), (9, 1, 20, "100 %, 9 lines"),
    (7, 2, 12, "100 %, 7 li"), (7, nil, 40, "7 lines"), (7, nil, 5, "7 li"),
  ])
  func `a bar says how far it is, within the width`(
    count: Int, share: Double?, columns: Int, text: String
  ) {
    let line = ProgressLine(count: count, share: share).text(columns: columns, isASCII: true)
    #expect(line.count < columns)
    if columns < 40 || share == nil { #expect(line == text) }
  }

  @Test func `a screen reader is told in words`() {
    #expect(ProgressLine(count: 1, share: 0.456).words == "1 line done, 45 in 100")
    #expect(
      ProgressLine(count: 2, share: 0.5, unit: .record).words == "2 records done, 50 in 100")
    #expect(ProgressLine(count: 12, share: nil).words == "12 lines done")
  }
}
