import Civil
import Journal

/// A diary as it is gathered from a file of another app.
struct DiaryDraft {
  let today: CivilDate
  private(set) var entries: [Entry] = []
  /// The days of bleeding that make periods.
  private(set) var bleeding: Set<CivilDate> = []
  private(set) var told: [PeriodRecord] = []
  /// First days that were told, whose ends lie in the bleeding.
  private(set) var starts: Set<CivilDate> = []
  var omissions = Omissions()
  private(set) var remarks: [String] = []

  /// Where the bleeding of each day stands among the entries.
  private var flows: [CivilDate: Int] = [:]
  /// From so many entries on, those that came twice are let go of.
  private var crowded = Self.room

  init(today: CivilDate) { self.today = today }

  /// Says how something in the file was read.
  mutating func remark(_ text: String) {
    guard remarks.count < ReadingLimits.remarks, !remarks.contains(text) else { return }
    remarks.append(text)
  }

  /// Names something that is left out.
  mutating func leaveOut(
    _ name: String, _ reason: Omission.Reason, value: String? = nil, on day: CivilDate? = nil,
    times: Int = 1
  ) {
    omissions.add(name, reason, value: value, on: day, times: times)
  }

  /// Whether a day is over or today; one ahead is named.
  mutating func isReached(_ day: CivilDate) -> Bool {
    guard day > today else { return true }
    leaveOut("days ahead", .ahead, value: day.iso)
    return false
  }

  /// Adds a fact, which a diary has once; a day ahead and what no line can hold are named.
  mutating func add(_ fact: Fact, on day: CivilDate, at time: ClockTime? = nil) {
    guard isReached(day) else { return }
    let entry = Entry(date: day, time: time, fact: fact)
    if case .text(_, let text) = fact, entry.fault != nil {
      return leaveOut(fact.kind, .outOfRange, value: text.clipped, on: day)
    }
    entries.append(entry)
    if entries.count >= crowded { thin() }
  }

  /// Lets go of entries that came twice, as a file of years has one from each device.
  private mutating func thin() {
    entries = Self.inOrder(entries)
    flows.removeAll()
    for (place, entry) in entries.enumerated() {
      if case .flow = entry.fact, flows[entry.date] == nil { flows[entry.date] = place }
    }
    crowded = entries.count + max(Self.room, entries.count / 4)
    entries.reserveCapacity(crowded)
  }

  /// How many entries come in at least before they are looked through again.
  private static let room = 8_192

  /// Bleeding of a day, of a strength that was told or not.
  ///
  /// What is excluded is flow and no period. Of two strengths the stronger one is kept.
  mutating func bleed(
    on day: CivilDate, _ flow: Flow?, color: FlowColor? = nil, isExcluded: Bool = false
  ) {
    guard isReached(day) else { return }
    if isExcluded {
      leaveOut(
        "period from bleeding",
        .other("the day is marked as excluded, so its flow makes no period"),
        on: day)
    } else if flow != .spotting {
      bleeding.insert(day)
    }
    if let flow { strength(flow, color: color, on: day) }
  }

  /// The strength of bleeding on a day that something else tells of.
  mutating func strength(_ flow: Flow, color: FlowColor? = nil, on day: CivilDate) {
    guard isReached(day) else { return }
    guard let place = flows[day], case .flow(let other, let hue) = entries[place].fact else {
      flows[day] = entries.count
      return entries.append(Entry(date: day, fact: .flow(flow, color)))
    }
    if flow == other {
      entries[place].fact = .flow(flow, hue ?? color)
      return
    }
    if flow > other { entries[place].fact = .flow(flow, color) }
    leaveOut(
      "second flow \(min(flow, other).rawValue)",
      .other("two flows of one day differ, and \(max(flow, other).rawValue) is kept"), on: day)
  }

  /// A period that was told with its first day, and its last one where that is known.
  mutating func tell(_ start: CivilDate, _ end: CivilDate?) {
    told.append(PeriodRecord(id: "", start: start, end: end, notes: ""))
  }

  /// A first day that was told, whose end lies in the bleeding.
  mutating func begin(on day: CivilDate) {
    if isReached(day) { starts.insert(day) }
  }

  /// The entries by day, those of a day as they came, and each once.
  private static func inOrder(_ entries: [Entry]) -> [Entry] {
    let first = entries.lazy.map(\.date.dayNumber).min() ?? 0
    let places = entries.indices.map { place in
      UInt64(entries[place].date.dayNumber - first) << 32 | UInt64(place)
    }.sorted()
    var ordered: [Entry] = []
    ordered.reserveCapacity(entries.count + room)
    var held: Set<Entry> = []
    var begin = 0
    for place in places {
      let entry = entries[Int(place & 0xFFFF_FFFF)]
      if ordered.last?.date != entry.date {
        begin = ordered.count
        held.removeAll(keepingCapacity: true)
      }
      // A day has few entries, which are looked through faster than they are hashed.
      if ordered.count - begin < 8 {
        guard !ordered[begin...].contains(entry) else { continue }
      } else {
        if held.isEmpty { held.formUnion(ordered[begin...]) }
        guard held.insert(entry).inserted else { continue }
      }
      ordered.append(entry)
    }
    return ordered
  }

  /// The diary of the file; nothing can be added then.
  consuming func finished(as kind: String) -> AppDiary {
    let periods: [PeriodRecord]
    var seen = 0
    if !starts.isEmpty {
      periods = beginningAsTold()
    } else if told.isEmpty {
      periods = seenInBleeding()
      seen = periods.count
    } else {
      periods = settled()
    }
    return AppDiary(
      kind: kind, entries: Self.inOrder(entries), periods: periods, seen: seen,
      omissions: omissions.list, remarks: remarks)
  }
}
