/// What must be said together for a frame to hold: every wanted set is met, no unwanted one is.
struct Frame: Sendable {
  let wanted: [ConceptSet]
  let unwanted: ConceptSet

  func holds(among concepts: ConceptSet) -> Bool {
    for set in wanted where !set.meets(concepts) { return false }
    return !unwanted.meets(concepts)
  }
}

/// Reads frames such as `hourly_pad faint|dizzy !old_news` against the known concepts.
struct FrameParser {
  let indices: ConceptIndices

  /// - Throws: the name of the concept that is not known, or an empty name for an empty frame.
  func parse(_ text: Bytes) throws(UnknownConcept) -> Frame {
    var wanted: [ConceptSet] = []
    wanted.reserveCapacity(text.count { $0 == UInt8(ascii: " ") } + 1)
    var unwanted = ConceptSet()
    var terms = Parts(of: text, separator: UInt8(ascii: " "))
    while let term = terms.next() {
      if term[0] == UInt8(ascii: "!") {
        unwanted.formUnion(try set(UnsafeBufferPointer(rebasing: term[1...])))
      } else {
        wanted.append(try set(term))
      }
    }
    guard !wanted.isEmpty else { throw UnknownConcept(name: "") }
    return Frame(wanted: wanted, unwanted: unwanted)
  }

  private func set(_ term: Bytes) throws(UnknownConcept) -> ConceptSet {
    var set = ConceptSet()
    var names = Parts(of: term, separator: UInt8(ascii: "|"))
    while let name = names.next() {
      guard let index = indices[name] else { throw UnknownConcept(name: name.string) }
      set.insert(index)
    }
    return set
  }
}

/// A frame names a concept that no record defines.
struct UnknownConcept: Error, Hashable {
  let name: String
}
