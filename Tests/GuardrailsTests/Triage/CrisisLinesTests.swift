import Guardrails
import Knowledge
import Records
import Testing

/// The numbers Bloom may show.
struct CrisisLinesTests {
  let lines: CrisisLines

  init() throws {
    lines = try CrisisLines(library: Rules.library)
  }

  @Test func `every region says how to reach the emergency service`() {
    #expect(lines.regions.count == 9)
    for region in lines.regions {
      #expect(lines.lines(in: region).contains { $0.kind == .emergency }, "\(region)")
      #expect(lines.emergency(in: region) != lines.fallback, "\(region)")
    }
  }

  @Test func `an unknown region gets a phrase that is right everywhere`() {
    #expect(lines.emergency(in: nil) == "your local emergency number")
    #expect(lines.emergency(in: "XX") == lines.fallback)
  }

  @Test func `a number that was not verified is never given as the emergency number`() throws {
    let path = "en/guardrails/crisis_lines.rec"
    let text = try #require(Rules.library.text(path))
    let doubtful = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 == "Verified: yes" ? "Verified: no" : $0 }.joined(separator: "\n")
    let lines = try CrisisLines(library: Library(files: [path: doubtful]))
    for region in lines.regions { #expect(lines.emergency(in: region) == lines.fallback) }
    #expect(!lines.caution.isEmpty)
  }

  @Test func `every line names a known source and a day`() throws {
    let sources = try Rules.library.records("sources.rec", type: "Source")
    let known = Set(sources.compactMap { $0["Id"] })
    for line in lines.all {
      #expect(known.contains(line.source), "\(line.source)")
      #expect(line.checkedOn.utf8.count == 10)
    }
  }
}
