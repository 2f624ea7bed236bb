/// What the features of one message add up to for each label, in shares of its largest weight.
struct WeightSums {
  /// Those of full rows, in steps: as many as a full row has characters.
  private let full: UnsafeMutableBufferPointer<Float>
  /// Those of other rows; a power of two of them.
  private let sparse: UnsafeMutableBufferPointer<Double>

  /// Calls a function with sums of nothing for some labels.
  static func with<Value>(labels: Int, _ body: (WeightSums) -> Value) -> Value {
    var size = 1
    while size < labels { size *= 2 }
    let width = WeightRow.full(labels) * WeightRow.width
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: width) { full in
      full.initialize(repeating: 0)
      return withUnsafeTemporaryAllocation(of: Double.self, capacity: size) { sparse in
        sparse.initialize(repeating: 0)
        return body(WeightSums(full: full, sparse: sparse))
      }
    }
  }

  subscript(label: Int) -> Double { sparse[label] + Double(full[label]) / WeightRow.steps }

  /// Adds a row as often as `value` says.
  func add(_ row: UnsafeBufferPointer<UInt8>, times value: Double) {
    var row = WeightedRow(row, times: value)
    withUnsafeMutablePointer(to: &row) { row in
      add(UnsafeMutableBufferPointer(start: row, count: 1))
    }
  }

  /// Adds many rows in their order, moving the full ones to the front.
  func add(_ rows: UnsafeMutableBufferPointer<WeightedRow>) {
    var count = 0
    WeightLevel.digits.withUnsafeBufferPointer { worth in
      for row in rows {
        if row.digits.count == full.count {
          rows[count] = row
          count += 1
        } else {
          Self.add(row, worth, to: sparse)
        }
      }
    }
    add(full: UnsafeBufferPointer(start: rows.baseAddress, count: count))
  }

  /// Adds full rows in their order, some labels of all of them at a time.
  private func add(full rows: UnsafeBufferPointer<WeightedRow>) {
    var label = 0
    while label + 32 <= full.count {
      addThirtyTwo(rows, at: label)
      label += 32
    }
    while label + 4 <= full.count {
      addFour(rows, at: label)
      label += 4
    }
    for label in label..<full.count {
      for row in rows { full[label] += Float(row.value) * WeightRow.steps(row.digits[label]) }
    }
  }

  @inline(__always) private func addThirtyTwo(
    _ rows: UnsafeBufferPointer<WeightedRow>, at label: Int
  ) {
    guard let sums = full.baseAddress.map({ UnsafeMutableRawPointer($0 + label) }) else { return }
    let next = MemoryLayout<SIMD16<Float>>.size
    var first = sums.loadUnaligned(as: SIMD16<Float>.self)
    var second = sums.loadUnaligned(fromByteOffset: next, as: SIMD16<Float>.self)
    for row in rows {
      guard let digits = row.digits.baseAddress else { continue }
      first += WeightRow.sixteenSteps(digits + label) * Float(row.value)
      second += WeightRow.sixteenSteps(digits + (label + 16)) * Float(row.value)
    }
    sums.storeBytes(of: first, as: SIMD16<Float>.self)
    sums.storeBytes(of: second, toByteOffset: next, as: SIMD16<Float>.self)
  }

  @inline(__always) private func addFour(
    _ rows: UnsafeBufferPointer<WeightedRow>, at label: Int
  ) {
    guard let place = full.baseAddress.map({ UnsafeMutableRawPointer($0 + label) }) else { return }
    var sums = place.loadUnaligned(as: SIMD4<Float>.self)
    for row in rows {
      guard let digits = row.digits.baseAddress else { continue }
      sums += WeightRow.fourSteps(digits + label) * Float(row.value)
    }
    place.storeBytes(of: sums, as: SIMD4<Float>.self)
  }

  @inline(__always) private static func add(
    _ row: WeightedRow, _ worth: UnsafeBufferPointer<Double>,
    to sums: UnsafeMutableBufferPointer<Double>
  ) {
    guard var next = row.digits.baseAddress, let sum = sums.baseAddress,
      let worth = worth.baseAddress
    else { return }
    let (last, end) = (sums.count &- 1, next + row.digits.count)
    var label = row.first & last
    while next < end {
      sum[label] += row.value * worth[Int(next[1])]
      next += WeightRow.width
      guard next < end else { break }
      label = (label &+ Int(next[0]) &- Int(SixBits.zero)) & last
    }
  }
}

/// A row with how often it is added.
struct WeightedRow {
  let digits: UnsafeBufferPointer<UInt8>
  let value: Double
  /// The label of its first weight where it is not full: reading it fetches the row, so that many are
  /// fetched at once before they are added.
  let first: Int

  @inline(__always) init(_ digits: UnsafeBufferPointer<UInt8>, times value: Double) {
    self.digits = digits
    self.value = value
    first = digits.isEmpty ? 0 : Int(digits[0]) &- Int(SixBits.zero)
  }
}
