import Foundation
import Knowledge
import MessageFormat
import Physiology
import Testing

@testable import Assistant

/// Every variable of a reply is supplied where the reply is said.
///
/// It is looked for as text in the files that name the reply, and in the few files that hand the
/// same values to many; ``Rehearsal`` holds every turn of the other tests to it as it is spoken.
struct SuppliedVariablesTests {
  /// The text of a source file, with the words in it.
  private struct Source {
    let name: String
    /// What it names as a key of values, or hands to what makes them.
    let names: Set<Substring>
    let words: Set<Substring>
    /// The ids that it names.
    let ids: Set<String>
    /// The starts of ids that it names.
    let stems: [String]
  }

  /// Replies whose ids are put together from pieces, with the file that does it.
  private static let composed = [
    "log.start_near.single": "DiaryPage", "log.end_near.single": "DiaryPage",
    "log.already_span": "DiaryPage", "log.noted_span": "DiaryPage",
    "cycle.next_period.stale.unasked": "ForecastSkill", "cycle.phase.stale.unasked": "PhaseSkill",
    "log.after.period_start.late": "Aftercare",
    "log.after.period_start.first.late": "Aftercare",
    "log.after.period_start.afresh.late": "Aftercare",
  ]

  /// The files whose values go into the replies of others, with the starts of those replies' ids.
  private static let shared: [(file: Substring, names: Set<String>, replies: [String])] = [
    (
      "ForecastWords",
      [
        "next", "away", "low", "high", "last", "mean", "known", "cycles", "period", "shortest",
        "longest", "expected",
      ],
      ["today.", "cycle.", "ttc.", "calendar."]
    ),
    ("WeekSkill", ["weeks", "days", "due"], ["today.", "preg.", "people."]),
    ("FactPhrase", ["facts"], ["edit.", "log."]), ("LookNames", ["what"], ["look.", "pattern."]),
    ("ConditionTold", ["names"], ["condition.", "caution."]),
    ("PracticeBounds", ["names"], ["yoga."]), ("EatingTold", ["names"], ["eating."]),
    ("OvulationWords", ["grounds", "ovulation"], ["cycle."]),
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

  /// Names that other replies use, which this one is not given: nearly all of them are missed.
  @Test func `a wrong name is missed`() throws {
    let sources = try Self.sources()
    var replies: [(id: String, names: Set<String>)] = []
    for reply in try Rehearsal.library.replies() {
      let names = try reply.texts.reduce(into: Set<String>()) {
        $0.formUnion(try MessageModel(parsing: $1).variables)
      }
      if !names.isEmpty { replies.append((reply.id, names)) }
    }
    let all = replies.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    var (wrong, missed) = (0, 0)
    for (id, names) in replies {
      let others = all.subtracting(names)
      wrong += others.count
      missed += Self.missing(others, of: id, in: sources).count
    }
    let accepted = Double(wrong - missed) / Double(wrong)
    #expect(wrong > 10_000)
    #expect(accepted < 0.075, "\(accepted) of \(wrong) wrong names are taken")
  }

  @Test func `a variable that nothing supplies is missed`() throws {
    let sources = try Self.sources()
    #expect(Self.missing(["days"], of: "log.after.period_end", in: sources) == [])
    #expect(Self.missing(["no_such"], of: "log.after.period_end", in: sources) == ["no_such"])
    #expect(Self.missing(["days"], of: "no.such.reply", in: sources) == ["days"])
  }

  /// The variables that neither the files that name a reply mention nor those they share.
  private static func missing(
    _ names: Set<String>, of id: String, in sources: [Source]
  ) -> [String] {
    let saying = sources.filter { says(id, in: $0) }
    let near = shared.filter { file, _, replies in
      replies.contains { id.hasPrefix($0) } && saying.contains { $0.words.contains(file) }
    }
    return names.filter { name in
      !near.contains { $0.names.contains(name) }
        && !saying.contains { source in
          source.names.contains(Substring(name))
            || name == "help" && source.names.contains("intent")
        }
    }.sorted()
  }

  private static func says(_ id: String, in source: Source) -> Bool {
    if let file = composed[id] { return source.name == file }
    let modes = Mode.allCases.map { "." + $0.rawValue }.filter { id.hasSuffix($0) }
    let own =
      [id] + (modes + ["_plain"]).filter { id.hasSuffix($0) }.map { String(id.dropLast($0.count)) }
    return own.contains { source.ids.contains($0) }
      || source.stems.contains { id.hasPrefix($0) }
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
      let stretches = text.split(separator: "\"", omittingEmptySubsequences: false)
      let ids = Set(stretches.map(String.init))
      sources.append(
        Source(
          name: String(name),
          names: Set(
            zip(stretches, stretches.dropFirst()).filter { ":]),".contains($1.first ?? " ") }
              .map(\.0)),
          words: Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }), ids: ids,
          stems: ids.filter { $0.hasSuffix(".") || $0.hasSuffix("_") }))
    }
    return sources.sorted { $0.name < $1.name }
  }
}
