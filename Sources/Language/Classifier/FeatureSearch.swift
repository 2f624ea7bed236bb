/// A feature that is looked for, with what is noted of it where it is found.
struct SoughtFeature {
  let hash: UInt64
  let note: Int
}

extension Model {
  /// Where a hash would be: its neighbours, and the one in their middle, read already.
  private struct Bucket {
    let first: Int
    let end: Int
    let key: UInt64
    let middleKey: UInt64

    var middle: Int { (first &+ end) >> 1 }
  }

  /// The place of a feature.
  func find(_ hash: UInt64, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    find(in: bucket(of: hash, bytes), bytes)
  }

  /// Calls a function with the place and the note of every feature that is known, in their order.
  ///
  /// Many buckets are read before the first is searched, so that none waits for the memory of
  /// another.
  func forEachFound(
    of sought: [SoughtFeature], _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (_ feature: Int, _ note: Int) -> Void
  ) {
    let most = 64
    withUnsafeTemporaryAllocation(of: Bucket.self, capacity: most) { buckets in
      sought.withUnsafeBufferPointer { sought in
        var start = 0
        while start < sought.count {
          let count = min(most, sought.count &- start)
          for place in 0..<count {
            buckets.initializeElement(
              at: place, to: bucket(of: sought[start &+ place].hash, bytes))
          }
          for place in 0..<count {
            if let feature = find(in: buckets[place], bytes) {
              body(feature, sought[start &+ place].note)
            }
          }
          start &+= count
        }
      }
    }
  }

  @inline(__always) private func bucket(
    of hash: UInt64, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bucket {
    let (first, last) = bytes.pair(at: layout.buckets &+ 4 &* layout.bucket(of: hash))
    let end = min(last, featureCount)
    let middle = min((first &+ end) >> 1, featureCount)
    return Bucket(
      first: first, end: end, key: layout.key(of: hash), middleKey: key(of: middle, bytes))
  }

  @inline(__always) private func find(
    in bucket: Bucket, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard bucket.first < bucket.end else { return nil }
    let middle = bucket.middle
    if bucket.middleKey == bucket.key { return middle }
    var place = bucket.middleKey < bucket.key ? middle &+ 1 : bucket.first
    let end = bucket.middleKey < bucket.key ? bucket.end : middle
    while place < end {
      let key = key(of: place, bytes)
      if key >= bucket.key { return key == bucket.key ? place : nil }
      place &+= 1
    }
    return nil
  }

  /// The five digits that tell a feature apart from those of its bucket.
  @inline(__always) private func key(
    of feature: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt64 {
    bytes.key(at: layout.features &+ Layout.feature &* feature) &>> 24
  }
}
