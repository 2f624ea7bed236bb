import EmbeddedKnowledge
import Knowledge
import Testing

/// The milestones that ship, and what a record of one becomes.
struct MilestoneTests {
  private func library(_ weeks: String) -> Library {
    Library(files: [
      "en/pregnancy/milestones.rec": """
      %rec: Milestone

      Id: a
      Name: the ears
      Phrase: hear
      Weeks: \(weeks)
      Text: Sounds get through.
      Source: S
      """
    ])
  }

  @Test func `a milestone has weeks, phrases and sources`() throws {
    let milestone = try #require(try library("18-25").milestones().first)
    #expect(milestone.weeks == 18...25 && milestone.phrases == ["hear"])
    #expect(milestone.name == "the ears" && milestone.sources == ["S"])
    #expect(try library("20").milestones().first?.weeks == 20...20)
  }

  @Test(arguments: ["", "9-3", "soon", "3-"])
  func `weeks that are none are refused`(weeks: String) {
    #expect(throws: KnowledgeError.self) { try library(weeks).milestones() }
  }

  @Test func `every milestone lies within a pregnancy, and no two share a phrase`() throws {
    let all = try Library.embedded().milestones()
    #expect(all.allSatisfy { (1...42).contains($0.weeks.lowerBound) && $0.weeks.upperBound <= 42 })
    let phrases = all.flatMap(\.phrases).map { $0.lowercased() }
    #expect(Set(phrases).count == phrases.count)
  }
}
