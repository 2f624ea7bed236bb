import Civil
import Physiology
import Testing

@testable import Language

@Test func `a context knows only what it is told`() throws {
  let context = Context(reference: try #require(Moment(iso: "2026-03-11T09:30")))
  #expect(context.mode == .cycle && context.tense == nil && context.weeks == nil)
  #expect(context.locale == nil && context.region == nil && context.turns.isEmpty)
}
