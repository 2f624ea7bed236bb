import Civil
import Journal
import Testing

@testable import Formats

/// What is gathered from a file, however often it is said there.
struct DiaryDraftTests {
  @Test func `what came twice is let go of on the way, and a day keeps its stronger flow`() throws {
    let today = try #require(CivilDate(iso: "2026-11-29"))
    let weights = try (0..<3).map { try #require(Amount(60 + Double($0))) }
    var draft = DiaryDraft(today: today)
    for turn in 0..<100_000 {
      draft.add(.amount(.weight, weights[turn % 3]), on: today - turn % 100)
      if turn % 1_000 == 0 {
        draft.strength(turn % 2_000 == 0 ? .heavy : .light, on: today - turn / 1_000 % 50)
        draft.strength(.medium, on: today - turn / 1_000 % 50)
      }
    }
    #expect(draft.entries.count < 10_000)
    let diary = draft.finished(as: "a file")
    #expect(diary.entries.count == 350)
    #expect(diary.entries.map(\.date) == diary.entries.map(\.date).sorted())
    let flows = diary.entries.compactMap { entry in
      if case .flow(let flow, _) = entry.fact { flow } else { nil }
    }
    #expect(flows == Array(repeating: [.medium, .heavy], count: 25).flatMap(\.self))
  }
}
