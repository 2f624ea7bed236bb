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
  let indices: [String: Int]

  /// - Throws: the name of the concept that is not known, or an empty name for an empty frame.
  func parse(_ text: String) throws(UnknownConcept) -> Frame {
    var wanted: [ConceptSet] = []
    var unwanted = ConceptSet()
    for term in text.utf8.split(separator: UInt8(ascii: " ")) {
      if term.first == UInt8(ascii: "!") {
        unwanted.formUnion(try set(term.dropFirst()))
      } else {
        wanted.append(try set(term))
      }
    }
    guard !wanted.isEmpty else { throw UnknownConcept(name: "") }
    return Frame(wanted: wanted, unwanted: unwanted)
  }

  private func set(_ term: Substring.UTF8View) throws(UnknownConcept) -> ConceptSet {
    var set = ConceptSet()
    for part in term.split(separator: UInt8(ascii: "|")) {
      let name = String(Substring(part))
      guard let index = indices[name] else { throw UnknownConcept(name: name) }
      set.insert(index)
    }
    return set
  }
}

/// A frame names a concept that no record defines.
struct UnknownConcept: Error, Hashable {
  let name: String
}
