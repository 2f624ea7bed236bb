import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// What a question comes to, whatever the record holds.
struct QueryEvaluationTests {
  private static let today = CivilDate(dayNumber: 20_500)

  private static let measures: [QueryMeasure] = [
    .metric(.sleep, id: "sleep"), .metric(.amount(.weight), id: "weight"),
    .intake(.caffeine, of: nil), .sign("cramps"), .flow(nil), .flow(.spotting), .period,
    .test(.positive), .sex, .medicine(nil), .activity(nil), .distance("run"), .entries,
    .cycleLength, .periodLength, .cycleDay, .late, .moods(isGood: true), .mood,
    .text(.note, of: nil),
  ]

  private static let windows: [QueryWindow] = [
    .all, .recent(30), .month(Month(of: today)), .since(today - 40), .cycle(back: 0),
    .cycle(back: 9), .period(back: 0), .periods(last: 3), .cycles(last: 2),
    .days(today - 3...today + 3), .on([today - 5, today - 2], shift: -1),
    .around(.sign("cramps"), shift: -1),
  ]

  /// A diary that looks random.
  private func journal(_ seed: UInt64) -> Journal {
    var random = SplitMix64(seed)
    var entries: [Entry] = []
    for _ in 0..<random.below(120) {
      let date = Self.today - random.below(150) + random.below(4)
      let fact: Fact =
        switch random.below(9) {
        case 0: .period(random.below(2) == 0 ? .start : .end)
        case 1: .flow(Flow.allCases[random.below(5)], nil)
        case 2: .symptom("cramps", nil, pain: random.below(2) == 0 ? nil : random.below(11))
        case 3: .sleep(Sleep(hours: Amount(random.below(12))))
        case 4: .intake(.caffeine, count: Amount(random.below(5)) ?? 1, what: "coffee")
        case 5: .activity(.exercise, minutes: Amount(30), what: "run \(random.below(9)) km")
        case 6: .mood(["happy"])
        case 7: .test(.ovulation(.positive))
        default: .text(.note, "a note")
        }
      entries.append(Entry(date: date, fact: fact))
    }
    return Journal(entries)
  }

  private func picture(_ journal: Journal) -> CyclePicture {
    CyclePicture(journal, today: Self.today, model: Setting().model, mode: .cycle)
  }

  @Test(arguments: UInt64(0)..<6)
  func `every question has an answer`(seed: UInt64) {
    let journal = journal(seed)
    let picture = picture(journal)
    for measure in Self.measures {
      for window in Self.windows {
        for aggregate in QueryAggregate.allCases {
          let query = Query(measure, [QuerySide(window: window)], aggregate)
          let answer = evaluate(query, journal, picture, today: Self.today)
          #expect(answer.findings.count == 1)
          #expect(answer.findings.allSatisfy { $0.number?.isFinite ?? true })
          #expect(answer == evaluate(query, journal, picture, today: Self.today))
        }
      }
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func `the parts add up to the whole`(seed: UInt64) {
    let journal = journal(seed)
    let picture = picture(journal)
    let cut = Self.today - 30
    func count(_ days: ClosedRange<CivilDate>, _ aggregate: QueryAggregate) -> Double {
      let query = Query(.intake(.caffeine, of: nil), [QuerySide(window: .days(days))], aggregate)
      return evaluate(query, journal, picture, today: Self.today).findings.first?.number ?? 0
    }
    for aggregate in [QueryAggregate.sum, .count, .days] {
      let whole = count(Self.today - 200...Self.today, aggregate)
      let parts = count(Self.today - 200...cut, aggregate) + count(cut + 1...Self.today, aggregate)
      #expect(whole == parts)
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func `nothing outside the days asked of is found`(seed: UInt64) {
    let journal = journal(seed)
    let picture = picture(journal)
    let days = Self.today - 12...Self.today + 2
    for measure in Self.measures where !measure.isOfCycle {
      let query = Query(measure, [QuerySide(window: .days(days))], .list)
      let answer = evaluate(query, journal, picture, today: Self.today)
      #expect(answer.days.allSatisfy { days.contains($0) && $0 <= Self.today })
    }
  }

  @Test func `bounds leave what lies beyond them out`() {
    let journal = Journal(
      [3, 5, 7].map {
        Entry(date: Self.today - $0, fact: .sleep(Sleep(hours: Amount($0))))
      })
    var side = QuerySide()
    side.filter.least = 5
    side.filter.most = 6
    let query = Query(.metric(.sleep, id: "sleep"), [side], .count)
    let answer = evaluate(query, journal, picture(journal), today: Self.today)
    #expect(answer.findings.first?.number == 1)
  }
}
