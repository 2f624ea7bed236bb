import Civil

/// Reads a time of day: "at 9", "half past 6", "07:10", "10pm", "around midnight".
struct ClockReader {
  let words: [ClauseWord]
  private let numbers: NumberWords
  /// Whether a form of a cell's word stands at a place, so that the number before it counts that.
  let isCounted: (Int) -> Bool

  init(_ words: [ClauseWord], isCounted: @escaping (Int) -> Bool) {
    self.words = words
    self.isCounted = isCounted
    numbers = NumberWords(words: words)
  }

  private func word(_ place: Int) -> ClauseWord {
    words.indices.contains(place) ? words[place] : .absent
  }

  /// The time that begins at a place.
  func time(at start: Int) -> ClauseAtom? {
    var place = start
    var isFirm = false
    if word(start).has(.clockLead) {
      isFirm = word(start).has(.firmClockLead)
      place += 1
      while word(place).has(.clockLead) && !word(place).has(.firmClockLead) { place += 1 }
    }
    if word(place + 1).has(.outWord) && word(place + 2).has(.ofWord) { return nil }
    if word(place + 1).has(.overWord), numbers.value(at: place + 2)?.value == 10 { return nil }
    if case .clock(let hour, let minute) = word(place).shape {
      return finished(start, hour, minute, place + 1)
    }
    if let found = fraction(start, place, isFirm: isFirm) { return found }
    if let time = word(place).entry.partTime, isFirm || place == start {
      var atom = ClauseAtom(.time, start..<place + 1)
      atom.time = time
      return atom
    }
    return whole(start, place, isFirm: isFirm)
  }

  private func hour(_ place: Int) -> (hour: Int, end: Int)? {
    guard let (value, end) = numbers.value(at: place), let hour = Int(exactly: value),
      (0...24).contains(hour)
    else { return nil }
    return (hour, end)
  }

  /// "half past six", "twenty to four", "half six".
  private func fraction(_ start: Int, _ place: Int, isFirm: Bool) -> ClauseAtom? {
    let part = word(place)
    let minutes = part.entry.fraction.map { Int($0 * 60) } ?? part.entry.cardinal
    if let minutes, (1...30).contains(minutes), part.entry.fraction != nil || isFirm,
      word(place + 1).has(.past) || word(place + 1).has(.toWord), let (hour, end) = hour(place + 2)
    {
      return word(place + 1).has(.past)
        ? finished(start, hour, minutes, end) : finished(start, hour - 1, 60 - minutes, end)
    }
    if part.entry.fraction == 0.5, let (hour, end) = hour(place + 1),
      word(end).entry.unit == nil, !word(end).has(.spanUnit)
    {
      return finished(start, hour < 9 ? hour + 12 : hour, 30, end)
    }
    return nil
  }

  private func whole(_ start: Int, _ place: Int, isFirm: Bool) -> ClauseAtom? {
    guard let (hour, end) = hour(place) else { return nil }
    let next = word(end)
    if next.has(.meridiem) || next.has(.oclock)
      || next.has(.inWord) && word(end + 1).has(.theWord) && word(end + 2).has(.dayPart)
    {
      return finished(start, hour, 0, end)
    }
    if isFirm, next.entry.unit == Self.hours, hour <= 24 {
      if let minute = word(end + 1).digits, word(end + 1).isGlued, minute < 60 {
        return finished(start, hour, minute, end + 2)
      }
      return finished(start, hour, 0, end + 1)
    }
    guard isFirm, next.entry.unit == nil, !next.has(.spanUnit), !isCounted(end) else { return nil }
    if let (minute, after) = self.minutes(end) { return finished(start, hour, minute, after) }
    if next.has(.toWord) { return nil }
    return finished(start, hour, 0, end)
  }

  /// The unit that also follows the hour of a time: "at 10h30".
  private static let hours = "h"

  private func minutes(_ place: Int) -> (Int, Int)? {
    guard word(place).kind == .word, let (value, end) = numbers.number(at: place),
      let minute = Int(exactly: value), minute % 5 == 0, (5...55).contains(minute)
    else { return nil }
    return (minute, end)
  }

  private func finished(_ start: Int, _ hour: Int, _ minute: Int, _ end: Int) -> ClauseAtom {
    var (hour, end) = (hour, end)
    let next = word(end)
    if next.has(.meridiem) {
      hour = hour % 12 + (next.has(.afterNoon) ? 12 : 0)
      end += 1
    } else if next.has(.inWord), word(end + 1).has(.theWord), word(end + 2).has(.dayPart) {
      hour = hour % 12 + (word(end + 2).has(.morningWord) ? 0 : 12)
      end += 3
    } else if next.has(.oclock) {
      end += 1
    } else if next.has(.atWord), word(end + 1).has(.nightWord) {
      hour = hour % 12 + 12
      end += 2
    }
    var atom = ClauseAtom(.time, start..<end)
    atom.time = ClockTime(hour: ((hour % 24) + 24) % 24, minute: minute)
    return atom
  }
}
