/// Why a message cannot do what it asks of functions.
public struct MessageFault: Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The column in Unicode scalars, counted from 1.
  public let column: Int
  /// What is wrong with the message.
  public let problem: String
  /// What its writer can do.
  public let remedy: String

  public var description: String { "\(line):\(column): \(problem); \(remedy)" }

  /// A fault at an offset in the UTF-8 bytes of a message.
  init(at offset: Int, in source: String, _ problem: String, remedy: String) {
    let before = source.utf8.prefix(offset)
    let start = before.lastIndex(of: Ascii.newline).map { before.index(after: $0) }
    line = before.count { $0 == Ascii.newline } + 1
    column = source.unicodeScalars[(start ?? before.startIndex)..<before.endIndex].count + 1
    self.problem = problem
    self.remedy = remedy
  }
}
