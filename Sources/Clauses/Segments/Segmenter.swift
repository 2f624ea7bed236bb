/// A stretch of words that is one clause, with the number of its sentence.
struct Segment: Hashable, Sendable {
  var words: Range<Int>
  let sentence: Int
}

/// Cuts a message into clauses: at the ends of sentences, at commas and conjunctions with something
/// on both sides, and before words that open a clause where no mark was typed.
struct Segmenter {
  let words: [ClauseWord]
  let atoms: [ClauseAtom]
  let cues: CueTable
  private var cuts: Set<Int> = [0]
  private var sentences: Set<Int> = [0]

  init(_ words: [ClauseWord], _ atoms: [ClauseAtom], _ cues: CueTable) {
    self.words = words
    self.atoms = atoms
    self.cues = cues
    for place in words.indices where !isQuoted(place) { cut(at: place) }
    for cue in cues.openers {
      for place in words.indices.dropFirst() where !isQuoted(place) { open(at: place, by: cue) }
    }
  }

  private func word(_ place: Int) -> ClauseWord {
    words.indices.contains(place) ? words[place] : .absent
  }

  private func isQuoted(_ place: Int) -> Bool {
    atoms.indices.contains(words[place].atom) && atoms[words[place].atom].kind == .quote
  }

  private static let ends: Set<String> = [".", "!", "?", "\n", ";", "…"]

  private mutating func cut(at place: Int) {
    let text = word(place).text
    if Self.ends.contains(text), word(place).isMark {
      var next = place + 1
      while word(next).isMark, [".", "!", "?"].contains(word(next).text) { next += 1 }
      cuts.insert(next)
      if text != ";" { sentences.insert(next) }
    } else if text == "," && word(place).isMark || word(place).has(.conjunction) {
      join(at: place, isComma: word(place).isMark)
    }
  }

  /// Cuts at a comma or conjunction where both sides hold something.
  private mutating func join(at place: Int, isComma: Bool) {
    if atoms.indices.contains(word(place).atom) {
      let kind = atoms[word(place).atom].kind
      guard kind == .word || kind == .separator else { return }
    }
    if word(place - 1).has(.conjunction) || word(place - 1).text == "," { return }
    let cut = isComma ? place + 1 : place
    let start = cuts.filter { $0 <= place }.max() ?? 0
    let end =
      ((cut + 1)..<max(cut + 1, words.count)).first {
        word($0).isMark && (Self.ends.contains(word($0).text) || word($0).text == ",")
          || word($0).has(.strongConjunction)
      } ?? words.count
    guard (start..<place).contains(where: { !word($0).isMark && !word($0).has(.conjunction) })
    else { return }
    let right = word(cut).has(.conjunction) ? cut + 1 : cut
    guard isStrong(right..<max(right, end)),
      isStrong(start..<place) || hasContent(start..<place)
    else { return }
    cuts.insert(cut)
  }

  /// Whether a fact, a day or a denial stands in it.
  private func hasContent(_ range: Range<Int>) -> Bool {
    range.contains {
      !word($0).tags.isDisjoint(with: .content) || word($0).has(.negator)
    }
  }

  /// Whether it could be a clause of its own.
  private func isStrong(_ range: Range<Int>) -> Bool {
    let holdsMore = range.contains {
      !word($0).tags.isDisjoint(with: [.head, .value, .event, .number, .time])
        || word($0).has(.negator)
    }
    return range.contains { place in
      let word = word(place)
      if !word.tags.isDisjoint(with: [.head, .value, .event, .condition, .unit, .number]) {
        return true
      }
      if word.tags.contains(.day), holdsMore { return true }
      if word.has(.clauseSubject), range.upperBound - place > 2 { return true }
      return word.has(.clauseVerb)
    }
  }

  private func says(_ place: Int) -> Bool {
    let word = word(place)
    return !word.tags.isDisjoint(with: [
      .head, .value, .number, .event, .clinician, .subject, .unit, .condition, .part,
    ]) || word.has(.negator)
      || word.kind == .word && word.tags.isEmpty && !word.has(.filler) && !word.has(.wideFiller)
  }

