/// A sleep that was told in pieces, each from one time to another: "1 to 2 30 and then 4 till 5 15".
struct SleepPieces {
  private let words: [ClauseWord]
  /// The pieces by their first word, where there are several; empty else.
  private(set) var pieces: [Int: (end: Int, minutes: Int)] = [:]

  init(_ words: [ClauseWord], _ meanings: CellMeanings) {
    self.words = words
    let speaksOfSleep = words.indices.contains {
      meanings.form(at: $0, in: words)?.meaning.type == Self.hours
    }
    guard speaksOfSleep else { return }
    var place = 0
    while place < words.count {
      guard let piece = piece(at: place) else {
        place += 1
        continue
      }
      pieces[place] = piece
      place = piece.end
    }
    if pieces.count < 2 { pieces = [:] }
  }

  private static let hours = "hours"

  /// The atom of a piece: the first holds the hours of all.
  func atom(at place: Int) -> ClauseAtom? {
    guard let piece = pieces[place] else { return nil }
    guard place == pieces.keys.min() else { return ClauseAtom(.none, place..<piece.end) }
    let minutes = pieces.values.reduce(0) { $0 + $1.minutes }
    var atom = ClauseAtom(.number, place..<piece.end)
    atom.number = (Double(minutes) / 60 * 100).rounded() / 100
    atom.unit = "h"
    return atom
  }

  private func word(_ place: Int) -> ClauseWord {
    words.indices.contains(place) ? words[place] : .absent
  }

  private func piece(at start: Int) -> (end: Int, minutes: Int)? {
    guard let (from, after) = time(at: start), word(after).has(.until) else { return nil }
    var place = after + 1
    while word(place).has(.clockLead) || word(place).has(.wideFiller), time(at: place) == nil {
      place += 1
    }
    guard let (until, end) = time(at: place) else { return nil }
    let minutes = (until - from + Self.halfDay * 2) % Self.halfDay
    return (1...Self.longest).contains(minutes) ? (end, minutes) : nil
  }

  private static let halfDay = 720
  private static let longest = 660

  /// The minutes since midnight or noon that the words at a place say, and where they end.
  private func time(at place: Int) -> (minutes: Int, end: Int)? {
    let first = word(place)
    if case .clock(let hour, let minute) = first.shape { return ended(hour, minute, place + 1) }
    if case .number(let value) = first.shape, value != value.rounded() {
      let minute = Int(((value - value.rounded(.down)) * 100).rounded())
      return Self.quarters.contains(minute) && value < Self.hoursOfDay
        ? ended(Int(value), minute, place + 1) : nil
    }
    guard let hour = first.digits ?? first.entry.cardinal, (0...24).contains(hour) else {
      return nil
    }
    if let minute = word(place + 1).digits ?? word(place + 1).entry.cardinal,
      (10...59).contains(minute), minute % 5 == 0, word(place + 2).entry.unit == nil
    {
      return ended(hour, minute, place + 2)
    }
    return word(place + 1).entry.unit == nil ? ended(hour, 0, place + 1) : nil
  }

  private static let quarters: Set<Int> = [15, 30, 45]
  private static let hoursOfDay = 24.0

  private func ended(_ hour: Int, _ minute: Int, _ end: Int) -> (minutes: Int, end: Int) {
    let isMarked = word(end).has(.meridiem) || word(end).has(.oclock)
    return (hour * 60 + minute, isMarked ? end + 1 : end)
  }
}
