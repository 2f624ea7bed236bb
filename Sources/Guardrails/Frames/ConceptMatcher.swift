/// A concept found in a message.
struct Sighting: Hashable, Sendable {
  /// The concept's index.
  let concept: Int
  /// The words that say it.
  let words: Range<Int>
}

/// Finds the concepts that a message's words say, in any inflection and with small words between.
struct ConceptMatcher: Sendable {
  private typealias Entry = ConceptForms.Entry

  private let steps: [Form.Step]
  /// The forms by the classes of their anchors.
  private let entries: [Entry]
  /// Where the forms of each class begin in ``entries``, and where those of the last one end.
  private let starts: [Int32]

  /// How many filler words ("really", "a", "my") may stand before any step of a form.
  private static let fillersBetween = 3

  /// - Parameters:
  ///   - forms: every form with the index of its concept.
  ///   - classCount: the number of word classes of the vocabulary the forms were read against.
  init(_ forms: ConceptForms, classCount: Int) {
    steps = forms.steps
    (entries, starts) = forms.anchored(classCount: classCount)
  }

  /// Every concept said in `reading`, in the order of their first words.
  func sightings(in reading: Reading) -> [Sighting] {
    var found: [Sighting] = []
    for index in reading.words.indices {
      for wordClass in reading.classes[index] {
        for entry in entries[Int(starts[wordClass])..<Int(starts[wordClass + 1])] {
          guard let words = match(entry, at: index, in: reading) else { continue }
          found.append(Sighting(concept: Int(entry.concept), words: words))
        }
      }
    }
    found.sort {
      ($0.words.lowerBound, $0.words.upperBound, $0.concept)
        < ($1.words.lowerBound, $1.words.upperBound, $1.concept)
    }
    var last: Sighting?
    found.removeAll { sighting in
      defer { last = sighting }
      return sighting == last
    }
    return found
  }

  private func match(_ entry: Entry, at index: Int, in reading: Reading) -> Range<Int>? {
    guard let end = forward(entry, Int(entry.anchor) + 1, from: index + 1, in: reading),
      let start = backward(entry, Int(entry.anchor), from: index, in: reading)
    else { return nil }
    return start..<end
  }

  private func forward(
    _ form: Entry, _ step: Int, from position: Int, in reading: Reading
  ) -> Int? {
    guard step < Int(form.end) else {
      return form.closesSentence && !closes(position, in: reading) ? nil : position
    }
    let wanted = steps[step]
    let clause = reading.words[position - 1].clause
    var free = Int(wanted.gap)
    var fillers = Self.fillersBetween
    var next = position
    while next < reading.words.count, reading.words[next].clause == clause {
      if reading.classes[next].contains(Int(wanted.wordClass)),
        let end = forward(form, step + 1, from: next + 1, in: reading)
      {
        return end
      }
      if reading.isFiller[next], fillers > 0 {
        fillers -= 1
      } else if free > 0 {
        free -= 1
      } else {
        break
      }
      next += 1
    }
    return wanted.isOptional ? forward(form, step + 1, from: position, in: reading) : nil
  }

  private func backward(
    _ form: Entry, _ step: Int, from start: Int, in reading: Reading
  ) -> Int? {
    guard step > Int(form.start) else {
      return form.opensSentence && !opens(start, in: reading) ? nil : start
    }
    let wanted = steps[step - 1]
    let clause = reading.words[start].clause
    var free = Int(steps[step].gap)
    var fillers = Self.fillersBetween
    var previous = start - 1
    while previous >= 0, reading.words[previous].clause == clause {
      if reading.classes[previous].contains(Int(wanted.wordClass)),
        let first = backward(form, step - 1, from: previous, in: reading)
      {
        return first
      }
      if reading.isFiller[previous], fillers > 0 {
        fillers -= 1
      } else if free > 0 {
        free -= 1
      } else {
        break
      }
      previous -= 1
    }
    return wanted.isOptional ? backward(form, step - 1, from: start, in: reading) : nil
  }

  private func opens(_ start: Int, in reading: Reading) -> Bool {
    var index = start
    while !reading.startsSentence(index), reading.isFiller[index - 1] { index -= 1 }
    return reading.startsSentence(index)
  }

  private func closes(_ end: Int, in reading: Reading) -> Bool {
    var index = end
    while !reading.endsSentence(before: index), reading.isFiller[index] { index += 1 }
    return reading.endsSentence(before: index)
  }
}
