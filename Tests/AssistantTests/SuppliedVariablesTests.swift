import Foundation
import Knowledge
import MessageFormat
import Physiology
import Testing

@testable import Assistant

/// Every variable of a reply is supplied where the reply is said.
struct SuppliedVariablesTests {
  /// The text of a source file, with the words in it.
  private struct Source {
    let name: String
    let text: String
    let words: Set<Substring>
    /// The ids, and starts of ids, that it names.
    let ids: Set<String>
  }

  /// Replies whose ids are put together from pieces, with the file that does it.
  private static let composed = [
    "did_you_mean.option": "Composer", "log.already_span": "DiaryPage",
    "log.noted_span": "DiaryPage", "log.after.period_start.late": "Aftercare",
    "log.after.period_start.first.late": "Aftercare",
  ]

  @Test func `a skill supplies every variable of the replies it says`() throws {
    let sources = try Self.sources()
    #expect(sources.count > 100)
    var looked = 0
    for reply in try Rehearsal.library.replies() {
      let variables = try reply.texts.map { try MessageModel(parsing: $0).variables }
      let names = variables.reduce(into: Set<String>()) { $0.formUnion($1) }
      guard !names.isEmpty else { continue }
      looked += 1
      let missing = Self.missing(names, of: reply.id, in: sources)
      #expect(missing == [], "\(reply.id) is said without \(missing)")
    }
    #expect(looked > 300)
  }

  @Test func `a variable that nothing supplies is missed`() throws {
    let sources = try Self.sources()
    #expect(Self.missing(["days"], of: "log.after.period_end", in: sources) == [])
    #expect(Self.missing(["no_such"], of: "log.after.period_end", in: sources) == ["no_such"])
    #expect(Self.missing(["days"], of: "no.such.reply", in: sources) == ["days"])
  }

  /// The variables that neither the files that name a reply nor those whose types they use mention.
  private static func missing(
    _ names: Set<String>, of id: String, in sources: [Source]
  ) -> [String] {
    let saying = sources.filter { says(id, in: $0) }
    let near = saying.reduce(into: Set<Substring>()) { $0.formUnion($1.words) }
    let supplying = saying + sources.filter { near.contains(Substring($0.name)) }
    return names.filter { name in !supplying.contains { $0.text.contains("\"\(name)\"") } }
      .sorted()
  }

  private static func says(_ id: String, in source: Source) -> Bool {
    if let file = composed[id] { return source.name == file }
    let modes = Mode.allCases.map { "." + $0.rawValue }.filter { id.hasSuffix($0) }
    let own =
      [id] + (modes + ["_plain"]).filter { id.hasSuffix($0) }.map { String(id.dropLast($0.count)) }
    return own.contains { source.ids.contains($0) }
      || source.ids.contains { ($0.hasSuffix(".") || $0.hasSuffix("_")) && id.hasPrefix($0) }
  }

  private static func sources() throws -> [Source] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Assistant")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var sources: [Source] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let name = file.deletingPathExtension().lastPathComponent.prefix { $0 != "+" }
      sources.append(
        Source(
          name: String(name), text: text,
          words: Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }),
          ids: Set(text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init))))
    }
    return sources.sorted { $0.name < $1.name }
  }
}
