import Civil
import Foundation
import Journal
import Records

@testable import Assistant

/// One message as somebody wrote it, with what a good reply says and what is written.
struct SaidMessage: Sendable {
  let id: String
  let now: Moment
  let entries: [String]
  let text: String
  /// Each holds alternatives, one of which the reply is to hold.
  let says: [[String]]
  let never: [String]
  /// Each holds alternatives, one of which some line written is to hold; nil where nothing may be.
  let adds: [[String]]?

  private init(_ record: Record) throws {
    id = try fixture(record["Id"])
    now = try fixture(record["Now"].flatMap { Moment(iso: $0) })
    entries = record.all("Entry")
    text = try fixture(record["You"])
    says = record.all("Says").map { Self.alternatives($0.lowercased()) }
    never = record.all("Never").map { $0.lowercased() }
    let adds = record.all("Adds")
    self.adds = adds == ["nothing"] ? nil : adds.map(Self.alternatives)
  }

  private static func alternatives(_ text: String) -> [String] {
    text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The folder of the messages, beside the folders of the tests.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Messages")

  /// All that the folder holds, file by file.
  static func all() throws -> [SaidMessage] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".rec") }.sorted()
    return try names.flatMap { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return try RecordFile(text, name: name).sets.filter { $0.type == "Message" }
        .flatMap(\.records).map(SaidMessage.init)
    }
  }

  /// What is wrong with the answer to it; nil where all is well.
  func fault() throws -> String? {
    var bloom = try Rehearsal()
    let lines = entries.map { $0 + "\n" }.joined()
    bloom.assistant.adopt(
      Journal(parsing: "# bloom journal 1\n" + lines), undoLog: UndoLog())
    bloom.now = now
    let turn = bloom.turn(text)
    let reply = turn.text.lowercased().replacing("’", with: "'")
    let written = turn.consequences.adds
    var faults = says.filter { !$0.contains(where: reply.contains) }.map { "does not say \($0)" }
    faults += never.filter(reply.contains).map { "says “\($0)”" }
    if let adds {
      faults += adds.filter { alternatives in
        !written.contains { line in alternatives.contains(where: line.contains) }
      }.map { "does not write \($0)" }
    } else if !written.isEmpty {
      faults.append("writes")
    }
    guard !faults.isEmpty else { return nil }
    return """
      \(id): \(text)
        \(faults.joined(separator: "; "))
        \(turn.text.replacing("\n", with: "\n  "))
        \(written)
      """
  }
}
