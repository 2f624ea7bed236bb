import Testing

@testable import Partnership

struct PhaseSpanTests {
  @Test func `spans of one phase that touch are one, and all stand in order`() {
    let spans = [
      PhaseSpan(.luteal, days("2026-03-17", "2026-03-28")),
      PhaseSpan(.follicular, days("2026-03-10", "2026-03-16")),
      PhaseSpan(.follicular, days("2026-03-01", "2026-03-09")),
      PhaseSpan(.luteal, days("2026-03-30", "2026-03-31")),
    ]
    #expect(
      PhaseSpan.joined(spans) == [
        PhaseSpan(.follicular, days("2026-03-01", "2026-03-16")),
        PhaseSpan(.luteal, days("2026-03-17", "2026-03-28")),
        PhaseSpan(.luteal, days("2026-03-30", "2026-03-31")),
      ])
    #expect(PhaseSpan.joined([]) == [])
  }
}
