import Civil
import Foundation
import Testing

@testable import Language

private let shared = ProcessInfo.processInfo.environment["BLOOM_SHARED"]

/// Sentences of other people, where they are at hand.
@Suite(.enabled(if: shared != nil, "BLOOM_SHARED is not set: the outside sentences are not read"))
struct SharedDatesTests {
  private struct Line: Decodable {
    let text: String
    let ref: String
    let locale: String
    let dir: String?
    let want: [Want]?
    let ents: [Want]?
  }

  private struct Want: Decodable {
    let k: String
    let v: Value?
    let past: Value?
    let future: Value?
  }

  private enum Value: Decodable {
    case one(String)
    case several([String?])

    init(from decoder: any Decoder) throws {
      let box = try decoder.singleValueContainer()
      if let text = try? box.decode(String.self) {
        self = .one(text)
      } else {
        self = .several(try box.decode([String?].self))
      }
    }

    var all: [String] {
      switch self {
      case .one(let text): [text]
      case .several(let texts): texts.compactMap(\.self)
      }
    }
  }

  private func lines(_ file: String) throws -> [Line] {
    let path = try #require(shared) + "/conformance/dates/" + file
    return try Data(contentsOf: URL(filePath: path)).split(separator: 10).map {
      try JSONDecoder().decode(Line.self, from: Data($0))
    }
  }

  private func read(_ line: Line) throws -> [Entity] {
    let context = Context(
      reference: try #require(Moment(iso: line.ref)), locale: line.locale,
      tense: line.dir.flatMap(Tense.init(rawValue:)))
    return try #require(Diary.reader).entities(
      in: Normaliser().normalise(line.text), context: context)
  }

  private func share(
    _ file: String, _ kinds: Set<String>, _ isRight: ([Want], [Entity]) -> Bool
  ) throws -> Double {
    var (right, all) = (0, 0)
    for line in try lines(file) {
      let want = line.want ?? line.ents ?? []
      guard want.count == 1, kinds.contains(want[0].k) else { continue }
      all += 1
      if isRight(want, try read(line)) { right += 1 }
    }
    try #require(all > 0)
    return 100 * Double(right) / Double(all)
  }

  @Test func `single days of a diary are the days that were meant`() throws {
    let right = try share("domain.jsonl", ["date", "ambiguous"]) { want, found in
      found.compactMap { entity -> String? in
        if case .eitherDate(let a, let b) = entity.value {
          return want[0].v?.all == [a.iso, b.iso] || want[0].v?.all == [b.iso, a.iso]
            ? want[0].v?.all.first : nil
        }
        return entity.day?.iso
      }.first.map { want[0].v?.all.contains($0) ?? false } ?? false
    }
    #expect(right >= 98)
  }

  @Test func `single days of other people's sentences are right in one of their readings`() throws {
    let right = try share("dates.jsonl", ["date"]) { want, found in
      let days = (want[0].past?.all ?? []) + (want[0].future?.all ?? [])
      let first = found.first { ![.number, .ordinal, .quantity].contains($0.kind) }
      return first.map { days.contains($0.day?.iso ?? "") } ?? false
    }
    #expect(right >= 93)
  }

  @Test func `nothing is found where there is no date`() throws {
    let plain: Set<Entity.Kind> = [.number, .ordinal, .percent, .quantity]
    let empty = try (lines("domain.jsonl") + lines("none.jsonl")).filter {
      ($0.want ?? $0.ents ?? []).isEmpty
    }
    try #require(empty.count > 30)
    let wrong = try empty.filter { line in
      try read(line).contains { !plain.contains($0.kind) }
    }
    #expect(wrong.count <= 1, "\(wrong.map(\.text))")
  }
}
