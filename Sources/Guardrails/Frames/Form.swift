/// One way of saying a concept: a row of word classes with room between them.
///
/// Written as in `concepts.rec`: `soak*|fill* <pad> ~3 every|per <hour>`.
struct Form: Sendable {
  /// One place in a form.
  struct Step: Sendable {
    /// The word class that must stand here.
    let wordClass: Int32
    /// Whether the form also holds without it.
    let isOptional: Bool
    /// How many words of any kind may stand before it.
    let gap: Int8
  }

  let steps: [Step]
  let opensSentence: Bool
  let closesSentence: Bool
}
