import Civil
import Foundation
import Journal
import Testing

@testable import Formats

private let shared = ProcessInfo.processInfo.environment["BLOOM_SHARED"]

/// Files of other apps that are kept outside of the project, with what they hold.
@Suite(.enabled(if: shared != nil, "BLOOM_SHARED is not set: the outside files are not read"))
struct SharedFormatsTests {
  /// What a file is to give.
  struct Expected: Decodable, CustomTestStringConvertible, Sendable {
    struct Left: Decodable, Sendable {
      let what: String
      let words: [String]?
    }
    let file: String
    let level: String?
    let facts: [String]
    let leftOut: [Left]
    let asks: String?
    let optional: [String]?
    let options: [String]?
    var folder: String?

    enum CodingKeys: String, CodingKey {
      case file, level, facts, asks, optional, options, folder
      case leftOut = "left_out"
    }

    var testDescription: String { file }
  }

  private static let files: [Expected] = {
    let root = "\(shared ?? "")/formats/open"
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return folders.sorted().flatMap { folder -> [Expected] in
      let path = "\(root)/\(folder)"
      guard let data = FileManager.default.contents(atPath: path + "/expected.json"),
        let list = try? JSONDecoder().decode([Expected].self, from: data)
      else { return [] }
      return list.map { expected in
        var expected = expected
        expected.folder = path
        return expected
      }
    }
  }()

  private static let readable = files.filter { $0.asks == nil }

  @Test(arguments: readable)
  func `each outside file gives its facts and no others`(expected: Expected) throws {
    let bytes = try #require(
      FileManager.default.contents(atPath: "\(expected.folder ?? "")/\(expected.file)"))
    let options = expected.options ?? []
    var meanings: [String: ColumnMeaning] = [:]
    for option in options where option.contains("=") {
      let parts = option.split(separator: "=")
      meanings[String(parts[0])] = ColumnMeaning(String(parts[1]))
    }
    let content = try Interchange(
      Array(bytes), meanings: meanings,
      order: options.lazy.compactMap { DayOrder(rawValue: $0) }.first,
      today: day("2026-03-11"))
    guard case .app(let diary, let issues) = content else { return }
    let lines = diary.lines.flatMap(Self.spread)
    let wanted = expected.facts.flatMap { $0.contains(" || ") ? [$0] : Self.spread($0) }
    var allowed = Set((expected.optional ?? []).flatMap(Self.forms))
    for fact in wanted {
      let forms = Self.forms(fact)
      #expect(forms.contains { lines.contains($0) }, "\(fact) is missing")
      allowed.formUnion(forms)
    }
    #expect(lines.filter { !allowed.contains($0) }.isEmpty)
    #expect(Set(lines).count == lines.count)
    let said =
      ([""] + diary.remarks + diary.omissions.map(\.text) + issues.map { $0.summary(file: "") })
      .joined(separator: " ")
      .lowercased()
    for left in expected.leftOut {
      let words = left.words ?? [left.what]
      let optional = lines.filter { (expected.optional ?? []).flatMap(Self.forms).contains($0) }
      let seen = said + "\n" + optional.joined(separator: "\n")
      #expect(words.contains { seen.contains($0.lowercased()) }, "\(left.what) is not named")
    }
  }

  private static func forms(_ fact: String) -> [String] {
    fact.split(separator: "||").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// A line of several moods as a line of each.
  private static func spread(_ line: String) -> [String] {
    let words = line.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(of: "mood"), place < 3 else { return [line] }
    return words[(place + 1)...].map { (words[...place] + [$0]).joined(separator: " ") }
  }
}
