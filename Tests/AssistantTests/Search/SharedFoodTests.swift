import Civil
import EmbeddedKnowledge
import Foundation
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

private let shared = ProcessInfo.processInfo.environment["BLOOM_SHARED"]

/// Foods and what regions advise on them, kept outside the project, against what is answered.
@Suite(.enabled(if: shared != nil, "BLOOM_SHARED is not set: the outside foods are not read"))
struct SharedFoodTests {
  private static let library = Library.embedded()

  /// One food of the outside table.
  private struct Row {
    let id: String
    let names: [String]
    let qualifier: String
    let advice: [Knowledge.Food.Region: PregnancyAdvice]
    let strictest: PregnancyAdvice
    let isSeen: Bool
  }

  private static let words: [String: PregnancyAdvice] = [
    "fine": .ok, "limit": .limit, "ask": .ask, "heat_through": .heat, "leave_out": .avoid,
  ]

  private func rows() throws -> [Row] {
    let path = "\(shared ?? "")/facts/questions/food.csv"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let table = text.split(whereSeparator: \.isNewline).map { Self.fields(String($0)) }
    let head = try #require(table.first)
    return try table.dropFirst().map { fields in
      let row = Dictionary(zip(head, fields), uniquingKeysWith: { first, _ in first })
      var advice: [Knowledge.Food.Region: PregnancyAdvice] = [:]
      for (region, name) in [(Knowledge.Food.Region.uk, "uk"), (.us, "us"), (.anz, "au_nz")] {
        advice[region] = Self.words[row[name] ?? ""]
      }
      let plain = (row["food"] ?? "").replacing(/\s*\([^)]*\)/, with: "")
      return Row(
        id: row["id"] ?? "", names: plain.components(separatedBy: ", "),
        qualifier: row["qualifier"] ?? "", advice: advice,
        strictest: try #require(Self.words[row["strictest"] ?? ""], "\(row)"),
        isSeen: row["ship"] == "seen")
    }
  }

  /// The fields of a line, those with commas in quotes.
  private static func fields(_ line: String) -> [String] {
    var fields: [String] = [""]
    var isQuoted = false
    for letter in line {
      if letter == "\"" {
        isQuoted.toggle()
      } else if letter == ",", !isQuoted {
        fields.append("")
      } else {
        fields[fields.count - 1].append(letter)
      }
    }
    return fields
  }

  private static let regions: [(setting: String?, region: Knowledge.Food.Region?)] = [
    ("GB", .uk), ("US", .us), ("NZ", .anz), (nil, nil),
  ]

  /// The advice that a reply gives, as its replies are named; nil where it gives none.
  private func advice(_ turn: Turn) -> PregnancyAdvice? {
    let text = turn.text
    let said: [(String, PregnancyAdvice)] = [
      ("leave it out", .avoid), ("until it steams", .heat), ("ask your midwife", .ask),
      ("ask first", .ask), ("yes or no to all", .varies), ("limit it", .limit),
      ("no sourced advice", .unknown), ("fine list", .ok),
    ]
    let line = text.split(separator: "\n").first { $0.contains("regnancy") }
    return line.flatMap { line in said.first { line.contains($0.0) }?.1 }
  }

  /// One assistant, of which every answer is a copy.
  private static let begun = Result {
    try Assistant(
      lookupsIn: library, journal: Journal(), setting: Setting(mode: .pregnancy),
      preparing: InTurn(library))
  }

  private func answer(
    _ text: String, region: String?, mode: Mode, intent: IntentID = "content.food"
  ) throws -> Turn {
    var bloom = try Self.begun.get()
    bloom.setting.mode = mode
    bloom.setting.region = region
    bloom.setting.weeks = mode == .pregnancy ? 20 : nil
    let now = try fixture(Moment(iso: "2026-03-09T12:00"))
    return bloom.answer([intent], text: text, now: now)
  }

  /// Names that a row has beside its own food and that other sources read otherwise: catfish is among
  /// the fish that FDA-FISH calls a good choice.
  private static let others: Set<String> = ["catfish"]

  @Test(arguments: [Mode.pregnancy, .ttc])
  func `the advice is that of the region, or never milder than the strictest`(mode: Mode) throws {
    var judged = 0
    let isSampled = mode == .ttc
    for (place, row) in try rows().enumerated() where !isSampled || place % 4 == 0 {
      for name in row.names where !Self.others.contains(name) {
        for text in ["\(name), \(row.qualifier)", "\(row.qualifier) \(name)"] {
          for (setting, region) in Self.regions {
            guard let said = advice(try answer(text, region: setting, mode: mode)) else { continue }
            judged += 1
            let place = "\(row.id): \(text) in \(setting ?? "-") is \(said)"
            let isOpen = name != row.names.first || row.qualifier.contains(" or ")
            if row.isSeen {
              let own = region.flatMap { row.advice[$0] }
              let wanted = own ?? row.strictest
              #expect(said == wanted || said > wanted && (isOpen || own == nil), "\(place)")
            } else {
              #expect(said != .ok && (said >= row.strictest || row.strictest == .ok), "\(place)")
            }
          }
        }
      }
    }
    #expect(judged > (isSampled ? 300 : 1_200))
  }

  @Test func `every food that was seen has an answer by its first name`() throws {
    var missing: [String] = []
    for row in try rows() where row.isSeen {
      let name = row.names.first ?? ""
      let texts = ["\(name), \(row.qualifier)", "\(row.qualifier) \(name)", name]
      let said = try texts.compactMap { advice(try answer($0, region: "GB", mode: .pregnancy)) }
      if said.isEmpty { missing.append(row.id) }
    }
    #expect(missing.count <= 3, "\(missing)")
  }
}