  /// Cuts before words that open a clause without a mark.
  private mutating func open(at place: Int, by cue: ClauseCue) {
    let word = word(place)
    if atoms.indices.contains(word.atom) {
      let atom = atoms[word.atom]
      guard atom.words.lowerBound == place,
        ![.number, .strokes, .time, .quote, .repeats, .length, .none].contains(atom.kind)
      else { return }
    }
    guard cue.pattern.end(at: place, in: words, 0..<words.count, atoms) != nil else { return }
    let cut = self.word(place - 1).has(.conjunction) && place > 1 ? place - 1 : place
    guard !cuts.contains(cut), !cuts.contains(place), place - (lastCut(before: place)) >= 2,
      isOpen(place, cut, from: lastCut(before: place))
    else { return }
    cuts.insert(cut)
  }

  private func lastCut(before place: Int) -> Int { cuts.filter { $0 < place }.max() ?? 0 }

  /// Whether the words before an opener may end a clause.
  private func isOpen(_ place: Int, _ cut: Int, from start: Int) -> Bool {
    let word = word(place)
    let before = self.word(place - 1)
    let isAsker = word.has(.auxiliary) || word.has(.interrogative)
    if isAsker, isWithinQuestion(place, from: start) { return false }
    let bringsRelative = before.has(.thatWord) && self.word(place - 2).has(.preposition)
    if word.has(.plainSubject) {
      let near = max(start, place - 4)..<place
      if near.contains(where: {
        self.word($0).has(.interrogative) || self.word($0).has(.subordinator)
      }),
        !bringsRelative
      {
        return false
      }
      if before.has(.countedTime) { return false }
    }
    if !(start..<cut).contains(where: says) {
      guard word.has(.auxiliary),
        (start..<place).contains(where: { self.word($0).tags.contains(.day) })
      else { return false }
    } else if isAsker, place - start < 3 {
      return false
    }
    if let first = (start..<place).first(where: {
      self.word($0).kind == .word && !self.word($0).has(.filler)
    }),
      self.word(first).has(.interrogative) || self.word(first).has(.auxiliary),
      !word.has(.freshSubject), !word.has(.conjunction), !isAsker
    {
      return false
    }
    if before.has(.leadsOn), !bringsRelative { return false }
    return !(word.has(.auxiliary) && before.has(.beforeAuxiliary))
  }

  private func isWithinQuestion(_ place: Int, from start: Int) -> Bool {
    let near = max(start, place - 6)..<place
    guard place - start < 7 else { return false }
    let asks = near.contains {
      word($0).has(.interrogative) || word($0).has(.auxiliary) && word($0 + 1).has(.subjectWord)
    }
    return asks && !near.contains { word($0).has(.conjunction) && $0 > start + 2 }
  }

  /// The clauses in order; one that names only a day belongs to the one before.
  func segments(isQuestion: (Range<Int>) -> Bool) -> [Segment] {
    let places = cuts.filter { $0 < words.count }.sorted() + [words.count]
    var found: [Segment] = []
    var sentence = 0
    for (start, end) in zip(places, places.dropFirst()) {
      if start > 0, sentences.contains(start) { sentence += 1 }
      guard (start..<end).contains(where: { !word($0).isMark }) else { continue }
      let segment = Segment(words: start..<end, sentence: sentence)
      if let last = found.last, last.sentence == sentence,
        belongsToTheOneBefore(segment.words, last.words, isQuestion)
      {
        found[found.count - 1].words = last.words.lowerBound..<end
      } else {
        found.append(segment)
      }
    }
    return found
  }

  private func belongsToTheOneBefore(
    _ range: Range<Int>, _ before: Range<Int>, _ isQuestion: (Range<Int>) -> Bool
  ) -> Bool {
    if range.count < 2, word(range.lowerBound).has(.conjunction) { return !hasContent(range) }
    return range.contains { word($0).tags.contains(.day) }
      && !range.contains { says($0) && !word($0).tags.contains(.day) } && !isQuestion(before)
  }
}
