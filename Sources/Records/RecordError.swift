/// What is wrong with a recfile, where, and what to do about it.
///
/// The description is the sentence in the form compilers use, then the source line and a caret:
///
/// ```
/// poses.rec:7:8: "twelve" is not a whole number; write digits, as in 12
/// HoldSeconds: twelve
///              ^
/// ```
public struct RecordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name the file was given when it was read.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in Unicode scalars, counted from 1.
  public let column: Int
  /// What is wrong with the input.
  public let problem: String
  /// What the writer of the file can do.
  public let remedy: String
  /// The source line.
  public let excerpt: String

  /// Makes an error at a place in a file.
  public init(
    file: String, line: Int, column: Int, problem: String, remedy: String, excerpt: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
    self.remedy = remedy
    self.excerpt = excerpt
  }

  public var description: String {
    let margin = String(repeating: " ", count: max(0, column - 1))
    return "\(file):\(line):\(column): \(problem); \(remedy)\n\(excerpt)\n\(margin)^"
  }
}
