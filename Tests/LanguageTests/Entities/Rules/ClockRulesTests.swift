import Civil
import Testing

@testable import Language

@Suite struct ClockRulesTests {
  @Test(
    arguments: [
      ("took it at 6:45am", ["time 06:45"]),
      ("6.45 pm", ["time 18:45"]),
      ("645am", ["time 06:45"]),
      ("bbt at 7", ["time 07:00"]),
      ("at noon", ["time 12:00"]),
      ("midnight", ["time 00:00"]),
      ("half six", ["time 06:30"]),
      ("half past six", ["time 06:30"]),
      ("a quarter past six", ["time 06:15"]),
      ("quarter to nine", ["time 08:45"]),
      ("woke at ten to six", ["time 05:50"]),
      ("twenty past five", ["time 05:20"]),
      ("7 oclock", ["time 07:00"]),
      ("7 o'clock in the evening", ["time 19:00"]),
      ("8 in the morning", ["time 08:00"]),
      ("22:00", ["time 22:00"]),
      ("at eight forty", ["time 08:40"]),
      ("9 p.m.", ["time 21:00"]),
      ("about 3pm", ["time 15:00"]),
      ("up at 6:10", ["time 06:10"]),
      ("woke at twenty till nine", ["time 08:40"]),
      ("nine and half of the morning", ["time 09:30"]),
    ] as [(String, [String])])
  func `clock times in words and in digits`(line: String, says: [String]) {
    #expect(Diary.readTimes(line) == says)
  }

  @Test(
    arguments: [
      ("from 9 to 5", ["times 09:00 17:00"]),
      ("slept from 11pm to 6:30am", ["times 23:00 06:30"]),
      ("slept 11 to 7", ["times 23:00 07:00"]),
      ("asleep 12 to 8", ["times 00:00 08:00"]),
      ("between 2 and 4 in the afternoon", ["times 14:00 16:00"]),
      ("after 6pm", ["times 18:00 …"]),
      ("before 8am", ["times … 08:00"]),
      ("in the evening", ["times 16:00 20:00"]),
    ] as [(String, [String])])
  func `stretches of the clock`(line: String, says: [String]) {
    #expect(Diary.readTimes(line) == says)
  }
}
