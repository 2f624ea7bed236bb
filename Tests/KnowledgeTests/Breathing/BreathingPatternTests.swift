import EmbeddedKnowledge
import Knowledge
import Testing

struct BreathingPatternTests {
  private let library = Library.embedded()

  @Test func `a pattern`() throws {
    let library = Library(files: [
      "en/breathing/patterns.rec": """
      %rec: BreathingPattern

      Id: box
      Name: Box
      Alias: square
      In: 4
      HoldIn: 3
      Out: 5
      HoldOut: 2
      Pace: taught
      Minutes: 3-5
      Pregnancy: holds
      Text: Four sides.
      Step: In.
      Suits: luteal
      Source: A
      """
    ])
    let pattern = try #require(try library.breathingPatterns().first)
    #expect(pattern.counts.breathIn == 4 && pattern.counts.holdIn == 3)
    #expect(pattern.counts.out == 5 && pattern.counts.holdOut == 2 && pattern.counts.seconds == 14)
    #expect(pattern.minutes == 3...5 && pattern.pregnancy == .holds && pattern.pace == .taught)
    #expect(pattern.aliases == ["square"] && pattern.suits == [.luteal])
  }

  @Test func `no breath is held in pregnancy`() throws {
    for pattern in try library.breathingPatterns() {
      for trimester in 1...3 {
        let counts = pattern.counts(at: .pregnant(trimester: trimester))
        #expect(counts.holdIn == 0 && counts.holdOut == 0, "\(pattern.id)")
        #expect(counts.breathIn == pattern.counts.breathIn && counts.out == pattern.counts.out)
      }
      let isHeld = pattern.counts != pattern.counts.withoutHolds
      #expect(isHeld == (pattern.pregnancy == .holds), "\(pattern.id)")
      #expect(pattern.counts(at: .any) == pattern.counts)
    }
  }

  @Test func `a pattern whose pauses are left out has no step for them`() throws {
    let held = try library.breathingPatterns().filter { $0.pregnancy == .holds }
    #expect(!held.isEmpty)
    for pattern in held {
      let steps = pattern.steps(at: .pregnant(trimester: 2))
      #expect(steps.count == 2 && steps.first == pattern.steps.first, "\(pattern.id)")
    }
  }

  @Test func `all the patterns are there, each with steps`() throws {
    let patterns = try library.breathingPatterns()
    #expect(patterns.count >= 7)
    for pattern in patterns { #expect(!pattern.steps.isEmpty && !pattern.sources.isEmpty) }
  }
}
