/// Whether a clause has the form of a question, and how surely.
struct QuestionForm {
  let words: [ClauseWord]
  let atoms: [ClauseAtom]
  let cues: CueTable

  private func word(_ place: Int) -> ClauseWord {
    words.indices.contains(place) ? words[place] : .absent
  }

  /// The weight of the form; 0 where it has none.
  func weight(_ clause: Range<Int>) -> Int {
    let isMarked = clause.contains { word($0).tags.contains(.questionMark) }
    if isMarked, !isHedged(clause) { return 16 }
    var first = clause.lowerBound
    while first < clause.upperBound, word(first).isMark || word(first).has(.filler),
      first - clause.lowerBound < 5
    {
      first += 1
    }
    guard first < clause.upperBound else { return 0 }
    if word(first).has(.auxiliary) { return auxiliary(first, clause) }
    if let weight = interrogative(first, clause) { return weight }
    if word(first).has(.listing), word(first).tags.isEmpty,
      next(first, clause).text != ":"
    {
      return 12
    }
    let isFormed = cues.questions.contains {
      $0.pattern.first(in: words, clause, atoms) != nil
    }
    return isFormed ? 12 : 0
  }

  /// Whether a figure or a day is told with a doubt of its own, and not judged.
  private func isHedged(_ clause: Range<Int>) -> Bool {
    clause.contains { word($0).has(.hedgeWord) }
      && !clause.contains { word($0).has(.judgeWord) }
      && clause.contains { !word($0).tags.isDisjoint(with: [.number, .day]) }
  }

  private func next(_ place: Int, _ clause: Range<Int>) -> ClauseWord {
    clause.contains(place + 1) ? word(place + 1) : .absent
  }

  private func auxiliary(_ first: Int, _ clause: Range<Int>) -> Int {
    let (word, next) = (word(first), next(first, clause))
    let length = clause.upperBound - first
    if word.has(.formless) || word.has(.statingAuxiliary) && next.has(.article)
      || word.has(.haveWord) && !next.has(.pronoun)
    {
      return 0
    }
    if next.has(.subjectWord),
      !(word.has(.pastCopula) && next.has(.statedSubject) && length < 4)
    {
      return 14
    }
    if word.has(.askingAuxiliary), length > 3,
      !next.tags.isDisjoint(with: [.day, .head, .clinician, .subject])
    {
      return 14
    }
    if next.tags.contains(.number), word.has(.copula), length >= 3 { return 14 }
    return word.has(.modalAsker) && length > 3 ? 12 : 0
  }

  private func interrogative(_ first: Int, _ clause: Range<Int>) -> Int? {
    let (word, next) = (word(first), next(first, clause))
    if word.has(.singleAsker) {
      return word.has(.relativeAsker) && next.has(.relativeSubject) ? 0 : 14
    }
    if word.has(.howAsker) { return next.has(.relativeSubject) || next.has(.firstPerson) ? 0 : 14 }
    if word.has(.whenAsker) {
      return next.has(.auxiliary) || next.has(.backward) || next.has(.forward)
        || next.has(.firstPerson) && self.word(first + 2).has(.backward) ? 14 : 0
    }
    if word.has(.whichAsker) { return next.has(.relativeVerb) ? 0 : 14 }
    return nil
  }
}
