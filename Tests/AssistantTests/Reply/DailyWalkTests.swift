import Knowledge
import Testing

@testable import Assistant

/// The tip of the day, over a year in every part of life.
@Suite struct DailyWalkTests {
  /// A stage and trimester for each day of a year.
  private static let lives: [String: @Sendable (Int) -> (stage: Stage, trimester: Int?)] = [
    "cycle": { day in
      switch day % 28 {
      case ..<5: (.menstrual, nil)
      case ..<11: (.follicular, nil)
      case ..<16: (.ovulation, nil)
      default: (.luteal, nil)
      }
    },
    "short cycle": { day in
      switch day % 23 {
      case ..<4: (.menstrual, nil)
      case ..<8: (.follicular, nil)
      case ..<12: (.ovulation, nil)
      default: (.luteal, nil)
      }
    },
    "ttc": { _ in (.ttc, nil) },
    "pregnancy": { day in (.pregnancy, day < 98 ? 1 : day < 196 ? 2 : 3) },
    "undated pregnancy": { _ in (.pregnancy, nil) },
    "postpartum": { _ in (.postpartum, nil) },
    "perimenopause": { _ in (.perimenopause, nil) },
    "general": { _ in (.general, nil) },
  ]

  @Test(arguments: lives.keys.sorted())
  func `no tip comes again within 30 days of a year`(life: String) throws {
    let items = try Rehearsal.library.careItems()
    let place = try fixture(Self.lives[life])
    var lastDay: [String: Int] = [:]
    for day in 20_000..<20_365 {
      let (stage, trimester) = place(day - 20_000)
      let item = DailyWalk(day: day).item(of: items, uses: 0) {
        $0.fits(CareSkill.tips, stage: stage, trimester: trimester)
          && ($0.category != .waiting || day % 28 > 15)
      }
      let id = try fixture(item).id
      if let last = lastDay.updateValue(day, forKey: id) {
        #expect(day - last >= 30, "\(id) after \(day - last) days")
      }
    }
  }

  @Test func `asked again, another that fits comes`() {
    let walk = DailyWalk(day: 3)
    let first = (0..<5).compactMap { uses in
      walk.item(of: Array(0..<40), uses: uses, where: { $0.isMultiple(of: 2) })
    }
    #expect(first == [34, 36, 38, 0, 2])
  }

  @Test func `days before the epoch and empty lists are no trouble`() {
    #expect(DailyWalk(day: -5).item(of: [1, 2, 3], uses: 7, where: { _ in true }) != nil)
    #expect(DailyWalk(day: 5).item(of: [Int](), uses: 0, where: { _ in true }) == nil)
    #expect(DailyWalk(day: 5).item(of: [1, 2], uses: 0, where: { _ in false }) == nil)
  }
}
