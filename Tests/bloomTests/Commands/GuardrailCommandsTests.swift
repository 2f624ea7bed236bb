import Foundation
import Testing

/// The commands that show the safeguards, run as a person runs them.
@Suite(.serialized)
struct GuardrailCommandsTests {
  private let program = BloomProgram()

  @Test func `guardrails prints every rule with what is told and what is said`() throws {
    let run = try program.run(["guardrails"])
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    for rule in ["heavy_bleed_faint (emergency)", "rfm (urgent)", "guard.contraception (decline)"] {
      #expect(run.output.contains(rule))
    }
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("  is said") } > 80)
    #expect(!run.output.contains("{emergency}"))
  }

  @Test func `emergency answers for a region, for the locale, and for everywhere`() throws {
    let british = try program.run(["emergency", "gb"])
    #expect(british.code == 0 && british.output.contains("999"))
    #expect(!british.output.contains("911"))
    let local = try program.run(["emergency"], locale: "en_AU.UTF-8")
    #expect(local.output.contains("000") && !local.output.contains("911"))
    let anywhere = try program.run(["emergency"], locale: "C")
    #expect(anywhere.output.contains("your local emergency number"))
    for number in ["911", "999", "112", "000"] { #expect(anywhere.output.contains(number)) }
  }

  @Test func `a region that is not known still says what to call`() throws {
    let run = try program.run(["emergency", "XX"])
    #expect(run.code == 0)
    #expect(run.output.contains("your local emergency number"))
  }

  @Test func `sources lists what was not read in full, and nothing else, where asked`() throws {
    let all = try program.run(["sources"])
    let unread = try program.run(["sources", "--unverified"])
    let lines = unread.output.split(separator: "\n").filter { $0.contains("[") }
    #expect(!lines.isEmpty && lines.count < all.output.split(separator: "\n").count)
    #expect(!unread.output.contains("[read]"))
  }
}
