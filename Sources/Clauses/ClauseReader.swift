package import Civil
public import Knowledge
package import Language

/// Reads a message clause by clause: what each does, of whom it speaks, and the facts it tells.
public struct ClauseReader: Sendable {
  let vocabulary: ClauseVocabulary

  /// Reads the words of a library's language.
  public init(library: Library) throws(KnowledgeError) {
    vocabulary = try ClauseVocabulary(library: library)
  }

  /// The clauses of a message in order.
  ///
  /// - Parameters:
  ///   - message: the message with misspelt words put right.
  ///   - mentions: the concepts it names.
  ///   - periodStart: the day that the days of a cycle are counted from; nil where none is known.
  ///   - isGeneral: whether pain without a place is not taken for cramps.
  ///   - ofPeriods: whether begins and ends of periods are spoken of.
  package func clauses(
    of message: Message, naming mentions: [Mention], today: CivilDate,
    periodStart: CivilDate? = nil, isGeneral: Bool, ofPeriods: Bool = false
  ) -> [Clause] {
    guard message.tokens.count <= Self.mostTokens else { return [] }
    let read = ClauseWordReader(message, vocabulary).words
    guard !read.isEmpty else { return [] }
    var reader = AtomReader(
      read, named: named(mentions, read), vocabulary, today: today)
    reader.takeEvents()
    if ofPeriods { reader.takeMarks() }
    let (words, atoms) = (reader.words, reader.atoms)
    let form = QuestionForm(words: words, atoms: atoms, cues: vocabulary.cues)
    let segments = Segmenter(words, atoms, vocabulary.cues).segments { form.weight($0) > 0 }
    let acts = ActReader(words: words, atoms: atoms, cues: vocabulary.cues, form: form)
    let readings = self.readings(of: segments, words, acts)
    let aligner = Aligner(
      words, atoms, segments, writes: readings.map(\.writes),
      areHers: readings.map { $0.subject == .me && $0.act != .report && $0.act != .suppose },
      vocabulary, today: today, periodStart: periodStart, ofPeriods: ofPeriods)
    let cells = aligner.finished(isGeneral: isGeneral)
    return segments.indices.map { index in
      let range = segments[index].words
      let told = range.filter { !words[$0].isMark }
      let first = words[told.first ?? range.lowerBound].range.lowerBound
      let last = words[told.last ?? range.upperBound - 1].range.upperBound
      let own = cells.filter { $0.clause == index }.map(\.cell)
      let reading = readings[index]
      return Clause(
        range: first..<max(first, last), act: reading.act, subject: reading.subject,
        isDenied: own.isEmpty && [.inform, .suppose].contains(reading.act)
          && range.contains { words[$0].has(.negator) },
        modality: reading.modality, cells: own)
    }
  }

  /// What a message puts right in what was told before; nil where its words put nothing right.
  package func revision(
    of message: Message, naming mentions: [Mention], today: CivilDate, ofPeriods: Bool = false
  ) -> Revision? {
    guard message.tokens.count <= Self.mostTokensPutRight else { return nil }
    let read = ClauseWordReader(message, vocabulary).words
    guard !read.isEmpty else { return nil }
    var reader = AtomReader(read, named: named(mentions, read), vocabulary, today: today)
    reader.takeEvents()
    if ofPeriods { reader.takeMarks(naming: true) }
    return RevisionReader(reader.words, reader.atoms, vocabulary.cues).revision
  }

  /// A message as it is meant, where it puts a slip of its own right; nil where it has none.
  package func repaired(
    _ message: Message, naming mentions: [Mention], today: CivilDate
  ) -> String? {
    guard message.tokens.count <= Self.mostTokens, vocabulary.mayRepair(message) else {
      return nil
    }
    let read = ClauseWordReader(message, vocabulary).words
    guard !read.isEmpty else { return nil }
    let reader = AtomReader(read, named: named(mentions, read), vocabulary, today: today)
    return SelfRepair(reader.words, reader.atoms, vocabulary.cues.repairs)?
      .text(of: message, reader.words)
  }

  /// A longer message tells more than what it puts right.
  private static let mostTokensPutRight = 24

  /// A message of more words is answered as too long.
  static let mostTokens = 500

  private typealias Reading = (
    act: DialogueAct, subject: Experiencer, modality: Modality, writes: Bool
  )

  private func readings(
    of segments: [Segment], _ words: [ClauseWord], _ acts: ActReader
  ) -> [Reading] {
    var readings: [Reading] = []
    for (index, segment) in segments.enumerated() {
      let isAsked = segments.contains { other in
        other.sentence == segment.sentence
          && other.words.contains { words[$0].tags.contains(.questionMark) }
      }
      let isJoined = index > 0 && segments[index - 1].sentence == segment.sentence
      var act = acts.act(
        segment.words, after: isJoined ? readings[index - 1].act : nil, isAsked: isAsked)
      if isJoined, act == .inform, readings[index - 1].act == .suppose,
        acts.goesOn(segment.words), !acts.rates(segment.words)
      {
        act = .suppose
      }
      let subject = acts.subject(segment.words, act)
      var modality = acts.modality(segment.words, act)
      if isJoined, act == .inform, readings[index - 1].modality == .usual,
        acts.goesOn(segment.words)
      {
        modality = .usual
      }
      let writes = act == .inform && subject == .me && modality != .usual
      readings.append((act, subject, modality, writes))
    }
    return readings
  }

  /// The meanings of the lexicon by the word they begin at, of several the first of the records.
  func named(
    _ mentions: [Mention], _ words: [ClauseWord]
  ) -> [Int: (meaning: CellMeaning, end: Int)] {
    var starts: [Int: Int] = [:]
    var ends: [Int: Int] = [:]
    for (index, word) in words.enumerated() {
      starts[word.tokens.lowerBound] = index
      ends[word.tokens.upperBound] = index + 1
    }
    var found: [Int: (order: Int, meaning: CellMeaning, end: Int)] = [:]
    for mention in mentions {
      guard let start = starts[mention.tokens.lowerBound],
        let end = ends[mention.tokens.upperBound],
        let (order, meaning) = vocabulary.meanings.meaning(of: mention),
        !words[start..<end].contains(where: {
          meaning.type == "dose" ? $0.digits.map { $0 >= Self.leastDose } ?? false : isNumber($0)
        })
      else { continue }
      if let known = found[start], (known.end, -known.order) >= (end, -order) { continue }
      found[start] = (order, meaning, end)
    }
    return found.mapValues { ($0.meaning, $0.end) }
  }

  /// A number from this on beside a medicine's name is its dose and no part of the name.
  private static let leastDose = 20

  private func isNumber(_ word: ClauseWord) -> Bool {
    word.kind == .number || word.entry.cardinal != nil
  }
}
