/// The places of columns by their names, found by a few bytes of a name.
struct ColumnPlaces: Sendable {
  private let names: [String]
  /// The place after each one with the same key; -1 at the last.
  private let following: [Int]
  private let firsts: [Int]

  /// Takes the names in their order; of equal ones the first counts.
  init(_ names: [String]) {
    self.names = names
    var firsts = Array(repeating: -1, count: 256)
    var following = Array(repeating: -1, count: names.count)
    for place in names.indices.reversed() {
      let key = Self.key(names[place])
      following[place] = firsts[key]
      firsts[key] = place
    }
    (self.firsts, self.following) = (firsts, following)
  }

  /// The place of a column; nil where there is none of that name.
  subscript(name: String) -> Int? {
    var place = firsts[Self.key(name)]
    while place >= 0 {
      if names[place] == name { return place }
      place = following[place]
    }
    return nil
  }

  private static func key(_ name: String) -> Int {
    let key = name.utf8.withContiguousStorageIfAvailable { bytes -> Int in
      guard let first = bytes.first, let last = bytes.last else { return 0 }
      let (middle, third) = (bytes[bytes.count / 2], bytes[bytes.count * 2 / 3])
      return bytes.count &* 131 &+ Int(first) &* 3 &+ Int(last) &* 17 &+ Int(middle) &* 31
        &+ Int(third) &* 57
    }
    return (key ?? 0) & 0xFF
  }
}
