import Language

/// The concepts of a table by their names; of two with the same name the later one.
struct ConceptIndices: Sendable {
  private var names = WordTable()
  private var indices: [Int] = []

  subscript(name: String) -> Int? { name.withBytes { self[$0] } }

  subscript(name: Bytes) -> Int? { names.number(of: name).map { indices[$0] } }

  /// Gives a name to the concept with an index.
  mutating func add(_ name: String, index: Int) {
    let number = names.add(name)
    if number == indices.count { indices.append(index) } else { indices[number] = index }
  }
}
