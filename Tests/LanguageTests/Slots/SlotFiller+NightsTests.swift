import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("slept 11 til 7", ["bed 23:00", "wake 07:00"]),
      ("slept 10-6", ["bed 22:00", "wake 06:00"]),
      ("slept 1030 til 615", ["bed 22:30", "wake 06:15"]),
      ("slept 1 till 9", ["bed 01:00", "wake 09:00"]),
      ("in bed by 1030 up at 615", ["bed 22:30", "wake 06:15"]),
    ] as [(String, [String])])
  func `a night is read from bare hours`(text: String, expected: [String]) throws {
    #expect(try fill("log.sleep", text) == expected)
  }

  @Test(arguments: ["slept 7 to 8 hours", "slept 6-7 h", "woke 2 to 3 times"])
  func `a length of sleep is no night`(text: String) throws {
    #expect(try fill("log.sleep", text).allSatisfy { !$0.hasPrefix("bed") })
  }
}
