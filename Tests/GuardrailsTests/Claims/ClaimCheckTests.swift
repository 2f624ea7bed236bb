import Foundation
import Guardrails
import Records
import Testing

/// The claim check against its own samples, the policy's samples and everything we ship.
struct ClaimCheckTests {
  let check: ClaimCheck

  init() throws {
    check = try Rules.claims.get()
  }

  @Test func `there are twelve classes of claims`() {
    #expect(Rules.records("claims", "Claim").count == 12)
  }

  @Test func `every sample to catch is found in its class`() {
    let samples = Rules.samples("Catch", "claims", "Claim")
    for record in Rules.records("claims", "Claim") {
      #expect(samples.count { $0.rule == record["Id"] } >= 6)
    }
    for (claim, text) in samples {
      #expect(check.violations(in: text).map(\.claim).contains(claim), "\(text)")
    }
  }

  @Test func `no sample to pass is found in any class`() {
    let samples = Rules.samples("Pass", "claims", "Claim")
    for record in Rules.records("claims", "Claim") {
      #expect(samples.count { $0.rule == record["Id"] } >= 5)
    }
    for (_, text) in samples { #expect(check.violations(in: text) == [], "\(text)") }
  }

  @Test func `what is said instead makes no claim`() {
    for record in Rules.records("claims", "Claim") {
      #expect(check.violations(in: record["Instead"] ?? "You are fine.") == [])
    }
  }

  @Test func `a claim is found among other sentences`() {
    let text = "Warmth can feel good. You have endometriosis. I can note it."
    let violations = check.violations(in: text)
    #expect(violations.map(\.claim) == ["claim.diagnosis"])
    #expect(violations.map(\.words) == ["You have endometriosis"])
  }

  @Test func `an apostrophe of any shape is read the same`() {
    #expect(check.violations(in: "You don’t need a condom today.").count == 1)
    #expect(check.violations(in: "You don't need a condom today.").count == 1)
  }

  @Test(Shared.isSet) func `every forbidden sentence of the policy is found`() throws {
    var count = 0
    for line in try Shared.lines("facts/guardrails.md") where line.hasPrefix("S: ") {
      for sentence in line.dropFirst(3).components(separatedBy: " | ") {
        count += 1
        #expect(!check.violations(in: sentence).isEmpty, "\(sentence)")
      }
    }
    #expect(count >= 60)
  }

  @Test(Shared.isSet) func `what the policy says instead passes`() throws {
    for line in try Shared.lines("facts/guardrails.md") where line.hasPrefix("Say instead: ") {
      #expect(check.violations(in: String(line.dropFirst(13))) == [])
    }
  }
}
