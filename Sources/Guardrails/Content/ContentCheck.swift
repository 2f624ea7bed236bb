public import Knowledge
import Records

/// Holds all of a library's content to the rules for what Bloom says.
///
/// Every sentence that can be shown passes the ``ClaimCheck`` and the rules of tone, reads at
/// grade eight or lower, and has at most 30 words; facts name a source that is on record. Every
/// message of a reply can be parsed, and each variant of it can be chosen.
public struct ContentCheck: Sendable {
  private let library: Library
  private let claims: ClaimCheck
  private let tones: [Tone]
  private let sources: Set<String>

  /// A way of speaking that is not Bloom's.
  private struct Tone: Sendable {
    let id: String
    let phrases: [String]
    let remedy: String
  }

  /// Reads the rules of a library.
  public init(library: Library) throws(GuardrailError) {
    self.library = library
    claims = try ClaimCheck(library: library)
    let path = library.path(of: "guardrails/tone.rec")
    tones = try ConceptTable.records(library, path, "Tone").map { record in
      Tone(
        id: record["Id"] ?? "", phrases: record.all("Phrase").map(Self.padded),
        remedy: record["Remedy"] ?? "")
    }
    do throws(KnowledgeError) {
      sources = Set(try library.sources().map(\.id))
    } catch {
      throw .knowledge(error)
    }
  }

  /// The highest grade that a text of a record may have.
  public static let highestGrade = 8.0
  /// The most words of a sentence.
  public static let longestSentence = 30
  /// The most bytes that the content may have, the classifier's weights left out.
  public static let largestSize = 4_000_000
  /// A text below this many words has no grade that means anything.
  static let fewestGradedWords = 20

  /// What is wrong, in the order of the files and lines.
  ///
  /// - Parameters:
  ///   - today: the day, as an ISO date, for what is overdue; nil leaves that out.
  ///   - note: is told how many records were looked at, and of how many.
  /// - Throws: the first file that cannot be read at all.
  public func faults(
    today: String? = nil, noting note: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(GuardrailError) -> [ContentFault] {
    var faults: [ContentFault] = []
    let counted = try counts().map { ($0.type, $0.count) }
    let records = try records()
    for (done, record) in records.enumerated() {
      note(done, records.count)
      faults += sourceFaults(in: record) + MessageCheck(record).faults
      for prose in Prose.all(in: record) { faults += faultsOfProse(prose) }
      faults += gradeFaults(in: record)
    }
    do throws(KnowledgeError) {
      faults += try ReferenceCheck(library: library).faults()
      let counts = Dictionary(uniqueKeysWithValues: counted)
      faults += try ReviewCheck(library: library, counts: counts).faults(today: today)
    } catch {
      throw .knowledge(error)
    }
    return faults.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// How many records of each type there are, by type.
  public func counts() throws(GuardrailError) -> [(type: String, count: Int)] {
    var counts: [String: Int] = [:]
    for record in try records() { counts[record.type ?? "", default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The grades of all texts that are long enough to have one, from the plainest on.
  public func grades() throws(GuardrailError) -> [Double] {
    try records().compactMap(grade).sorted()
  }

  private func records() throws(GuardrailError) -> [Record] {
    var records: [Record] = []
    for path in library.paths(under: "") where path.hasSuffix(".rec") {
      do throws(KnowledgeError) {
        records += try library.file(path).sets.flatMap(\.records)
      } catch {
        throw .knowledge(error)
      }
    }
    return records
  }

  private func sourceFaults(in record: Record) -> [ContentFault] {
    var faults = record.fields.named("Source").filter { !sources.contains($0.value) }.map {
      fault(
        record, $0.line, "the source \($0.value) is not in sources.rec",
        "add its record, or correct the id")
    }
    if Prose.factual.contains(record.type ?? ""), record["Source"] == nil {
      faults.append(
        fault(record, record.line, "a fact names no source", "add a line Source: ..."))
    }
    return faults
  }

  private func faultsOfProse(_ prose: Prose) -> [ContentFault] {
    var faults: [ContentFault] = []
    for violation in (prose.variants + prose.asides).flatMap({ claims.violations(in: $0) }) {
      let fault = fault(
        prose, "it makes the claim \(violation.claim): “\(violation.words)”",
        "say what is known in general")
      if !faults.contains(fault) { faults.append(fault) }
    }
    let said = (prose.variants + prose.asides).joined(separator: "\n")
    let padded = Self.padded(said.lowercased())
    for tone in tones {
      guard let phrase = tone.phrases.first(where: padded.contains) else { continue }
      faults.append(fault(prose, "\(tone.id): “\(phrase.dropFirst())”", tone.remedy))
    }
    if said.contains("!") {
      faults.append(fault(prose, "it raises its voice", "end the sentence with a full stop"))
    }
    let longest = Readability(prose.text).longestSentence
    if longest > Self.longestSentence {
      faults.append(fault(prose, "a sentence has \(longest) words", "make two of it"))
    }
    return faults
  }

  private func gradeFaults(in record: Record) -> [ContentFault] {
    guard let grade = grade(record), grade > Self.highestGrade else { return [] }
    let shown = (grade * 10).rounded() / 10
    return [
      fault(
        record, record.line, "it reads at grade \(shown)", "use shorter words and sentences")
    ]
  }

  private func grade(_ record: Record) -> Double? {
    let texts = Prose.all(in: record).filter(\.isGraded).map(\.text)
    let measured = Readability(texts.joined(separator: "\n"))
    return measured.words < Self.fewestGradedWords ? nil : measured.grade
  }

  private func fault(_ prose: Prose, _ problem: String, _ remedy: String) -> ContentFault {
    ContentFault(file: prose.file, line: prose.line, problem: problem, remedy: remedy)
  }

  private func fault(
    _ record: Record, _ line: Int, _ problem: String, _ remedy: String
  ) -> ContentFault {
    ContentFault(file: record.file, line: line, problem: problem, remedy: remedy)
  }

  /// A text with a space before its first and after its last word, and for all its marks.
  private static func padded(_ text: String) -> String {
    " "
      + text.split { !$0.isLetter && !$0.isNumber && $0 != "%" && $0 != "’" && $0 != "'" }
      .joined(separator: " ") + " "
  }
}
