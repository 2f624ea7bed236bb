import Testing

/// A small file of another app, made up, with what is to be read in it.
struct AppSample: CustomTestStringConvertible, Sendable {
  let kind: String
  let text: String
  /// The lines of the journal, sorted.
  let lines: [String]
  /// What is named as left out.
  var left: [String] = []

  var testDescription: String { kind }
}
