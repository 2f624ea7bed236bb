/// A word of a message as the frames see it.
struct Word: Hashable, Sendable {
  /// The word, folded and with its usual spelling.
  let text: String
  /// Its value where it is a number, in digits or in words.
  let number: Double?
  /// The tokens of the message it was read from.
  let tokens: Range<Int>
  /// The sentence it stands in, counted from 0.
  let sentence: Int
  /// The clause it stands in, counted from 0 through the whole message.
  let clause: Int
}

/// A message's words together with their classes.
struct Reading: Sendable {
  let words: [Word]
  let classes: [[Int]]
  let isFiller: [Bool]

  func startsSentence(_ index: Int) -> Bool {
    index == 0 || words[index - 1].sentence != words[index].sentence
  }

  func endsSentence(before index: Int) -> Bool {
    index == words.count || index == 0 || words[index - 1].sentence != words[index].sentence
  }

  func `is`(_ index: Int, _ wordClass: Int) -> Bool {
    words.indices.contains(index) && classes[index].contains(wordClass)
  }
}
