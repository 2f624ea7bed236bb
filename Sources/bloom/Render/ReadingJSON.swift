import Assistant
import Civil
import Clauses
import Guardrails
import Knowledge
import Language

/// A reading as the one-line JSON object of `bloom understand`.
struct ReadingJSON: Encodable {
  private let reading: Reading
  private let text: String
  private let id: JSONScalar?
  private let turn: Turn?
  private let clauses: [Clause]

  /// - Parameter turn: what the message led to, where others were said before it, so that a danger
  ///   told then may stand.
  init(
    _ reading: Reading, text: String, id: JSONScalar?, clauses: [Clause], after turn: Turn? = nil
  ) {
    self.reading = reading
    self.text = text
    self.id = id
    self.turn = turn
    self.clauses = clauses
  }

  /// What stands from before, where that calls for more care than the message.
  private var standing: Turn? { turn.flatMap { $0.level > reading.level ? $0 : nil } }

  private enum Key: String, CodingKey {
    case id, text, intent, confidence, alternatives, slots, also, triage, concern, check
    case because, clauses, entities
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    let spoken = reading.meanings
    let main = spoken.first
    try object.encodeIfPresent(id, forKey: .id)
    try object.encode(text, forKey: .text)
    try object.encode(
      standing?.mainIntent ?? main?.intent.rawValue ?? outside, forKey: .intent)
    try object.encode(main?.confidence ?? outsideConfidence, forKey: .confidence)
    try object.encode(
      reading.understanding.alternatives.map {
        AlternativeJSON(intent: $0.intent.rawValue, confidence: $0.confidence)
      }, forKey: .alternatives)
    try object.encode(SlotsJSON(main?.slots ?? [:]), forKey: .slots)
    try object.encode(
      spoken.dropFirst().map { AlsoJSON(intent: $0.intent.rawValue, slots: SlotsJSON($0.slots)) },
      forKey: .also)
    try object.encode((standing?.level ?? reading.level).rawValue, forKey: .triage)
    try object.encode(standing?.concernID ?? reading.concernID, forKey: .concern)
    try object.encode(
      standing == nil ? reading.check?.rawValue : nil, forKey: .check)
    try object.encode(reading.because, forKey: .because)
    try object.encode(clauses.map(ClauseJSON.init), forKey: .clauses)
    try object.encode(reading.understanding.entities.map(EntityJSON.init), forKey: .entities)
  }

  /// How sure it is that the message is outside.
  private var outsideConfidence: Double {
    1 - (reading.understanding.alternatives.first?.confidence ?? 0)
  }

  private var outside: String {
    reading.understanding.decision == .gibberish ? "oos.gibberish" : "oos.out_of_scope"
  }
}

/// A reading with the reply to it.
struct AnsweredJSON: Encodable {
  let reading: ReadingJSON
  let reply: ReplyJSON

  func encode(to encoder: any Encoder) throws {
    try reply.encode(to: encoder)
    try reading.encode(to: encoder)
  }
}

private struct AlternativeJSON: Encodable {
  let intent: String
  let confidence: Double
}

private struct AlsoJSON: Encodable {
  let intent: String
  let slots: SlotsJSON
}

/// Slots as an object.
struct SlotsJSON: Encodable {
  private let slots: [SlotName: SlotValue]

  init(_ slots: [SlotName: SlotValue]) {
    self.slots = slots.filter { !SlotName.unlisted.contains($0.key) }
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: AnyKey.self)
    for name in slots.keys.sorted() {
      try object.encode(SlotJSON(value: slots[name]), forKey: AnyKey(name.rawValue))
    }
  }
}

private struct SlotJSON: Encodable {
  let value: SlotValue?

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch value {
    case .text(let text): try single.encode(text)
    case .number(let number): try single.encode(JSONScalar(number))
    case .bool(let bool): try single.encode(bool)
    case .date(let date): try single.encode(date.iso)
    case .dates(let first, let last): try single.encode([first?.iso, last?.iso])
    case .month(let month): try single.encode(month.iso)
    case .time(let time): try single.encode(time.iso)
    case .list(let values): try single.encode(values.map { SlotJSON(value: $0) })
    case nil: try single.encodeNil()
    }
  }
}

/// A key of any name.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension JSONScalar {
  /// A number, whole where it is.
  init(_ number: Double) {
    self = Int(exactly: number).map(JSONScalar.whole) ?? .number(number)
  }
}
