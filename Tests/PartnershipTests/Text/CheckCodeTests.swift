import Testing

@testable import Partnership

struct CheckCodeTests {
  @Test(arguments: [
    ("KM7P2D", "KM7P2D"), ("km7p2d", "KM7P2D"), ("  KM7P2D\n", "KM7P2D"), ("KM7 P2D", "KM7P2D"),
    ("KM7-P2D", "KM7P2D"), ("k-m-7-p-2-d", "KM7P2D"), ("KM7\u{2013}P2D", "KM7P2D"),
    ("KM7\u{A0}P2D", "KM7P2D"), ("BBBBBB", "BBBBBB"), ("999999", "999999"),
  ])
  func `a code is read however it is typed`(typed: String, letters: String) {
    #expect(CheckCode(reading: typed)?.letters == letters)
  }

  @Test(arguments: [
    "", " ", "KM7P2", "KM7P2DD", "KM7P2A", "EM7P2D", "KI7P2D", "KMOP2D", "KM7U2D", "KM0P2D",
    "KM7P1D", "KM7P2_", "ＫM7P2D", "KM7P2\u{301}D", "ß7P2DK", "ſM7P2D", "KM7.P2D", "KM7P2D!",
  ])
  func `what is not six letters of the alphabet is no code`(typed: String) {
    #expect(CheckCode(reading: typed) == nil)
  }

  @Test func `the alphabet has 29 letters, none of them a vowel or like another`() {
    let alphabet = CheckCode.alphabet
    #expect(alphabet.count == 29 && Set(alphabet).count == 29)
    #expect(alphabet.allSatisfy { !"AEIOU01".contains($0) })
    #expect((0..<CheckCode.length).reduce(1) { power, _ in power * alphabet.count } == 594_823_321)
  }

  @Test(arguments: [
    ("", "2J64G8"), ("a", "6WVG4S"), ("bloom partner card 1", "GJLC9Q"),
  ])
  func `the code of a text never changes from one release to the next`(
    text: String, letters: String
  ) {
    #expect(CheckCode(of: text).letters == letters)
  }

  @Test func `a code reads back and every letter comes up at every place`() {
    var seen: [[Character: Int]] = Array(repeating: [:], count: CheckCode.length)
    for number in 0..<20_000 {
      let code = CheckCode(of: "wish \(number)")
      #expect(CheckCode(reading: code.letters.lowercased()) == code)
      for (place, letter) in code.letters.enumerated() { seen[place][letter, default: 0] += 1 }
    }
    for counts in seen {
      #expect(counts.count == 29)
      #expect(counts.values.allSatisfy { (520...870).contains($0) })
    }
  }
}
