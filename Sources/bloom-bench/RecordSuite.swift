import Assistant
import Civil
import EmbeddedKnowledge
import Journal
import Knowledge

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The time of questions about twenty years of daily entries.
struct RecordSuite {
  private let questions: [String]

  /// Takes a file with a question a line.
  init(_ arguments: [String]) throws {
    guard arguments.count == 1, let path = arguments.first,
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { throw UsageError("record takes a file with a question a line") }
    questions = text.split(whereSeparator: \.isNewline).map(String.init)
    guard !questions.isEmpty else { throw UsageError("\(path) has no questions") }
  }

  private static let years = 20
  private static let runs = 3

  /// Asks each question as the first message of a chat, the best of three times.
  func run() throws -> Table {
    guard let now = Moment(iso: "2026-03-09T12:00") else { return Table(title: "record") }
    var assistant = try Assistant(
      library: Library.embedded(),
      journal: TalkSuite.journal(before: now.date, years: Self.years))
    _ = assistant.greeting(now: now)
    let clock = ContinuousClock()
    var times: [(ms: Double, question: String)] = []
    for question in questions {
      var best = Double.infinity
      for _ in 0..<Self.runs {
        var copy = assistant
        best = min(best, clock.measure { _ = copy.turn(question, now: now) }.milliseconds)
      }
      times.append((best, question))
    }
    times.sort { $0.ms < $1.ms }
    var table = Table(title: "record")
    table.add("entries", Double(assistant.journal.entries.count), decimals: 0)
    table.add("questions", Double(times.count), decimals: 0)
    table.add("p50 ms", times[times.count / 2].ms, decimals: 2)
    table.add("slowest ms", times.last?.ms ?? 0, decimals: 2)
    for slow in times.suffix(Self.shown).reversed() where slow.ms > Self.limit {
      print("\(slow.question): \(slow.ms)")
    }
    return table
  }

  private static let shown = 20
  private static let limit = 5.0
}
