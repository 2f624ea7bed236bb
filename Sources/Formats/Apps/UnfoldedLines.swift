/// The lines of a calendar, each with the lines that begin with a space and go on with it (RFC 5545,
/// 3.1); of one that is longer than any property the rest is passed over.
struct UnfoldedLines: Sequence, IteratorProtocol {
  private var lines: TextLines
  private var ahead: ArraySlice<UInt8>?

  init(_ lines: TextLines) {
    self.lines = lines
    ahead = self.lines.next()
  }

  /// The next line.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let first = ahead else { return nil }
    ahead = lines.next()
    guard continues(ahead) else { return first.prefix(ReadingLimits.property) }
    var whole = Array(first.prefix(ReadingLimits.property))
    while let more = ahead, continues(more) {
      whole += more.dropFirst().prefix(ReadingLimits.property - whole.count)
      ahead = lines.next()
    }
    return whole[...]
  }

  private func continues(_ line: ArraySlice<UInt8>?) -> Bool {
    line?.first == 0x20 || line?.first == 0x09
  }
}
