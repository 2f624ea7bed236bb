import Language

/// A slip that a message puts right itself: in "on the 3rd, sorry, the 4th" the 3rd is not meant.
///
/// What is not meant, the words that say so, and what is meant stand one after the other: reparandum,
/// interregnum and repair.
struct SelfRepair {
  /// What is not meant, in places of words.
  let reparandum: Range<Int>
  /// From the words that say so to the end of what is meant.
  let interregnum: Range<Int>
  /// What is meant.
  let repair: Range<Int>

  /// The first slip of a message; nil where it has none.
  init?(_ words: [ClauseWord], _ atoms: [ClauseAtom], _ cues: [ClauseCue]) {
    let finder = SlipFinder(words: words, atoms: atoms, cues: cues)
    guard let found = words.indices.lazy.compactMap({ finder.slip(at: $0) }).first else {
      return nil
    }
    self = found
  }

  init(reparandum: Range<Int>, interregnum: Range<Int>, repair: Range<Int>) {
    (self.reparandum, self.interregnum, self.repair) = (reparandum, interregnum, repair)
  }

  /// The message as it is meant.
  func text(of message: Message, _ words: [ClauseWord]) -> String {
    func range(_ places: Range<Int>) -> Range<Int> {
      words[places.lowerBound].range.lowerBound..<words[places.upperBound - 1].range.upperBound
    }
    let (first, last, meant) = (range(reparandum), range(interregnum), range(repair))
    let between = message.typed(first.upperBound..<last.lowerBound)
    return message.typed(0..<first.lowerBound) + message.typed(meant)
      + between.trimmingSuffix { !$0.isLetter && !$0.isNumber && $0 != ")" }
      + message.typed(last.upperBound..<message.original.utf16.count)
  }
}

extension String {
  fileprivate func trimmingSuffix(while isLeft: (Character) -> Bool) -> String {
    guard let last = lastIndex(where: { !isLeft($0) }) else { return "" }
    return String(self[...last])
  }
}
