/// The forms of concepts, their steps end to end, as thousands are kept.
struct ConceptForms: Sendable {
  /// One form of a concept.
  struct Entry: Sendable {
    /// The concept's index.
    let concept: Int32
    /// Where its steps begin in ``ConceptForms/steps``, and where they end.
    let start: Int32
    let end: Int32
    /// The place of the step that a message is searched for: the one that must be there whose class
    /// the fewest forms ask for, the first of several.
    var anchor: Int32 = -1
    let opensSentence: Bool
    let closesSentence: Bool
  }

  private(set) var steps: [Form.Step] = []
  private(set) var entries: [Entry] = []

  /// Makes a list without forms.
  ///
  /// - Parameter expected: how many forms will about be added.
  init(expecting expected: Int = 0) {
    steps.reserveCapacity(expected * 3)
    entries.reserveCapacity(expected)
  }

  /// Adds a form of a concept.
  mutating func add(_ form: Form, concept: Int) {
    let start = steps.count
    steps += form.steps
    entries.append(
      Entry(
        concept: Int32(concept), start: Int32(start), end: Int32(steps.count),
        opensSentence: form.opensSentence, closesSentence: form.closesSentence))
  }

  /// The forms by the classes of their anchors, and where those of each class begin and the last end.
  ///
  /// - Parameter classCount: the number of word classes of the vocabulary the forms were read against.
  func anchored(classCount: Int) -> (entries: [Entry], starts: [Int32]) {
    var uses = [Int32](repeating: 0, count: classCount)
    for step in steps { uses[Int(step.wordClass)] += 1 }
    let anchors = entries.map { anchor(of: $0, uses) }
    var starts = [Int32](repeating: 0, count: classCount + 1)
    for anchor in anchors where anchor >= 0 { starts[Int(steps[Int(anchor)].wordClass) + 1] += 1 }
    for wordClass in 0..<classCount { starts[wordClass + 1] += starts[wordClass] }
    var places = starts
    let none = Entry(concept: -1, start: 0, end: 0, opensSentence: false, closesSentence: false)
    var anchored = [Entry](repeating: none, count: Int(starts[classCount]))
    for (entry, anchor) in zip(entries, anchors) where anchor >= 0 {
      let wordClass = Int(steps[Int(anchor)].wordClass)
      anchored[Int(places[wordClass])] = entry
      anchored[Int(places[wordClass])].anchor = anchor
      places[wordClass] += 1
    }
    return (anchored, starts)
  }

  private func anchor(of entry: Entry, _ uses: [Int32]) -> Int32 {
    var rarest: Int32 = -1
    for place in entry.start..<entry.end where !steps[Int(place)].isOptional {
      if rarest < 0
        || uses[Int(steps[Int(place)].wordClass)] < uses[Int(steps[Int(rarest)].wordClass)]
      {
        rarest = place
      }
    }
    return rarest
  }
}
