import Testing

@testable import bloom

struct BarTests {
  @Test(arguments: [
    (0.0, "...."), (0.5, "##.."), (1.0, "####"), (2.0, "####"), (-1.0, "...."), (.nan, "...."),
  ])
  func `a bar fills its share`(share: Double, text: String) {
    #expect(Bar.text(share, width: 4, ascii: true) == text)
  }
}
