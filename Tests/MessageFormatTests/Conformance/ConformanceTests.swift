import Foundation
import MessageFormat
import Testing

/// The Unicode suite for MessageFormat 2, compared by text and by the sorts of errors in order.
///
/// The parts a message is made of are not compared: the formatter returns text.
@Suite(
  .enabled(
    if: ConformanceCase.shared != nil,
    "BLOOM_SHARED is not set: the Unicode MessageFormat 2 cases are outside the package"))
struct ConformanceTests {
  /// The files held to the last case.
  static let held = [
    "bidi", "data-model-errors", "fallback", "functions/integer", "functions/number",
    "functions/offset", "functions/percent", "functions/string", "pattern-selection", "syntax",
    "syntax-errors", "u-options",
  ]

  /// The functions that are not there.
  static let absent = [
    "functions/currency", "functions/date", "functions/datetime", "functions/time",
  ]

  @Test func `every file of the suite is held or known to be absent`() {
    #expect(ConformanceCase.all.count == 461)
    #expect(Set(ConformanceCase.all.map(\.file)) == Set(Self.held + Self.absent))
  }

  @Test(arguments: held)
  func `every case of the file is as the standard says`(file: String) {
    let cases = ConformanceCase.all.filter { $0.file == file }
    #expect(!cases.isEmpty)
    for example in cases {
      if let failure = example.failure {
        Issue.record("\(example.id) \(example.source.debugDescription): \(failure)")
      }
    }
  }

  @Test func `an absent function is unknown and shown by its source`() throws {
    let cases = ConformanceCase.all.filter { Self.absent.contains($0.file) && $0.stage == .format }
    #expect(!cases.isEmpty)
    for example in cases {
      let formatted = try Template(parsing: example.source).format(example.arguments)
      #expect(formatted.errors.contains { $0.standardName == "unknown-function" }, "\(example)")
    }
  }
}
