import Testing

@testable import bloom

struct ComplaintTests {
  private func rows(_ message: String, _ arguments: [String], width: Int = 80) -> [String] {
    Complaint(message, arguments: arguments).rows(width: width, isASCII: true, ink: .none)
  }

  @Test func `the word at fault is marked in the line, and the remedy stands below`() {
    #expect(
      rows(
        "there is no command forcast; did you mean bloom forecast?", ["--quiet", "forcast"]) == [
          "bloom: there is no command forcast",
          "       bloom --quiet forcast",
          "                     ^^^^^^^",
          "       did you mean bloom forecast?",
        ])
  }

  @Test(arguments: [
    (
      "contrast cannot be pink; what would work is normal|high", ["config", "contrast", "pink"], 22
    ),
    ("there is no kind flw to log; bloom help log lists them", ["log", "flw", "heavy"], 10),
  ])
  func `of several words that are named the last is meant`(
    message: String, arguments: [String], column: Int
  ) {
    let mark = rows(message, arguments)[2]
    #expect(mark.prefix { $0 == " " }.count == 7 + column, "\(mark)")
  }

  @Test func `without a word at fault there is no line`() {
    #expect(
      rows("the disk is full; free some space", ["today"]) == [
        "bloom: the disk is full", "       free some space",
      ])
  }

  @Test func `outside a terminal it is one line as before`() {
    #expect(Complaint("a is wrong; try b; or c").text == "bloom: a is wrong; try b; or c")
    #expect(Complaint("a is wrong").text == "bloom: a is wrong")
  }

  @Test(arguments: [20, 40]) func `rows keep to the columns`(width: Int) {
    for row in rows(
      "there is no option --mnth; did you mean --month? Put -- before a text",
      ["fertile", "--mnth"],
      width: width)
    { #expect(row.count <= width, "\(row)") }
  }
}
