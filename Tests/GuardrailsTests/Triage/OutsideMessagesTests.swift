import Foundation
import Guardrails
import Language
import Physiology
import Testing

/// Messages and phrases from outside, scored; the floors are what was measured.
@Suite(Shared.isSet)
struct OutsideMessagesTests {
  struct Labelled: Decodable {
    let id: String
    let text: String
    let mode: String
    let level: String?
    let accept: [String]?

    /// Whether a level is right: the label's, or that of an intent accepted in its place.
    func allows(_ level: CareLevel) -> Bool {
      let wanted = self.level.flatMap(CareLevel.init) ?? .ok
      return level == wanted || wanted > .ok && level > wanted
        || (accept ?? []).contains("guard.\(level)")
    }
  }

  func level(_ text: String, _ context: TriageContext) throws -> CareLevel {
    try Rules.triage.get().triage(Normaliser().normalise(text), context: context).level
  }

  @Test func `messages from outside keep their levels of care`() throws {
    var right: [String: Int] = [:]
    var all: [String: Int] = [:]
    var raised = 0
    for line in try Shared.lines("dev/utterances.jsonl") {
      let message = try JSONDecoder().decode(Labelled.self, from: Data(line.utf8))
      let mode = Mode(rawValue: message.mode) ?? .cycle
      let got = try level(message.text, TriageContext(mode: mode))
      guard let label = message.level else {
        if got > .ok { raised += 1 }
        continue
      }
      all[label, default: 0] += 1
      if message.allows(got) { right[label, default: 0] += 1 }
    }
    #expect(right["emergency"] == all["emergency"])
    #expect(right["urgent"] ?? 0 >= 63)
    #expect(right["provider"] ?? 0 >= 39)
    #expect(right["decline"] ?? 0 >= 100)
    #expect(right["ok"] ?? 0 >= 112)
    #expect(raised <= 3)
  }

  @Test func `lay phrases of the red flags reach their level`() throws {
    var misses: [CareLevel: [String]] = [:]
    var counts: [CareLevel: Int] = [:]
    for row in try Shared.lines("facts/red_flags.csv").dropFirst().map(CSV.fields) {
      guard row.count > 5, let wanted = CareLevel(rawValue: row[2]) else { continue }
      let contexts = row[1].split(separator: ";").map { Self.context(String($0)) }
      for phrase in row[5].split(separator: ";") {
        counts[wanted, default: 0] += 1
        let best = try contexts.map { try level(String(phrase), $0) }.max() ?? .ok
        if best < wanted { misses[wanted, default: []].append("\(row[0]): \(phrase)") }
      }
    }
    #expect(counts[.emergency] ?? 0 > 0)
    #expect(misses[.emergency]?.count ?? 0 <= 2, "\(misses)")
    #expect(misses[.urgent]?.count ?? 0 <= 1, "\(misses)")
    #expect(misses[.provider]?.count ?? 0 <= 0, "\(misses)")
  }

  static func context(_ name: String) -> TriageContext {
    switch name {
    case "pregnancy": TriageContext(mode: .pregnancy, weeks: 30)
    case "early_pregnancy": TriageContext(mode: .pregnancy, weeks: 8)
    case "postpartum": TriageContext(mode: .postpartum, daysPostpartum: 10)
    case "ttc": TriageContext(mode: .ttc)
    case "perimenopause": TriageContext(mode: .perimenopause)
    default: TriageContext(mode: .cycle)
    }
  }
}

/// Cuts a line of comma separated values, with quotes.
enum CSV {
  static func fields(_ line: String) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}
