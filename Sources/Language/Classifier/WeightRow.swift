/// The weights of one feature, each a share -1…1 of the largest one of its label, as text.
///
/// Where few labels have one, a weight is two digits of six bits: how many labels further than the
/// one before, and its ``WeightLevel``. Where that is no shorter, the row is full: one character for
/// every label and perhaps one more to make their number even, 87 + 39 times the share. A row is
/// full exactly when it has the length of a full one.
enum WeightRow {
  /// Rows are counted in pairs of characters.
  static let width = 2
  /// The steps of a full row on either side of zero.
  static let steps = 39.0
  private static let middle = 87.0
  private static let reach = 63

  /// The length of a full row, in pairs.
  static func full(_ labels: Int) -> Int { (labels + 1) / 2 }

  static func digits(of shares: [Double]) -> [UInt8] {
    var digits: [UInt8] = []
    var last = 0
    for (label, share) in shares.enumerated() {
      let level = WeightLevel.nearest(to: share)
      guard level != WeightLevel.zero else { continue }
      while label - last > reach {
        digits += [SixBits.zero + UInt8(reach), SixBits.zero + UInt8(WeightLevel.zero)]
        last += reach
      }
      digits += [SixBits.zero + UInt8(label - last), SixBits.zero + UInt8(level)]
      last = label
    }
    guard digits.count >= width * full(shares.count) else { return digits }
    return (shares + Array(repeating: 0, count: shares.count % 2)).map {
      UInt8(max(-steps, min(steps, ($0 * steps).rounded())) + middle)
    }
  }

  /// What a character of a full row is worth, in steps.
  @inline(__always) static func steps(_ character: UInt8) -> Float {
    Float(Int32(character) &- Int32(middle))
  }

  /// What sixteen characters of a full row are worth, in steps.
  @inline(__always) static func sixteenSteps(_ row: UnsafePointer<UInt8>) -> SIMD16<Float> {
    let characters = UnsafeRawPointer(row).loadUnaligned(as: SIMD16<UInt8>.self)
    var steps = SIMD16<Float>()
    for place in 0..<16 { steps[place] = Float(Int32(characters[place])) }
    return steps - Float(middle)
  }

  /// What four characters of a full row are worth, in steps.
  @inline(__always) static func fourSteps(_ row: UnsafePointer<UInt8>) -> SIMD4<Float> {
    let characters = UnsafeRawPointer(row).loadUnaligned(as: SIMD4<UInt8>.self)
    var steps = SIMD4<Float>()
    for place in 0..<4 { steps[place] = Float(Int32(characters[place])) }
    return steps - Float(middle)
  }
}

/// A weight beside the largest one of its label: 31 levels on either side of zero, closer together
/// near zero, where most weights are.
enum WeightLevel {
  /// The level of a weight of nothing.
  static let zero = 31

  /// What each digit of a level is worth; those of damaged text are worth something too.
  static let digits: [Double] = (0...255).map { worth[($0 - Int(SixBits.zero)) & 63] }

  /// What each level is worth, -1…1: (k / 31)^1.5 with the sign of k; one more for damaged text.
  static let worth: [Double] = (0...63).map { level in
    let share = Double(abs(level - zero)) / Double(zero)
    return (level < zero ? -1 : 1) * share * share.squareRoot()
  }

  /// The level nearest to a share of the largest weight, -1…1.
  static func nearest(to share: Double) -> Int {
    var (low, high) = (0, 2 * zero)
    while high - low > 1 {
      let middle = (low + high) / 2
      if worth[middle] <= share { low = middle } else { high = middle }
    }
    return share - worth[low] < worth[high] - share ? low : high
  }
}
