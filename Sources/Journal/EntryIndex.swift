import Civil

/// Where to look in the entries, so that a look at some days, or at the few marks that shape her
/// record, need not go through all of them.
struct EntryIndex: Hashable, Sendable {
  /// From which day to which each page goes.
  private var spans: [ClosedRange<CivilDate>] = []
  private var count = 0
  /// Whether the entries of each page stand in the order of their dates.
  private var areOrdered: [Bool] = []
  /// The places of the marks, in their order.
  private(set) var marks: [Int] = []
  /// The places of what tells of fertility, or of a fever that makes it unsure, in their order.
  private(set) var signs: [Int] = []
  /// The places of each kind of fact, by date and then in their order.
  private var places = [DatedPlaces](repeating: DatedPlaces(), count: FactKind.allCases.count)
  /// Whether the entries stand in the order of their dates.
  private(set) var isOrdered = true

  init() {}

  init(_ entries: Pages<Entry>) { update(entries, from: 0) }

  mutating func append(_ entries: Pages<Entry>) { read(entries, from: entries.count - 1) }

  /// Takes in that the entries from a position on are others.
  mutating func update(_ entries: Pages<Entry>, from position: Int) {
    let page = Swift.min(position / Pages<Entry>.size, spans.count)
    spans.removeSubrange(page...)
    areOrdered.removeSubrange(page...)
    let first = page * Pages<Entry>.size
    marks.removeLast(marks.count - (marks.firstIndex { $0 >= first } ?? marks.count))
    signs.removeLast(signs.count - (signs.firstIndex { $0 >= first } ?? signs.count))
    for kind in places.indices { places[kind].remove(from: first) }
    isOrdered =
      areOrdered.allSatisfy(\.self)
      && zip(spans, spans.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
    read(entries, from: first)
  }

  private mutating func read(_ entries: Pages<Entry>, from first: Int) {
    for place in first..<Swift.max(first, entries.count) {
      let date = entries[place].date
      if place > 0, date < entries[place - 1].date { isOrdered = false }
      if place % Pages<Entry>.size == 0 {
        spans.append(date...date)
        areOrdered.append(true)
      } else if let last = spans.last {
        if date < entries[place - 1].date { areOrdered[areOrdered.count - 1] = false }
        spans[spans.count - 1] = min(last.lowerBound, date)...max(last.upperBound, date)
      }
      if entries[place].fact.isMark { marks.append(place) }
      if entries[place].fact.isSign { signs.append(place) }
      places[entries[place].fact.factKind.rawValue].insert(place, on: date)
    }
    count = entries.count
  }

  /// The places of the entries of some kinds from one day to another, by date and then in their
  /// order.
  func places(
    of kinds: [FactKind], from first: CivilDate, upTo last: CivilDate
  ) -> DatedPlaces {
    var found = DatedPlaces()
    for kind in kinds { found.merge(places[kind.rawValue].part(from: first, upTo: last)) }
    return found
  }

  /// The pages that hold entries from one day to another, in their order, each with whether all of
  /// its entries are of those days.
  func pages(
    from first: CivilDate, upTo last: CivilDate
  ) -> [(page: Int, isWhole: Bool)] {
    spans.indices.compactMap { page in
      let span = spans[page]
      guard span.lowerBound <= last, first <= span.upperBound else { return nil }
      return (page, first <= span.lowerBound && span.upperBound <= last)
    }
  }

  /// The last of the entries that are wanted, by the date and then by the order.
  func last(in entries: Pages<Entry>, where isWanted: (Entry) -> Bool) -> Entry? {
    var found: Entry?
    let isOrdered = isOrdered
    for page in spans.indices.reversed() {
      if let found, spans[page].upperBound <= found.date { continue }
      for entry in entries.page(page).reversed()
      where found.map({ $0.date < entry.date }) ?? true && isWanted(entry) {
        found = entry
        if isOrdered { return entry }
      }
    }
    return found
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
