public import Knowledge
import Language
import Records

/// Checks what is about to be said for claims that Bloom never makes, and the only maker of
/// ``Vetted`` text.
///
/// The classes of claims are records of `Knowledge/en/guardrails/claims.rec`: a diagnosis of this
/// person, a promise, a cure, a dose, a safe day, an all-clear, a reading of a test, a guess at
/// the baby's sex, a weight target, blame, and judging another's care.
public struct ClaimCheck: Sendable {
  private let claims: [Claim]
  private let reader: WordReader
  private let matcher: ConceptMatcher
  private let normaliser = Normaliser()

  /// Reads the claims of a library's language.
  public init(library: Library) throws(GuardrailError) {
    let file = library.path(of: "guardrails/claims.rec")
    let spelling = try ConceptTable.spelling(
      library, path: library.path(of: "guardrails/concepts.rec"), isStrict: true)
    var forms = FormReader(
      named: try ConceptTable.classes(library, path: file), spelling: spelling, expecting: 512)
    var claims: [Claim] = []
    var concepts = 0
    for record in try ConceptTable.records(library, file, "Claim") {
      let concept = concepts
      try forms.read(record, field: "Form", concept: concept)
      let hasExcuse = record["Unless"] != nil
      if hasExcuse { try forms.read(record, field: "Unless", concept: concept + 1) }
      concepts += hasExcuse ? 2 : 1
      claims.append(
        Claim(
          id: record["Id"] ?? "", concept: concept, excuse: hasExcuse ? concept + 1 : nil,
          instead: record["Instead"] ?? ""))
    }
    self.claims = claims
    reader = forms.reader()
    matcher = forms.matcher()
  }

  /// The claims a sentence or a longer text makes, in the order of the classes.
  public func violations(in text: String) -> [Violation] {
    let message = normaliser.normalise(text)
    let reading = reader.read(message)
    let sightings = matcher.sightings(in: reading)
    if sightings.isEmpty { return [] }
    return claims.compactMap { claim in
      let excuses = sightings.filter { $0.concept == claim.excuse }
      let made = sightings.first { sighting in
        sighting.concept == claim.concept
          && !excuses.contains { $0.words.overlaps(sighting.words) }
      }
      guard let words = made?.words else { return nil }
      let tokens =
        reading.words[words.lowerBound].tokens
        .lowerBound..<reading.words[words.upperBound - 1].tokens.upperBound
      return Violation(claim: claim.id, words: message.typed(message.utf16Range(tokens)))
    }
  }

  /// The blocks as they may be shown: a line that makes a claim is replaced by a safe one.
  ///
  /// Lines of the person's own words are not our claims and pass unchecked.
  public func vet(_ blocks: [Block]) -> Vetted {
    var replaced: [Replacement] = []
    let vetted = blocks.map { block in
      block.mapLines { line in
        if line.provenance == .hers { return line }
        let violations = violations(in: line.text)
        guard let first = violations.first else { return line }
        replaced.append(Replacement(line: line, violations: violations))
        return Line(
          claims.first { $0.id == first.claim }?.instead ?? "", .template(first.claim))
      }
    }
    return Vetted(blocks: vetted, replaced: replaced)
  }
}
