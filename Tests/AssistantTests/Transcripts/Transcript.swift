import Civil
import Foundation
import Journal
import Knowledge
import Physiology
import Records
import Testing

@testable import Assistant

/// A conversation as it is to go, with all that each turn leads to.
struct Transcript: Sendable, CustomTestStringConvertible {
  struct Line: Sendable {
    let at: Moment
    let you: String
    let consequences: Consequences
  }

  /// What a turn leads to: the reply in full, the policies that spoke, the changes and the question
  /// that is open then.
  struct Consequences: Equatable, Sendable {
    var reply: String
    var policy: String?
    var adds: [String] = []
    var removes: [String] = []
    var sets: [String] = []
    var expects: String?
  }

  let id: String
  let entries: [String]
  let lines: [Line]

  var testDescription: String { id }

  /// The folder of the transcripts, beside the folders of the tests.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Transcripts")

  /// All that the folder holds, file by file.
  static func all() throws -> [Transcript] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".rec") }.sorted()
    return try names.flatMap { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return try read(RecordFile(text, name: name))
    }
  }

  private static func read(_ file: RecordFile) throws -> [Transcript] {
    let turns = file.sets.first { $0.type == "Turn" }?.records ?? []
    let conversations = file.sets.first { $0.type == "Conversation" }?.records ?? []
    return try conversations.map { record in
      let id = try fixture(record["Id"])
      var now = try fixture(record["Now"].flatMap { Moment(iso: $0) })
      let lines = try turns.filter { $0["Conversation"] == id }.map { turn in
        if let later = turn["At"] { now = try fixture(Moment(iso: later)) }
        return Line(
          at: now, you: try fixture(turn["You"]),
          consequences: Consequences(
            reply: try fixture(turn["Bloom"]), policy: turn["Policy"], adds: turn.all("Adds"),
            removes: turn.all("Removes"), sets: turn.all("Sets"), expects: turn["Expects"]))
      }
      return Transcript(id: id, entries: record.all("Entry"), lines: lines)
    }
  }

  /// The journal that the conversation begins with.
  func journal() -> Journal {
    Journal(parsing: "# bloom journal 1\n" + entries.map { $0 + "\n" }.joined())
  }
}

extension Turn {
  /// All that the turn leads to.
  var consequences: Transcript.Consequences {
    Transcript.Consequences(
      reply: text,
      policy: policies.isEmpty ? nil : policies.joined(separator: " "),
      adds: edits.compactMap { if case .add(let entry) = $0 { entry.line } else { nil } },
      removes: edits.compactMap { if case .remove(let entry) = $0 { entry.line } else { nil } },
      sets: changes.map { "\($0.key.rawValue) \($0.new ?? "-")" } + (erases ? ["erased"] : []),
      expects: expecting.map { String("\($0)".prefix { $0.isLetter }) })
  }
}

extension Transcript.Consequences {
  /// The fields of the record that would tell of it.
  var fields: String {
    let lines = reply.split(separator: "\n", omittingEmptySubsequences: false)
    return "Bloom: " + lines.joined(separator: "\n+ ") + "\n"
      + (policy.map { "Policy: \($0)\n" } ?? "")
      + adds.map { "Adds: \($0)\n" }.joined() + removes.map { "Removes: \($0)\n" }.joined()
      + sets.map { "Sets: \($0)\n" }.joined() + (expects.map { "Expects: \($0)\n" } ?? "")
  }
}
