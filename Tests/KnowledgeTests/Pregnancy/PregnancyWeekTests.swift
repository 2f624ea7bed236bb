import EmbeddedKnowledge
import Knowledge
import Testing

/// The weeks that ship.
struct PregnancyWeekTests {
  private let weeks: [PregnancyWeek]

  init() throws { weeks = try Library.embedded().weeks() }

  @Test func `the weeks 1 to 42 are all there, in order, with their trimester`() {
    #expect(weeks.map(\.week) == Array(1...42))
    for week in weeks {
      #expect(week.trimester == (week.week < 14 ? 1 : week.week < 28 ? 2 : 3), "\(week.week)")
    }
  }

  @Test func `a week has facts, changes, a checklist, a line and windows of both regions`() {
    for week in weeks {
      #expect(week.facts.count >= 3 && week.changes.count >= 2, "\(week.week)")
      #expect(week.checklist.count >= 2 && week.line != nil, "\(week.week)")
      #expect(week.windows.contains { $0.region == .uk }, "\(week.week)")
      #expect(week.windows.contains { $0.region == .us }, "\(week.week)")
      #expect(!week.sources.isEmpty, "\(week.week)")
    }
  }

  @Test func `a window names the region it is of, and no other`() {
    for window in weeks.flatMap(\.windows) {
      let isBritish = window.text.contains("UK")
      let isAmerican = window.text.contains("US")
      #expect(isBritish == (window.region == .uk), "\(window.text)")
      #expect(isAmerican == (window.region == .us), "\(window.text)")
    }
  }

  @Test func `in weeks 1 and 2 there is nothing to measure and no baby`() {
    for week in weeks.prefix(2) {
      #expect(week.lengthMm == nil && week.comparison == nil)
      let text = (week.facts + week.changes + week.checklist).joined(separator: " ")
      #expect(!text.lowercased().contains("baby"), "\(week.week)")
      #expect(text.contains("no pregnancy"), "\(week.week)")
    }
  }

  @Test func `a gentle line promises nothing and names no baby`() {
    for line in weeks.compactMap(\.line) {
      #expect(!line.contains("baby") && !line.contains("will"), "\(line)")
    }
  }

  @Test func `a length grows from week to week while it is measured the same way`() {
    for (week, next) in zip(weeks, weeks.dropFirst())
    where week.lengthMeasure != nil && week.lengthMeasure == next.lengthMeasure {
      #expect((week.lengthMm ?? 0) < (next.lengthMm ?? 0), "\(next.week)")
    }
  }
}
