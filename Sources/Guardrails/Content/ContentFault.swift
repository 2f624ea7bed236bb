/// What is wrong with a line of Knowledge.
public struct ContentFault: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file below the Knowledge folder.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong.
  public let problem: String
  /// What would mend it.
  public let remedy: String

  public var description: String { "\(file):\(line): \(problem); \(remedy)" }
}
