import Civil
import EmbeddedKnowledge
import Knowledge
import Language

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Right answers and time a sentence over a folder of date, number and unit sentences.
struct DatesSuite {
  private let folder: String
  private let showsErrors: Bool

  /// Reads `DIR [--errors]`.
  init(_ arguments: [String]) throws {
    var arguments = arguments
    showsErrors = arguments.contains("--errors")
    arguments.removeAll { $0 == "--errors" }
    guard arguments.count == 1 else { throw UsageError("dates DIR [--errors]") }
    folder = arguments[0]
  }

  /// Runs every file of the folder.
  func run() throws -> Table {
    let reader = try EntityReader(library: .embedded())
    var table = Table(title: "dates")
    var times: [Double] = []
    for (file, modes) in Self.files {
      let path = folder + "/" + file + ".jsonl"
      guard let data = try? Data(contentsOf: URL(filePath: path)) else { continue }
      let lines = try data.split(separator: 10).map {
        try JSONDecoder().decode(DateSentence.self, from: Data($0))
      }
      for mode in modes {
        var right = 0
        for line in lines {
          let found = measure(line, mode, reader, &times)
          if DateScore(line, mode: mode, file: file).isRight(found) {
            right += 1
          } else if showsErrors {
            print("\(file)/\(mode)\t\(line.text)\t\(found.map(\.brief).joined(separator: " "))")
          }
        }
        table.add("\(file) \(mode) %", 100 * Double(right) / Double(max(1, lines.count)))
        table.add("\(file) \(mode) right", Double(right), decimals: 0)
      }
    }
    times.sort()
    guard !times.isEmpty else { throw UsageError("\(folder): no sentences found") }
    table.add("sentences", Double(times.count), decimals: 0)
    table.add("p50 ms", times[times.count / 2], decimals: 4)
    table.add("p99 ms", times[times.count * 99 / 100], decimals: 4)
    return table
  }

  private static let files: [(String, [DateScore.Mode])] = [
    ("domain", [.given]), ("dates", [.either, .past, .future]), ("durations", [.either]),
    ("ranges", [.either]), ("times", [.either]), ("multi", [.either]), ("none", [.either]),
    ("numbers", [.either]), ("units", [.either]),
  ]

  private func measure(
    _ line: DateSentence, _ mode: DateScore.Mode, _ reader: EntityReader, _ times: inout [Double]
  ) -> [Entity] {
    let reference = line.ref.flatMap { Moment(iso: $0) } ?? Moment(iso: "2026-03-11T09:30")
    guard let reference else { return [] }
    let tense: Tense? =
      switch mode {
      case .given: line.dir.flatMap(Tense.init(rawValue:))
      case .either: nil
      case .past: .past
      case .future: .future
      }
    let context = Context(reference: reference, locale: line.locale, tense: tense)
    let clock = ContinuousClock()
    var found: [Entity] = []
    let time = clock.measure {
      found = reader.entities(in: Normaliser().normalise(line.text), context: context)
    }
    times.append(time.milliseconds)
    return found
  }
}

/// One line of a file: a sentence and what is in it.
struct DateSentence: Decodable {
  let text: String
  let ref: String?
  let locale: String?
  let dir: String?
  let want: [Want]?
  let ents: [Want]?

  /// One expected entity, of either family of files.
  struct Want: Decodable {
    let k: String
    let v: Side?
    let unit: String?
    let past: Side?
    let future: Side?
    let value: String?
    let s: Int?
    let e: Int?
  }

  /// A value, or a pair of which a side may be open.
  enum Side: Decodable, Equatable {
    case one(String)
    case pair([String?])

    init(from decoder: any Decoder) throws {
      let box = try decoder.singleValueContainer()
      if let text = try? box.decode(String.self) {
        self = .one(text)
      } else {
        self = .pair(try box.decode([String?].self))
      }
    }
  }
}

extension Entity {
  /// Kind and value on one line, for lists of errors.
  var brief: String { "[\(kind.rawValue) \(tokens) \(value) | \(rule)]" }
}
