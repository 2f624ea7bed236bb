import Civil

/// Where to look in the entries, so that a look at some days, or at the few marks that shape her
/// record, need not go through all of them.
struct EntryIndex: Hashable, Sendable {
  /// From which day to which each page goes.
  private var spans: [ClosedRange<CivilDate>] = []
  private var count = 0
  /// The places of the marks, in their order.
  private(set) var marks: [Int] = []
  /// The places of what tells of fertility, or of a fever that makes it unsure, in their order.
  private(set) var signs: [Int] = []

  init() {}

  init(_ entries: Pages<Entry>) { update(entries, from: 0) }

  mutating func append(_ entries: Pages<Entry>) { read(entries, from: entries.count - 1) }

  /// Takes in that the entries from a position on are others.
  mutating func update(_ entries: Pages<Entry>, from position: Int) {
    let page = Swift.min(position / Pages<Entry>.size, spans.count)
    spans.removeSubrange(page...)
    let first = page * Pages<Entry>.size
    marks.removeLast(marks.count - (marks.firstIndex { $0 >= first } ?? marks.count))
    signs.removeLast(signs.count - (signs.firstIndex { $0 >= first } ?? signs.count))
    read(entries, from: first)
  }

  private mutating func read(_ entries: Pages<Entry>, from first: Int) {
    for place in first..<Swift.max(first, entries.count) {
      let date = entries[place].date
      if place % Pages<Entry>.size == 0 {
        spans.append(date...date)
      } else if let last = spans.last {
        spans[spans.count - 1] = min(last.lowerBound, date)...max(last.upperBound, date)
      }
      if entries[place].fact.isMark { marks.append(place) }
      if entries[place].fact.isSign { signs.append(place) }
    }
    count = entries.count
  }

  /// Where the entries from one day to another may stand, in their order.
  func places(from first: CivilDate, upTo last: CivilDate) -> some Sequence<Int> {
    spans.indices.lazy.filter { spans[$0].lowerBound <= last && first <= spans[$0].upperBound }
      .flatMap(places)
  }

  /// The last of the places that are wanted, by the date and then by the order.
  func last(in entries: Pages<Entry>, where isWanted: (Int) -> Bool) -> Int? {
    var found: (place: Int, date: CivilDate)?
    for page in spans.indices.reversed() {
      if let found, spans[page].upperBound <= found.date { continue }
      for place in places(on: page).reversed() {
        let date = entries[place].date
        if found.map({ $0.date < date }) ?? true, isWanted(place) { found = (place, date) }
      }
    }
    return found?.place
  }

  private func places(on page: Int) -> Range<Int> {
    let start = page * Pages<Entry>.size
    return start..<Swift.min(start + Pages<Entry>.size, count)
  }
}

extension Fact {
  /// Whether it shapes how other entries are read: periods, modes, pregnancies, breaks and the like.
  fileprivate var isMark: Bool {
    switch self {
    case .period, .mode, .pregnancy, .pause, .gap, .asked, .about, .text(.factor, _),
      .text(.tracked, _):
      true
    default: false
    }
  }
}
