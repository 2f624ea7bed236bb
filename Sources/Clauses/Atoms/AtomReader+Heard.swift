/// Words that dictation writes for numbers: "to" for 2, "ate" for 8.
extension AtomReader {
  /// Whether a message was dictated: several words without a mark, a digit or a capital.
  static func isSpoken(_ words: [ClauseWord]) -> Bool {
    words.count > 3 && words.allSatisfy { $0.kind == .word && !$0.isCapital }
  }

  /// The number that a word was heard for, where its neighbours leave it no other sense.
  func heard() -> Double? {
    guard isSpoken, let value = word(place).entry.heard, isHeardNumber else { return nil }
    return Double(value)
  }

  /// Whether what follows may end a number.
  private var isEnded: Bool {
    let next = word(place + 1)
    return place + 1 >= words.count || next.has(.afterHeard) || days.day(at: place + 1) != nil
      || next.has(.onWord) && days.day(at: place + 2) != nil
  }

  private var isHeardNumber: Bool {
    let (before, here, next) = (word(place - 1), word(place), word(place + 1))
    if let unit = next.entry.unit, !next.entry.isRiskyUnit, !next.has(.pronoun) {
      return !unit.isEmpty
    }
    if numbers.andFraction(at: place + 1) != nil { return true }
    if let (meaning, _) = meaning(at: place + 1), [.head, .unit].contains(meaning.role),
      ["count", "dose"].contains(meaning.type)
    {
      return !here.has(.forWord) || before.has(.takingVerb) || before.has(.beforeHeard)
    }
    guard isEnded else { return false }
    if before.has(.article) || before.has(.heardCopula) { return true }
    if next.has(.article), !word(place + 2).has(.nightWord), !word(place + 2).has(.dayWord) {
      return false
    }
    if let last = atoms.last, last.words.upperBound == place {
      switch last.kind {
      case .day, .head, .unit:
        return !(here.has(.toWord) && days.day(at: place + 1) != nil)
          || isListed
      case .number: return place + 1 >= words.count
      default: break
      }
    }
    return before.has(.beforeHeard) && !(here.has(.toWord) && place + 1 >= words.count)
  }

  /// Whether the day before stands in a list of days with a number behind each.
  var isListed: Bool {
    let kinds = atoms.suffix(3).map(\.kind)
    return kinds == [.day, .number, .day]
  }
}
