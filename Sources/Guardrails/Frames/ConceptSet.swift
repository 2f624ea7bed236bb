/// A set of concepts by index, small enough to be copied and fast enough to be asked thousands of
/// times for one message.
struct ConceptSet: Hashable, Sendable {
  /// The number of concepts that fit.
  static let capacity = 1024

  private var bits = SIMD16<UInt64>(repeating: 0)

  mutating func insert(_ concept: Int) {
    bits[concept >> 6] |= 1 << UInt64(concept & 63)
  }

  func contains(_ concept: Int) -> Bool {
    bits[concept >> 6] & (1 << UInt64(concept & 63)) != 0
  }

  func meets(_ other: ConceptSet) -> Bool {
    (bits & other.bits) != SIMD16(repeating: 0)
  }

  mutating func formUnion(_ other: ConceptSet) {
    bits |= other.bits
  }
}
