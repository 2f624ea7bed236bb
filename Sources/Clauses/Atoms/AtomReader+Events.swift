import Civil

/// Begins and ends of periods.
extension AtomReader {
  /// A period that ran from one day to another was no run.
  private mutating func dropMotion() {
    for place in atoms.indices
    where atoms[place].kind == .head && atoms[place].meaning?.type == "dur"
      && word(atoms[place].words.lowerBound - 1).has(.periodWord)
    {
      atoms[place].kind = .word
      atoms[place].meaning = nil
      for index in atoms[place].words { words[index].tags = [] }
    }
  }

  /// Takes the begin and end of periods that cues show: their verb becomes the event.
  mutating func takeEvents() {
    dropMotion()
    let all = words.indices.lowerBound..<words.count
    for cue in vocabulary.cues.events {
      let parts = cue.of.split(separator: ":")
      guard parts.count == 2 else { continue }
      for start in words.indices {
        guard let end = cue.pattern.end(at: start, in: words, all, atoms),
          !words[start].tags.contains(.event)
        else { continue }
        let verb = (start..<max(start + 1, end)).first {
          words[$0].kind == .word && words[$0].tags.isDisjoint(with: [.day, .time])
            && words[$0].has(.eventVerb)
        }
        let place = verb ?? start
        words[place].tags.insert(.event)
        let index = words[place].atom
        guard atoms.indices.contains(index),
          ![.day, .number, .time, .quote, .subject].contains(atoms[index].kind)
        else { continue }
        atoms[index].kind = .event
        atoms[index].meaning = CellMeaning(
          .event, String(parts[0]), "event", bare: .yes, value: String(parts[1]))
      }
    }
  }

  /// Takes words for a begin or an end beside a day for those of a period, where periods are spoken
  /// of: "started 14th, ended 16th".
  mutating func takeMarks(naming: Bool = false) {
    for place in words.indices
    where words[place].kind == .word && !words[place].tags.contains(.event) {
      let index = words[place].atom
      let isBegin = words[place].has(.periodBegins)
      guard isBegin || words[place].has(.periodEnds), atoms.indices.contains(index),
        atoms[index].kind == .word, isDated(place) || naming && isNamed(place)
      else { continue }
      words[place].tags.insert(.event)
      atoms[index].kind = .event
      atoms[index].meaning = CellMeaning(
        .event, "period", "event", bare: .yes, value: isBegin ? "start" : "end")
    }
  }

  /// Whether a day stands close behind a word.
  private func isDated(_ place: Int) -> Bool {
    (1...3).contains { step in
      word(place + step).tags.contains(.day)
        && (1..<step).allSatisfy {
          word(place + $0).has(.wideFiller) || word(place + $0).has(.askingAuxiliary)
        }
    }
  }

  /// Whether a word is a thing that is named, as in "the start", and not that of another thing.
  private func isNamed(_ place: Int) -> Bool {
    (place == 0 || word(place - 1).has(.theWord) || word(place - 1).has(.periodWord))
      && !word(place + 1).has(.ofWord)
  }
}
