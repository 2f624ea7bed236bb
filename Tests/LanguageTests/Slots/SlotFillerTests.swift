import Civil
import Knowledge
import Physiology
import Testing

@testable import Language

@Suite struct SlotFillerTests {
  private static let library = Library.embedded()
  private static let material = Result { () throws(LanguageError) in try Material(library) }
  private static let reader = Result { () throws(KnowledgeError) in
    try EntityReader(library: library)
  }

  /// The slots of an intent in a text, each as `name value`, sorted.
  private func fill(_ intent: IntentID, _ text: String) throws -> [String] {
    let material = try Self.material.get()
    let record = try #require(material.intents.first { $0.id == intent })
    let message = Normaliser().normalise(text)
    let context = Context(
      mode: .cycle, reference: try #require(Moment(iso: "2026-03-11T09:30")), tense: .past)
    let reading = Reading(
      message: message, mentions: material.lexicon.mentions(in: message),
      cues: material.grounding.cues.mentions(in: message),
      entities: try Self.reader.get().entities(in: message, context: context))
    var filler = SlotFiller(record, reading, in: message.tokens.indices, context: context)
    return filler.fill().map { "\($0.key) \(Self.plain($0.value))" }.sorted()
  }

  private static func plain(_ value: SlotValue) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .bool(let flag): "\(flag)"
    case .date(let date): date.iso
    case .dates(let from, let to): "\(from?.iso ?? "…")/\(to?.iso ?? "…")"
    case .month(let month): String(month.first.iso.prefix(7))
    case .time(let time): time.iso
    case .list(let values): values.map(plain).joined(separator: "+")
    }
  }

  @Test(
    arguments: [
      ("log.cramps", "cramps are a 6 today", ["date 2026-03-11", "pain 6"]),
      ("log.bbt", "temp 36.52", ["temp 36.52", "unit C"]),
      ("log.bbt", "97.8 this morning", ["date 2026-03-11", "temp 97.8", "unit F"]),
      ("log.measure", "blood pressure 121 over 79", ["diastolic 79", "systolic 121"]),
      ("log.measure", "bp 12,4/7,9", ["diastolic 79", "systolic 124"]),
      ("log.measure", "resting heart rate 58, hrv 70", ["hrv 70", "rhr 58"]),
      ("log.weight", "weighed 64.3 kg", ["unit kg", "value 64.3"]),
      ("log.scale", "energy 4, stress 7", ["energy 4", "stress 7"]),
      ("log.sleep", "slept seven hours", ["hours 7"]),
      ("log.exercise", "ran for 25 minutes", ["activity ran", "minutes 25"]),
      ("log.period_start", "on the 3rd", ["date 2026-03-03"]),
      ("log.symptom", "bloated and nauseous", ["symptom bloating+nausea"]),
      ("log.symptom", "no headache", ["severity none", "symptom headache"]),
      ("log.flow", "heavy", ["flow heavy"]),
      ("log.note", "note: new pads are good", ["text new pads are good"]),
    ] as [(String, String, [String])])
  func `slots are filled from what stands in the words`(
    intent: String, text: String, expected: [String]
  ) throws {
    #expect(try fill(IntentID(intent), text) == expected)
  }
}
