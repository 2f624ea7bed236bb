import EmbeddedKnowledge
import Knowledge
import Testing

/// The checklists that ship, and what a record of one becomes.
struct ChecklistTests {
  @Test func `a list has weeks, phrases and things`() throws {
    let library = Library(files: [
      "en/pregnancy/checklists.rec": """
      %rec: Checklist

      Id: a
      Name: A
      Phrase: list a
      From: 3
      To: 9

      Id: b
      Name: B

      %rec: ChecklistItem

      Id: c
      List: a
      Name: booking
      Phrase: book it
      Text: Book it.
      Source: S
      """
    ])
    #expect(try library.checklists().map(\.weeks) == [3...9, nil])
    #expect(try library.checklists().first?.phrases == ["list a"])
    let item = try #require(try library.checklistItems().first)
    #expect(
      item.list == "a" && item.name == "booking" && item.phrases == ["book it"]
        && item.text == "Book it." && item.sources == ["S"])
  }

  @Test func `weeks that end before they begin are refused`() {
    let text = "%rec: Checklist\n\nId: a\nName: A\nFrom: 9\nTo: 3\n"
    let library = Library(files: ["en/pregnancy/checklists.rec": text])
    #expect(throws: KnowledgeError.self) { try library.checklists() }
  }

  @Test func `every thing is of a list, and every list has five things or more`() throws {
    let library = Library.embedded()
    let items = try library.checklistItems()
    let ids = try library.checklists().map(\.id)
    for item in items { #expect(ids.contains(item.list), "\(item.id)") }
    for id in ids { #expect(items.count { $0.list == id } >= 5, "\(id)") }
  }

  @Test func `a thing has a name of its own`() throws {
    let names = try Library.embedded().checklistItems().map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: 0...42) func `one list fits each week`(week: Int) throws {
    let fitting = try Library.embedded().checklists().filter { $0.weeks?.contains(week) == true }
    #expect(fitting.count == 1)
  }
}
