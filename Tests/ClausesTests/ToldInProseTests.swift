import Clauses
import Testing

/// Facts as they are told in sentences: days that share a month, one measure with several values,
/// numbers that belong to something else.
@Suite struct ToldInProseTests {
  @Test(
    arguments: [
      (
        "opk negative on the 1st and 2nd, positive on the 3rd and again on the 4th",
        ["1 opk negative", "2 opk negative", "3 opk positive", "4 opk positive"]
      ),
      (
        "ovulation test results: March 5 and 6 positive, March 3, 4 and 7 negative",
        [
          "5 opk positive", "6 opk positive", "3 opk negative", "4 opk negative",
          "7 opk negative",
        ]
      ),
      (
        "my last period began on 2 march, the one before that on 1 february",
        ["2 period start", "2026-02-01 period start"]
      ),
      (
        "period ended on 6 march and the february one on 5 february",
        ["6 period end", "2026-02-05 period end"]
      ),
      (
        "end dates: 5 january, 3 february and 4 march",
        ["2026-01-05 period end", "2026-02-03 period end", "4 period end"]
      ),
      ("last period 3 february 2025", ["2025-02-03 period start"]),
      ("slept 11 to 1 and then 3 30 till 6", ["9 sleep 4.5"]),
      ("slept from 10 to 12 15, again 1:30 till 5", ["9 sleep 5.75"]),
      ("slept 6 hours 40", ["9 sleep 6.67"]),
      ("on Friday, March 6th, my opk was positive", ["6 opk positive"]),
      ("thursday, march 5, weight 61.2 kg", ["5 weight 61.2"]),
      ("worked 10 hours then slept 5", ["9 sleep 5"]),
      ("hot flushes 4 on 5 march, 2 on 6 march", ["5 hot_flashes 4", "6 hot_flashes 2"]),
      ("fasting sugar 5.1 and then 7.4 after lunch", ["9 glucose 5.1", "9 glucose 7.4"]),
      ("forgot my iron friday. had it saturday and today", ["7 iron", "9 iron"]),
      ("headache yesterday, a nasty one", ["8 headache"]),
      ("migraine, proper one", ["9 migraine"]),
      ("it was 37 degrees in the garden, ankles swollen", ["9 swelling"]),
      ("took the new magnesium, it was $25", ["9 magnesium"]),
    ] as [(String, [String])])
  func `each fact has its own value and day`(text: String, cells: [String]) throws {
    let read = try ReadMessage(text).cells
    #expect(Set(read) == Set(cells), "\(text): \(read)")
  }

  @Test(arguments: [
    "third night running", "jesus wept", "i am faster when i'm lighter", "ran out of milk",
  ])
  func `a saying tells no fact`(text: String) throws {
    let read = try ReadMessage(text).cells
    #expect(read.isEmpty, "\(text): \(read)")
  }
}
