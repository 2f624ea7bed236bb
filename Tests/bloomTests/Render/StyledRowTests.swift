import Testing

@testable import bloom

struct StyledRowTests {
  private let row = StyledRow(
    lead: [StyledRow.Part(text: "  name", role: .key), StyledRow.Part(text: "  ")],
    body: "what it is for, in some words")

  @Test func `a body goes on below itself where there is room, else below its name`() {
    #expect(row.rows(width: nil, ink: .none) == ["  name  what it is for, in some words"])
    #expect(
      row.rows(width: 30, ink: .none) == ["  name  what it is for, in", "        some words"])
    #expect(
      row.rows(width: 22, ink: .none) == ["  name  ", "    what it is for, in", "    some words"])
  }
}
