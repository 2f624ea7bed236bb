import EmbeddedKnowledge
import Knowledge
import Records
import Testing

@testable import Clauses

/// The records that clauses are read by.
@Suite struct ClauseWordsTests {
  private func records(_ file: String, _ type: String) throws -> [Record] {
    let library = Library.embedded()
    return try library.records(library.path(of: "clauses/" + file), type: type)
  }

  @Test func `each class of words is listed once, and none is listed that no rule names`() throws {
    let listed = try records("words.rec", "ClauseWords").compactMap { $0["Id"] }
    #expect(Set(listed) == Set(WordClass.allCases.map { "\($0)" }))
    #expect(listed.count == Set(listed).count)
  }

  @Test func `each cue names an act, a modality or an event that there is`() throws {
    for cue in try records("cues.rec", "ClauseCue") {
      let of = cue["Of"] ?? ""
      switch cue["Sort"] {
      case "act": #expect(DialogueAct(rawValue: of) != nil, "\(of)")
      case "modality": #expect(Modality(rawValue: of) != nil, "\(of)")
      case "event": #expect(of.split(separator: ":").count == 2, "\(of)")
      case "repair": #expect(["firm", "weak"].contains(of), "\(of)")
      case "open", "question", "order": #expect(of.isEmpty)
      case "revise": #expect(RevisionReader.Sense(rawValue: of) != nil, "\(of)")
      case let sort: Issue.record("\(sort ?? "") is no sort of cue")
      }
      for form in cue.all("Form") {
        #expect(form.split(separator: " ").first.flatMap { Int($0) } != nil, "\(form)")
      }
    }
  }

  @Test func `each measure that takes numbers has a range`() throws {
    let ranges = Set(try records("ranges.rec", "ValueRange").compactMap { $0["Type"] })
    let types = Set(try records("cells.rec", "CellWord").compactMap { $0["Type"] })
    for type in ["scale", "count", "dose", "dur", "hours", "temp", "weight", "volume"] {
      #expect(ranges.contains(type) && types.contains(type))
    }
  }

  @Test func `a pattern knows options, gaps, beginnings and classes`() {
    let pattern = CuePattern("^ how many|much .. log* <N|?> $") { Int32($0.utf8.count) }
    #expect(pattern.steps.count == 7)
  }
}
