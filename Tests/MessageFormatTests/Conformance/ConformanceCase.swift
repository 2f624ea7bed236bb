import Foundation
import MessageFormat

/// One case of the Unicode MessageFormat 2 test suite.
struct ConformanceCase: Sendable, CustomStringConvertible {
  /// What is expected of a message.
  enum Stage: String, Decodable {
    case parse = "parse-error"
    case validate = "validate-error"
    case format
  }

  let id: String
  let stage: Stage
  let source: String
  let locale: String
  let isolation: BidiIsolation
  let arguments: [String: Argument]
  let text: String?
  let errors: [String]

  var description: String { id }

  /// The file a case comes from, as in `syntax` or `functions/number`.
  var file: String { String(id.prefix { $0 != "#" }) }

  /// The folder of outside test data, named by the environment.
  static let shared = ProcessInfo.processInfo.environment["BLOOM_SHARED"].flatMap {
    $0.isEmpty ? nil : $0
  }

  /// All cases; none without the outside test data.
  static let all: [ConformanceCase] = {
    guard let shared,
      let text = try? String(
        contentsOfFile: "\(shared)/conformance/messageformat2/cases.jsonl", encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").compactMap { line in
      (try? JSONDecoder().decode(Line.self, from: Data(line.utf8)))?.testCase
    }
  }()

  /// What is wrong with how a message is treated; nil when all is as expected.
  var failure: String? {
    switch (stage, Result { try Template(parsing: source) }) {
    case (.parse, .success), (.validate, .success):
      return "it was accepted"
    case (.parse, .failure(let error as SyntaxError)):
      return error.kind == .syntax ? nil : "\(error.kind) instead of a syntax error"
    case (.validate, .failure(let error as SyntaxError)):
      return [error.kind.rawValue] == errors ? nil : "\(error.kind) instead of \(errors)"
    case (_, .failure(let error)):
      return "it was refused: \(error)"
    case (.format, .success(let template)):
      return failure(of: template)
    }
  }

  private func failure(of template: Template) -> String? {
    let formatted = template.format(
      arguments, functions: .withTestFunctions, locale: locale, isolation: isolation)
    if let text, Array(text.unicodeScalars) != Array(formatted.text.unicodeScalars) {
      return "\(formatted.text.debugDescription) instead of \(text.debugDescription)"
    }
    let names = formatted.errors.map(\.standardName)
    return names == errors ? nil : "errors \(names) instead of \(errors)"
  }

  private struct Line: Decodable {
    let id: String
    let locale: String
    let src: String
    let bidi: String
    let params: [Parameter]?
    let exp: String?
    let errors: [String]
    let stage: Stage

    var testCase: ConformanceCase {
      ConformanceCase(
        id: id, stage: stage, source: src, locale: locale,
        isolation: bidi == "none" ? .none : .marks,
        arguments: Dictionary(
          (params ?? []).map { ($0.name, $0.argument) }, uniquingKeysWith: { first, _ in first }),
        text: exp, errors: errors)
    }
  }

  private struct Parameter: Decodable {
    let name: String
    let argument: Argument

    private enum Key: CodingKey {
      case name, value
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      name = try fields.decode(String.self, forKey: .name)
      if let flag = try? fields.decode(Bool.self, forKey: .value) {
        argument = .bool(flag)
      } else if let number = try? fields.decode(Int.self, forKey: .value) {
        argument = .integer(number)
      } else if let number = try? fields.decode(Double.self, forKey: .value) {
        argument = .number(number)
      } else {
        argument = .string(try fields.decode(String.self, forKey: .value))
      }
    }
  }
}
