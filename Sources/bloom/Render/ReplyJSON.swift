import Assistant
import Guardrails
import Journal
import Knowledge
import Language

/// A turn as the one-line JSON object of `--json`.
struct ReplyJSON: Encodable {
  let reply: String
  let blocks: [BlockJSON]
  let intent: String
  let triage: String
  let concern: String?
  let check: String?
  let noted: [String]
  let policy: String?
  let sources: [SourceJSON]
  let why: [String]
  let found: [FoundJSON]

  init(
    _ turn: Turn, saying shown: Vetted, noted: [String], sources: [Source], hush: Hush
  ) {
    reply = String(PlainText(columns: nil).text(of: shown).dropLast())
    blocks = shown.blocks.map(BlockJSON.init)
    intent = turn.mainIntent
    triage = turn.level.rawValue
    concern = turn.concernID
    check = turn.check?.rawValue
    self.noted = noted
    policy = turn.policies.isEmpty ? nil : turn.policies.joined(separator: " ")
    self.sources = turn.sources.compactMap { id in
      sources.first { $0.id == id && hush.allows($0.label) }.map(SourceJSON.init)
    }
    why = turn.why.blocks.flatMap(\.lines).map(\.text).filter(hush.allows)
    found = turn.found.filter { hush.allows($0.name) }.map(FoundJSON.init)
  }

  private enum Key: String, CodingKey {
    case reply, blocks, intent, triage, concern, check, noted, policy, sources, why, found
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(reply, forKey: .reply)
    try object.encode(blocks, forKey: .blocks)
    try object.encode(intent, forKey: .intent)
    try object.encode(triage, forKey: .triage)
    try object.encode(concern, forKey: .concern)
    try object.encode(check, forKey: .check)
    try object.encode(noted, forKey: .noted)
    try object.encode(policy, forKey: .policy)
    try object.encode(sources, forKey: .sources)
    try object.encode(why, forKey: .why)
    if !found.isEmpty { try object.encode(found, forKey: .found) }
  }
}

extension Turn {
  /// The intent to report: the main one, or what the message was when it had none.
  var mainIntent: String {
    if let intent = intents.first { return intent.rawValue }
    return understanding.decision == .gibberish ? "oos.gibberish" : "oos.out_of_scope"
  }
}

/// A piece of content that was found, in JSON.
struct FoundJSON: Encodable {
  let kind: String
  let id: String
  let name: String

  init(_ found: Found) {
    kind = found.kind.rawValue
    id = found.id
    name = found.name
  }
}

/// A citation in JSON.
struct SourceJSON: Encodable {
  let id: String
  let title: String
  let organisation: String
  let year: String?

  init(_ source: Source) {
    id = source.id
    title = source.title
    organisation = source.organisation
    year = source.year
  }
}

/// A block in JSON: its kind and its texts.
struct BlockJSON: Encodable {
  let kind: String
  let text: String?
  let items: [String]?
  let rows: [[String]]?

  init(_ block: Block) {
    switch block {
    case .say(let line): self.init("say", text: line.text)
    case .quote(let words): self.init("quote", text: words)
    case .list(let lines): self.init("list", items: lines.map(\.text))
    case .table(let table):
      self.init("table", rows: table.rows.map { $0.map(\.text) })
    }
  }

  private init(
    _ kind: String, text: String? = nil, items: [String]? = nil, rows: [[String]]? = nil
  ) {
    self.kind = kind
    self.text = text
    self.items = items
    self.rows = rows
  }
}
