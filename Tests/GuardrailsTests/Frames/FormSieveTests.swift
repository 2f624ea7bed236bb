import EmbeddedKnowledge
import Knowledge
import Language
import Physiology
import Records
import Testing

@testable import Guardrails

/// Rules read for one message alone say of it what all rules say.
struct FormSieveTests {
  static let texts: [String] = {
    guard let catalogue = try? Catalogue(library: .embedded()) else { return [] }
    let samples =
      catalogue.rules.flatMap { $0.catches + $0.passes }
      + catalogue.refusals.flatMap { $0.catches + $0.passes }
    return samples.enumerated().filter { $0.offset.isMultiple(of: 60) }.map(\.element)
  }()

  /// All that is decided; which of two stretches of words is quoted for it may differ.
  struct Decision: Equatable {
    let concerns: [String]
    let isDismissed: Bool
    let reliefs: [DangerKind: Relief]

    init(_ text: String, by rules: TriageRules) {
      let assessment = rules.assess(
        Normaliser().normalise(text), context: TriageContext(mode: .pregnancy, weeks: 30))
      let concern = assessment.triage.concern
      concerns = ([concern].compactMap(\.self) + (concern?.also ?? [])).map {
        "\($0.id) \($0.level) \($0.replyID)"
      }
      isDismissed = assessment.isDismissed
      reliefs = assessment.reliefs
    }
  }

  @Test(arguments: texts)
  func `a sample is read alike by its own rules and by all`(text: String) throws {
    let own = try TriageRules(library: .embedded(), for: Normaliser().normalise(text))
    #expect(Decision(text, by: own) == Decision(text, by: try Rules.triage.get()))
  }

  @Test(
    arguments: texts + [
      "yoga for sore hips", "36.9", "two pads an hour", "i cant breathe", "12 weeks", "lol", "",
    ])
  func `the index finds every form that a message may say`(text: String) throws {
    let library = Library.embedded()
    let path = "en/guardrails/concepts.rec"
    let classes = try ConceptTable.classes(library, path: path)
    let spelling = try ConceptTable.spelling(library, path: path)
    guard let sieve = FormSieve(Normaliser().normalise(text), spelling: spelling, named: classes)
    else { return }
    let all = try library.records(path, type: "Concept").flatMap { $0.all("Form") }
    let bytes = try #require(library.bytes(path))
    let found = try #require(library.forms(in: path)).places(where: sieve.holds).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
    let passes = { (form: String) in form.withBytes(sieve.passes) }
    #expect(found.filter(passes) == all.filter(passes))
  }

  @Test func `there are samples of every kind`() { #expect(Self.texts.count > 40) }

  @Test(arguments: [
    "yoga for sore hips", "pigeon", "blood running down my leg", "iron", "36.9", "i cant breathe",
    "my waterz broke at 34 weeks", "k i l l m y s e l f", "bleeeeding soooo much", "su1cidal",
    "soaked 2 pads in an hour!", "two pads an hour", "baby hasn't moved", "",
  ])
  func `words of a query are read alike`(text: String) throws {
    let own = try TriageRules(library: .embedded(), for: Normaliser().normalise(text))
    #expect(Decision(text, by: own) == Decision(text, by: try Rules.triage.get()))
  }

  @Test(arguments: ["i want to die", "soaking a pad an hour and dizzy"])
  func `another message than the one they were read for is looked at all the same`(
    text: String
  ) throws {
    let own = try TriageRules(library: .embedded(), for: Normaliser().normalise("pigeon pose"))
    let context = TriageContext(mode: .cycle)
    #expect(own.triage(Normaliser().normalise(text), context: context).level == .emergency)
  }

  @Test func `what was said before is looked at with all rules`() throws {
    let message = Normaliser().normalise("yes and dizzy")
    let own = try TriageRules(library: .embedded(), for: message)
    let context = TriageContext(
      mode: .pregnancy, weeks: 30, earlier: [Normaliser().normalise("im bleeding")])
    #expect(
      own.assess(message, context: context)
        == (try Rules.triage.get().assess(message, context: context)))
  }
}
