/// Finds what a line was before one bit of it was turned over.
package enum LineMending {
  /// The longest line that is tried, in bytes.
  private static let longest = 2_000

  /// The line with its seal fitting, where just one bit makes it so and it can be read then.
  package static func mended(_ line: JournalLine) -> [UInt8]? {
    switch line.content {
    case .entry(_, .broken), .unreadable: break
    default: return nil
    }
    guard line.bytes.count <= longest else { return nil }
    var bytes = Array(line.bytes)
    for place in bytes.indices {
      for bit in 0..<8 {
        bytes[place] ^= 1 << bit
        if isWhole(bytes) { return bytes }
        bytes[place] ^= 1 << bit
      }
    }
    return nil
  }

  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    let parts = SealedBytes(bytes[...])
    guard parts.seal == .sound, let entry = try? LineReader.entry(parts.body) else { return false }
    if case .unknown = entry.fact { return false }
    return true
  }
}
