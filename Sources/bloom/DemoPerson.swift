import Civil
import Journal
import Physiology

/// Somebody made up for the demo, with a year of entries that end on a given day.
struct DemoPerson {
  let name: String
  let color: String
  /// The lengths of the cycles before the running one, oldest first, in days.
  private let lengths: [Int]
  /// The cycle day that the last day is.
  private let cycleDay: Int
  private let stage: Stage

  private enum Stage {
    case cycle, trying
    case pregnant(weeks: Int)
  }

  /// Three people: one whose cycle is 28 days or so, one who tries, one who is pregnant.
  static let all = [
    DemoPerson(
      name: Home.owner, color: PersonColor.code("rose") ?? "",
      lengths: [28, 29, 27, 28, 30, 28, 27, 29, 28, 28, 29, 27], cycleDay: 19, stage: .cycle),
    DemoPerson(
      name: "Mei", color: PersonColor.code("teal") ?? "",
      lengths: [31, 29, 33, 30, 32, 31, 30, 34, 31, 30, 32], cycleDay: 13, stage: .trying),
    DemoPerson(
      name: "Ana", color: PersonColor.code("violet") ?? "",
      lengths: [28, 27, 29, 28, 28, 27, 28, 29], cycleDay: 0, stage: .pregnant(weeks: 20)),
  ]

  /// The entries of the year before `today`, oldest first; the same for the same day.
  func entries(through today: CivilDate) -> [Entry] {
    var chance = DemoChance(seed: UInt64(name.utf8.reduce(7) { $0 * 31 + UInt64($1) }))
    let last =
      if case .pregnant(let weeks) = stage { today - (weeks * 7 + 3) } else {
        today - (cycleDay - 1)
      }
    var starts = [last]
    for length in lengths.reversed() { starts.append((starts.last ?? last) - length) }
    var entries: [Entry] = []
    for (index, start) in starts.reversed().enumerated() {
      let next = index + 1 < starts.count ? starts.reversed()[index + 1] : nil
      entries += cycle(from: start, to: next, through: today, &chance)
    }
    switch stage {
    case .cycle: break
    case .trying:
      entries.append(Entry(date: today - 200, fact: .mode(.ttc)))
    case .pregnant:
      entries.append(Entry(date: last + 32, fact: .test(.pregnancy(.positive))))
      entries.append(Entry(date: last + 33, fact: .mode(.pregnancy)))
      entries.append(Entry(date: last + 33, fact: .pregnancy(.lmp(last))))
    }
    return entries.enumerated()
      .filter { $0.element.date <= today }
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
  }

  /// One cycle as somebody tells it who writes most days.
  private func cycle(
    from start: CivilDate, to next: CivilDate?, through today: CivilDate,
    _ chance: inout DemoChance
  ) -> [Entry] {
    var entries = [Entry(date: start, fact: .period(.start))]
    func add(_ day: Int, _ fact: Fact) { entries.append(Entry(date: start + day, fact: fact)) }
    let days = 4 + chance.below(2)
    for (day, flow) in [Flow.medium, .heavy, .medium, .light, .light].prefix(days).enumerated() {
      add(day, .flow(flow, nil))
    }
    if start + days - 1 <= today { add(days - 1, .period(.end)) }
    add(0, .symptom("cramps", nil, pain: 3 + chance.below(4)))
    if chance.below(2) == 0 { add(1, .symptom("back_pain", .mild, pain: nil)) }
    let end = (next ?? today + 1) - start
    if next != nil, chance.below(3) > 0 {
      add(end - 3, .symptom("headache", .moderate, pain: nil))
    }
    if next != nil { add(end - 2, .mood(["irritable", "tired"])) }
    let moods: [Term] = ["calm", "happy", "tired", "content", "anxious"]
    for day in stride(from: 2, to: end, by: 4) {
      add(day, .mood([moods[chance.below(moods.count)]]))
    }
    for day in stride(from: 1, to: end, by: 3) {
      let hours = Amount(thousandths: 6_000 + chance.below(5) * 500)
      add(day, .sleep(Sleep(hours: hours, quality: nil, bed: nil, wake: nil)))
      if let amount = Amount(1_000 + chance.below(6) * 200) { add(day, .amount(.water, amount)) }
    }
    for day in stride(from: 5, to: end, by: 7) {
      add(day, .activity(.yoga, minutes: Amount(10 + chance.below(4) * 5), what: nil))
    }
    if case .trying = stage { addSigns(&entries, from: start, length: end) }
    return entries
  }

  /// Tests and mucus around the likely day.
  private func addSigns(_ entries: inout [Entry], from start: CivilDate, length: Int) {
    let likely = (lengths.reduce(0, +) / max(lengths.count, 1)) - 15
    let signs: [(Int, Fact)] = [
      (likely - 3, .discharge(.creamy)), (likely - 1, .discharge(.eggwhite)),
      (likely - 2, .test(.ovulation(.negative))), (likely - 1, .test(.ovulation(.positive))),
    ]
    for (day, fact) in signs where day < length {
      entries.append(Entry(date: start + day, fact: fact))
    }
  }
}

/// Numbers without a pattern that are the same each time.
struct DemoChance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to `limit`, which is left out.
  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(limit, 1)
  }
}
