import Civil

/// Numbers with what makes them whole: their unit, a half, a scale of ten.
extension AtomReader {
  /// Reads a number in digits or words; false where none begins here.
  mutating func readNumber() -> Bool {
    if case .strokes(let parts) = word(place).shape { return readStrokes(parts) }
    if readHalf() || readRepeats() { return true }
    guard let (value, end) = count() else { return false }
    var atom = ClauseAtom(.number, place..<end)
    atom.number = value
    var next = end
    if word(end).kind == .word, isWhole(place),
      let half = numbers.andFraction(at: end), let after = numbers.andFractionEnd(at: end)
    {
      atom.number = value + half
      next = after
    }
    if word(next).has(.ishWord) { next += 1 }
    if word(next).has(.thousandMark), word(next + 1).has(.stepsWord) {
      atom.number = value * 1000
      next += 1
    }
    if !readScale(&atom, &next) { readUnit(&atom, &next) }
    if word(next).has(.spanUnit) {
      atom.kind = .length
      atom.unit = vocabulary.entry(word(next).text).unit ?? word(next).text
      next += 1
      if word(next).text == "+", let days = word(next + 1).digits, (0..<7).contains(days) {
        next += 2
      }
    } else if atom.unit == "h" || atom.unit == "min", word(place - 1).has(.within) {
      atom.kind = .length
    }
    if word(place - 1).has(.ofWord), word(place - 2).has(.outWord) { atom.kind = .none }
    if word(place - 1).has(.currency) || word(next).has(.currency) { atom.kind = .none }
    atom.words = place..<next
    add(atom)
    return true
  }

  /// Whether a number stands here that its fraction may follow.
  private func isWhole(_ place: Int) -> Bool {
    if case .number = word(place).shape { return true }
    return word(place).entry.heard != nil
  }

  /// A number, an article before a unit, "a couple".
  private func count() -> (value: Double, end: Int)? {
    let first = word(place)
    if first.entry.cardinal == 1, first.kind == .word,
      word(place - 1).has(.beforeOne) || word(place + 1).has(.afterOne)
        || word(place - 1).entry.month != nil
    {
      return nil
    }
    if let found = numbers.value(at: place) { return found }
    if let heard = heard() { return (heard, place + 1) }
    if first.has(.another), let found = numbers.number(at: place + 1) { return found }
    if let unit = first.entry.unit, Self.vessels.contains(unit), word(place + 1).has(.ofWord),
      word(place - 1).kind != .number, word(place - 1).entry.cardinal == nil,
      !word(place - 1).has(.article)
    {
      return (1, place)
    }
    if first.has(.article) || first.has(.coupling) {
      let second = word(place + 1)
      if first.has(.coupling) || second.has(.coupling) {
        var end = place + (first.has(.coupling) ? 1 : 2)
        if word(end).has(.ofWord) { end += 1 }
        return (2, end)
      }
      if let unit = second.entry.unit, Self.vessels.contains(unit) { return (1, place + 1) }
      if let (meaning, _) = meaning(at: place + 1), meaning.role == .head || meaning.role == .unit,
        Self.counted.contains(meaning.type)
      {
        return (1, place + 1)
      }
    }
    return nil
  }

  private static let vessels: Set<String> = ["glass", "can", "cup", "bottle", "pint"]
  private static let counted: Set<String> = ["count", "dose", "times"]

  private mutating func readStrokes(_ parts: [Double]) -> Bool {
    var atom = ClauseAtom(.number, place..<place + 1)
    if parts.count == 2, parts[1] == 10 {
      atom.number = parts[0]
      atom.unit = ClauseAtom.ofTen
    } else if parts.count == 2, parts[1] == 24, parts[0] < 24 {
      atom.number = parts[0]
      atom.unit = "h"
    } else if parts.count == 2, parts[1] == 7, parts[0] <= 7 {
      atom.kind = .length
      atom.number = parts[0]
      atom.unit = "day"
    } else if parts.count == 2, (70...300).contains(parts[0]), (30...140).contains(parts[1]) {
      atom.pair = "\(Int(parts[0]))/\(Int(parts[1]))"
      atom.unit = "mmHg"
    } else {
      atom.kind = .strokes
      atom.numbers = parts
    }
    add(atom)
    return true
  }

