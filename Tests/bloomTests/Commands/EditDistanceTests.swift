import Testing

@testable import bloom

struct EditDistanceTests {
  @Test(arguments: [
    ("", "abc", 3), ("same", "same", 0), ("calender", "calendar", 1), ("cvs", "csv", 1),
    ("strat", "start", 1), ("formta", "format", 1), ("kitten", "sitting", 3),
  ])
  func `a letter added, dropped, changed or swapped with the next is one`(
    left: String, right: String, distance: Int
  ) {
    #expect(EditDistance.between(left, right) == distance)
    #expect(EditDistance.between(right, left) == distance)
  }

  @Test(arguments: [
    ("foo", nil), ("lgo", "log"), ("forcast", "forecast"), ("forcsat", "forecast"), ("xyzzy", nil),
  ])
  func `a short word is near one letter away, a longer one two`(word: String, near: String?) {
    #expect(EditDistance.nearest(to: word, among: ["log", "forecast", "help"]) == near)
  }
}
