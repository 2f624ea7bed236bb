import Guardrails
import Testing

/// What becomes of blocks on their way to the screen.
struct VettedTests {
  let check: ClaimCheck
  let safe = Line("Warmth can feel good.", .template("relief"))
  let claim = Line("You have endometriosis.", .library(sources: ["NHS-PP"]))

  init() throws {
    check = try Rules.claims.get()
  }

  @Test func `safe lines are shown as they are`() {
    let blocks = [Block.say(safe), .list([safe, safe]), .quote("my words")]
    let vetted = check.vet(blocks)
    #expect(vetted.blocks == blocks)
    #expect(vetted.replaced.isEmpty)
  }

  @Test func `a line that makes a claim is replaced and reported`() throws {
    let vetted = check.vet([.say(claim)])
    #expect(vetted.replaced.map(\.line) == [claim])
    #expect(vetted.replaced.first?.violations.map(\.claim) == ["claim.diagnosis"])
    let shown = try #require(vetted.blocks.first?.lines.first)
    #expect(shown != claim)
    #expect(!shown.text.isEmpty)
    #expect(check.violations(in: shown.text).isEmpty)
  }

  @Test func `every cell of a table is checked`() {
    let table = Table(title: claim, header: [safe, claim], rows: [[safe, claim], [claim, safe]])
    let vetted = check.vet([.table(table)])
    #expect(vetted.replaced.count == 4)
    #expect(vetted.blocks.flatMap(\.lines).allSatisfy { $0 != claim })
  }

  @Test func `her own words are never corrected`() {
    let hers = Line("you have endometriosis, she said", .hers)
    let vetted = check.vet([.say(hers), .quote("you are fine")])
    #expect(vetted.blocks == [.say(hers), .quote("you are fine")])
    #expect(vetted.replaced.isEmpty)
  }

  @Test func `what was vetted passes again unchanged`() {
    let once = check.vet([.say(claim), .list([claim, safe])])
    #expect(check.vet(once.blocks).blocks == once.blocks)
  }

  @Test func `a concern's reply passes the claim check`() throws {
    for (id, text) in RepliesTests.replies {
      #expect(check.vet([.say(Line(text, .template(id)))]).replaced.isEmpty, "\(id)")
    }
  }
}
