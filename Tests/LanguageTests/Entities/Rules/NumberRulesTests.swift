import Civil
import Testing

@testable import Language

@Suite struct NumberRulesTests {
  @Test(
    arguments: [
      ("seven", ["number 7"]),
      ("thirty-seven point two", ["number 37.2"]),
      ("twenty eight", ["number 28"]),
      ("one hundred and five", ["number 105"]),
      ("two thousand and forty", ["number 2040"]),
      ("six and a half", ["number 6.5"]),
      ("six n a half", ["number 6.5"]),
      ("six & a half", ["number 6.5"]),
      ("3 quarters", ["number 0.75"]),
      ("a dozen eggs", ["number 12"]),
      ("half a dozen", ["number 6"]),
      ("36,5", ["number 36.5"]),
      ("1,250", ["number 1250"]),
      ("-2", ["number -2"]),
      ("minus three", ["number -3"]),
      ("two thirds", ["number 0.667"]),
      ("5 1/2", ["number 5.5"]),
      ("2½", ["number 2.5"]),
      ("3.5 million", ["number 3500000"]),
      ("cd14", ["number 14"]),
      ("8dpo", ["number 8"]),
      ("day 3", ["number 3"]),
      ("120/80", ["number 120", "number 80"]),
      ("60%", ["percent 60"]),
      ("twenty percent", ["percent 20"]),
      ("second try", ["ordinal 2"]),
      ("the 3rd cycle", ["ordinal 3"]),
    ] as [(String, [String])])
  func `numbers in digits and in words`(line: String, says: [String]) {
    #expect(Diary.read(line) == says)
  }
}