  /// "half an hour", "an hour and a half".
  private mutating func readHalf() -> Bool {
    let first = word(place)
    if first.entry.fraction == 0.5 {
      let vessel = word(place + 1).has(.article) ? place + 2 : place + 1
      if let unit = word(vessel).entry.unit, Self.vessels.contains(unit) {
        var atom = ClauseAtom(.number, place..<vessel + 1)
        (atom.number, atom.unit) = (0.5, unit)
        add(atom)
        return true
      }
      let hour = word(place + 1).has(.article) ? place + 2 : place + 1
      guard word(hour).entry.unit == "h", word(hour).kind == .word else { return false }
      var atom = ClauseAtom(.number, place..<hour + 1)
      atom.number = 30
      atom.unit = "min"
      add(atom)
      return true
    }
    if first.entry.unit == "h", first.kind == .word, word(place - 1).kind != .number,
      !word(place - 1).has(.article), let half = numbers.andFraction(at: place + 1),
      let end = numbers.andFractionEnd(at: place + 1)
    {
      var atom = ClauseAtom(.number, place..<end)
      (atom.number, atom.unit) = (1 + half, "h")
      add(atom)
      return true
    }
    guard first.has(.article), word(place + 1).entry.unit == "h",
      !word(place - 1).has(.within), word(place - 1).entry.fraction == nil
    else { return false }
    var atom = ClauseAtom(.number, place..<place + 2)
    atom.number = 1
    atom.unit = "h"
    if let half = numbers.andFraction(at: place + 2),
      let end = numbers.andFractionEnd(at: place + 2)
    {
      atom.number = 1 + half
      atom.words = place..<end
    }
    add(atom)
    return true
  }

  /// "x2", "once", "twice".
  private mutating func readRepeats() -> Bool {
    let first = word(place)
    var atom = ClauseAtom(.repeats, place..<place + 1)
    if first.has(.once) {
      atom.number = 1
    } else if first.has(.twice) {
      atom.number = 2
    } else if first.has(.another), word(place + 1).has(.firmClockLead) {
      atom.number = 1
      atom.isOneMore = true
    } else if first.has(.timesSign), let count = word(place + 1).digits, (1...9).contains(count) {
      atom.number = Double(count)
      atom.words = place..<place + 2
    } else {
      return false
    }
    add(atom)
    return true
  }

  /// "7 out of 10", "7 over 10", and a pressure: "118 over 76".
  private func readScale(_ atom: inout ClauseAtom, _ next: inout Int) -> Bool {
    if word(next).has(.outWord), word(next + 1).has(.ofWord),
      let (top, end) = numbers.value(at: next + 2), let value = atom.number,
      (2...100).contains(top), value <= top || top == 10
    {
      atom.number = top == 10 ? value : (value * 10 / top).rounded()
      atom.unit = ClauseAtom.ofTen
      next = end
      return true
    }
    if word(next).has(.ofWord) || word(next).has(.onWord), let value = atom.number, value <= 10,
      let (top, end) = numbers.value(at: next + 1), top == 10
    {
      atom.unit = ClauseAtom.ofTen
      next = end
      return true
    }
    guard word(next).has(.overWord), let (other, end) = numbers.value(at: next + 1),
      let value = atom.number
    else { return false }
    if other == 10 {
      atom.unit = ClauseAtom.ofTen
    } else if (70...300).contains(value), (30...140).contains(other) {
      atom.pair = "\(Int(value))/\(Int(other))"
      atom.unit = "mmHg"
    } else {
      return false
    }
    next = end
    return true
  }

  private func readUnit(_ atom: inout ClauseAtom, _ next: inout Int) {
    guard let (unit, end) = unit(at: next) else { return }
    atom.unit = unit
    next = end
    if unit == "h" {
      if let half = numbers.andFraction(at: next), let after = numbers.andFractionEnd(at: next) {
        atom.number = (atom.number ?? 0) + half
        next = after
      } else if let minutes = word(next).digits, (1...59).contains(minutes) {
        let hasUnit = word(next + 1).entry.unit == "min" || word(next + 1).has(.minuteLetter)
        guard hasUnit || word(next).isGlued || isMinutes(next) else { return }
        atom.number = (atom.number ?? 0) + (Double(minutes) / 60 * 100).rounded() / 100
        next += hasUnit ? 2 : 1
      }
    } else if unit == "st", let stones = atom.number, (0...60).contains(stones),
      let (pounds, after) = numbers.value(at: next), (0..<14).contains(pounds)
    {
      atom.pair = "\(Int(stones)) st \(Int(pounds)) lb"
      next = after
      if word(next).entry.unit == "lb" { next += 1 }
    }
  }

  /// Whether a number behind hours is their minutes and counts nothing else: "5 hours 20".
  private func isMinutes(_ place: Int) -> Bool {
    let next = word(place + 1)
    return word(place).text.utf8.count == 2
      && (place + 1 >= words.count || next.isMark || next.has(.conjunction)
        || days.day(at: place + 1) != nil)
  }

  private func unit(at place: Int) -> (unit: String, end: Int)? {
    let first = word(place)
    guard first.kind == .word else { return nil }
    for (rest, unit) in vocabulary.longUnits[first.text] ?? []
    where rest.indices.allSatisfy({ word(place + 1 + $0).text == rest[$0] }) {
      return (unit, place + 1 + rest.count)
    }
    guard let unit = first.entry.unit, !first.has(.noUnit) else { return nil }
    if first.entry.isRiskyUnit, first.text.utf8.count == 1, !first.isGlued,
      !first.has(.unitLetter)
    {
      return nil
    }
    if unit == "can", word(place + 1).has(.pronoun) { return nil }
    return (unit, place + 1)
  }
}
