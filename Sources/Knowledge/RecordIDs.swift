/// The ids of a file's records as text: each after its length, which is a character from `0` on, so
/// that one is found without a look at the letters of the others.
struct RecordIDs: Sendable {
  let text: String

  /// Whether a record of the file has an id.
  func hold(_ id: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      let length = id.utf8.count
      var start = 0
      while start < bytes.count {
        let next = start + 1 + Int(bytes[start] &- UInt8(ascii: "0"))
        guard next <= bytes.count else { return true }
        if next - start - 1 == length, id.utf8.elementsEqual(bytes[start + 1..<next]) {
          return true
        }
        start = next
      }
      return false
    } ?? true
  }
}
