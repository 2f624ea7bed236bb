/// What is wrong at one place of a line.
public struct LineFault: Error, Hashable, Sendable {
  /// The byte of the line where it is wrong, from 0.
  public let offset: Int
  /// What is wrong, without a full stop.
  public let problem: String
  /// What to do, without a full stop.
  public let remedy: String

  package init(_ offset: Int, _ problem: String, _ remedy: String) {
    self.offset = offset
    self.problem = problem
    self.remedy = remedy
  }

  package func moved(by bytes: Int) -> LineFault { LineFault(offset + bytes, problem, remedy) }
}
