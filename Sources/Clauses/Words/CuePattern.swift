/// A row of words as a cue of `clauses/cues.rec` writes it.
struct CuePattern: Sendable {
  enum Step: Sendable {
    case start, end
    /// Up to so many words of any kind.
    case gap(Int)
    case word(Choice)
  }

  /// What may stand at one place.
  struct Choice: Sendable {
    var ids: [Int32] = []
    var beginnings: [String] = []
    var tags: Tags = []
    var mayEnd = false
  }

  let steps: [Step]
  /// What must stand somewhere for the pattern to stand; nil where it may do without.
  private let opener: Choice?
  /// What a pattern begins with, where it begins with a word that must stand.
  private let first: Choice?

  /// Reads a pattern, numbering its words.
  init(_ text: String, numbering number: (String) -> Int32) {
    let steps = text.split(separator: " ").map { part -> Step in
      switch part {
      case "^": return .start
      case "$": return .end
      default: break
      }
      if part.hasPrefix("..") { return .gap(Int(part.dropFirst(2)) ?? 4) }
      return .word(Self.choice(part, number))
    }
    self.steps = steps
    opener = steps.lazy.compactMap { step in
      if case .word(let choice) = step { choice } else { nil }
    }.first.flatMap { $0.mayEnd ? nil : $0 }
    if case .word? = steps.first { first = opener } else { first = nil }
  }

  /// Whether the pattern may stand among words with these numbers and classes.
  func mayStand(among ids: Set<Int32>, _ tags: Tags) -> Bool {
    guard let opener else { return true }
    return !opener.beginnings.isEmpty || !opener.tags.isDisjoint(with: tags)
      || opener.ids.contains(where: ids.contains)
  }

  private static func choice(_ part: Substring, _ number: (String) -> Int32) -> Choice {
    var choice = Choice()
    var isTag = false
    var current = ""
    func close() {
      defer { current = "" }
      guard !current.isEmpty else { return }
      if isTag {
        if let tags = Tags(letter: current[...]) { choice.tags.insert(tags) }
      } else if current == "$" {
        choice.mayEnd = true
      } else if current.count > 1, current.hasSuffix("*") {
        choice.beginnings.append(String(current.dropLast()))
      } else {
        choice.ids.append(number(current))
      }
    }
    for character in part {
      switch character {
      case "<":
        close()
        isTag = true
      case ">":
        close()
        isTag = false
      case "|": close()
      default: current.append(character)
      }
    }
    close()
    return choice
  }
}

extension CuePattern {
  /// Where the pattern ends if it stands at `start` within a range of words; nil where it does not.
  ///
  /// A class takes the whole atom that begins there.
  func end(at start: Int, in words: [ClauseWord], _ bounds: Range<Int>, _ atoms: [ClauseAtom])
    -> Int?
  {
    mayBegin(start, words, bounds) ? end(0, start, words, bounds, atoms) : nil
  }

  /// Whether the first step may stand at a place, before the whole is tried.
  @inline(__always)
  private func mayBegin(_ place: Int, _ words: [ClauseWord], _ bounds: Range<Int>) -> Bool {
    guard let first, bounds.contains(place), !Self.isMark(words, place) else { return true }
    return first.holds(words, place)
  }

  /// The first place in a range of words where the pattern stands.
  func first(in words: [ClauseWord], _ bounds: Range<Int>, _ atoms: [ClauseAtom]) -> Range<Int>? {
    var isAnchored = false
    if case .start? = steps.first { isAnchored = true }
    for start in bounds {
      if isAnchored, start > bounds.lowerBound { return nil }
      if let end = end(at: start, in: words, bounds, atoms) { return start..<max(start, end) }
    }
    return nil
  }

  @inline(__always)
  private static func isMark(_ words: [ClauseWord], _ place: Int) -> Bool {
    if case .mark = words[place].kind { true } else { false }
  }

  private func end(
    _ step: Int, _ place: Int, _ words: [ClauseWord], _ bounds: Range<Int>, _ atoms: [ClauseAtom]
  ) -> Int? {
    guard step < steps.count else { return place }
    switch steps[step] {
    case .start:
      return place == bounds.lowerBound ? end(step + 1, place, words, bounds, atoms) : nil
    case .end:
      return isOver(place, words, bounds) ? end(step + 1, place, words, bounds, atoms) : nil
    case .gap(let most):
      for skipped in 0...most where place + skipped <= bounds.upperBound {
        if let end = end(step + 1, place + skipped, words, bounds, atoms) { return end }
      }
      return nil
    case .word(let choice):
      if choice.mayEnd, isOver(place, words, bounds),
        let end = end(step + 1, place, words, bounds, atoms)
      {
        return end
      }
      var place = place
      while place < bounds.upperBound, Self.isMark(words, place), !choice.holds(words, place) {
        place += 1
      }
      guard place < bounds.upperBound, choice.holds(words, place) else { return nil }
      var next = place + 1
      if choice.tags.rawValue != 0, atoms.indices.contains(words[place].atom) {
        let atom = atoms[words[place].atom]
        if atom.kind != .word, atom.kind != .separator {
          next = max(next, min(bounds.upperBound, atom.words.upperBound))
        }
      }
      return end(step + 1, next, words, bounds, atoms)
    }
  }

  private func isOver(_ place: Int, _ words: [ClauseWord], _ bounds: Range<Int>) -> Bool {
    var place = place
    while place < bounds.upperBound {
      guard Self.isMark(words, place) else { return false }
      place += 1
    }
    return true
  }
}

extension CuePattern.Choice {
  /// Whether it takes the word at a place; only the fields it asks for are read, not the whole word.
  @inline(__always)
  func holds(_ words: [ClauseWord], _ place: Int) -> Bool {
    if tags.rawValue & words[place].tags.rawValue != 0 { return true }
    let id = words[place].entry.id
    if id >= 0, ids.contains(id) { return true }
    return !beginnings.isEmpty && beginnings.contains { words[place].text.hasPrefix($0) }
  }
}

/// A pattern with what it shows.
struct ClauseCue: Sendable {
  let of: String
  let group: String
  let weight: Int
  let pattern: CuePattern
}

/// The cues by what they show.
struct CueTable: Sendable {
  private(set) var acts: [ClauseCue] = []
  private(set) var modalities: [ClauseCue] = []
  private(set) var openers: [ClauseCue] = []
  private(set) var events: [ClauseCue] = []
  private(set) var questions: [ClauseCue] = []
  private(set) var orders: [ClauseCue] = []
  private(set) var revisions: [ClauseCue] = []
  private(set) var repairs: [ClauseCue] = []
  /// How many words cues name.
  var wordCount = 0

  mutating func add(_ cue: ClauseCue, sort: String) {
    switch sort {
    case "act": acts.append(cue)
    case "modality": modalities.append(cue)
    case "open": openers.append(cue)
    case "event": events.append(cue)
    case "question": questions.append(cue)
    case "order": orders.append(cue)
    case "revise": revisions.append(cue)
    case "repair": repairs.append(cue)
    default: break
    }
  }
}
