import Formats
import Journal

/// A file from elsewhere while it is loaded, which is looked over piece by piece.
struct FileLoading {
  /// What is loaded so far.
  private(set) var bytes: [UInt8] = []
  /// Why the file is refused, where it is.
  private(set) var fault: InterchangeIssue?

  private var screen = FileScreen()
  private var looked = 0

  /// The first bytes, which say what a file is, are looked at together.
  private static let opening = 64 << 10

  /// Takes the next piece; false where the file is refused.
  mutating func take(_ piece: [UInt8]) -> Bool {
    bytes += piece
    return bytes.count - looked < Self.opening || look()
  }

  /// Has room for as many bytes, once it is known that they are wanted.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  private mutating func look() -> Bool {
    do throws(InterchangeIssue) {
      try screen.take(Array(bytes[looked...]))
      looked = bytes.count
      return true
    } catch {
      fault = error
      return false
    }
  }
}
