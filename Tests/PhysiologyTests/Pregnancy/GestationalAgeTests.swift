import Civil
import Physiology
import Testing

@Suite struct GestationalAgeTests {
  @Test func `weeks and days are completed ones`() throws {
    let lmp = try day("2026-01-01")
    #expect(GestationalAge(lmp: lmp, on: lmp)?.description == "0w0d")
    #expect(GestationalAge(lmp: lmp, on: lmp + 6)?.description == "0w6d")
    #expect(GestationalAge(lmp: lmp, on: lmp + 7)?.description == "1w0d")
    #expect(GestationalAge(lmp: lmp, on: lmp + 165)?.description == "23w4d")
    #expect(GestationalAge(lmp: lmp, on: lmp - 1) == nil)
  }

  @Test(arguments: [
    (0, 0, Trimester.first), (13, 6, .first), (14, 0, .second), (27, 6, .second), (28, 0, .third),
    (42, 0, .third),
  ])
  func `a trimester ends with its last day`(weeks: Int, days: Int, trimester: Trimester) throws {
    #expect(try #require(GestationalAge(weeks: weeks, days: days)).trimester == trimester)
  }

  @Test(arguments: [(12, 7), (12, -1), (-1, 0), (100, 0)])
  func `an impossible age is refused`(weeks: Int, days: Int) {
    #expect(GestationalAge(weeks: weeks, days: days) == nil)
  }

  @Test func `every age prints and reads back`() throws {
    for total in 0..<320 {
      let age = try #require(GestationalAge(weeks: total / 7, days: total % 7))
      #expect(GestationalAge(age.description) == age)
    }
    #expect(GestationalAge("12w") == GestationalAge(weeks: 12))
  }

  @Test(arguments: ["", "w", "12", "12w7d", "12w3", "w3d", "-1w0d", "12w+3d", "12w3dd", "123w0d"])
  func `any other form is refused`(text: String) {
    #expect(GestationalAge(text) == nil)
  }
}
