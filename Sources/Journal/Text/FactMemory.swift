/// The facts that were read from short words: most days repeat what other days say.
struct FactMemory {
  private static let longest = 32
  private var facts: [Words: Fact] = [:]

  subscript(words: ArraySlice<UInt8>) -> Fact? {
    get { words.count <= Self.longest ? facts[Words(bytes: words)] : nil }
    set { if words.count <= Self.longest { facts[Words(bytes: words)] = newValue } }
  }

  /// Bytes that are hashed all at once.
  private struct Words: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    static func == (left: Words, right: Words) -> Bool { left.bytes == right.bytes }
  }
}
