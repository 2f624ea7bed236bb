/// What is wrong with a line of Knowledge.
public struct ContentFault: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file below the Knowledge folder.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1, where the fault has one.
  public let column: Int?
  /// What is wrong.
  public let problem: String
  /// What would mend it.
  public let remedy: String

  /// Makes a fault.
  public init(file: String, line: Int, column: Int? = nil, problem: String, remedy: String) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
    self.remedy = remedy
  }

  public var description: String {
    "\(file):\(line):" + (column.map { "\($0):" } ?? "") + " \(problem); \(remedy)"
  }
}
