/// One `Name: value` of a record, read where it stands in its file.
public struct Field: Hashable, Sendable {
  let text: String
  let mark: Mark

  /// The name before the colon.
  public var name: String {
    text.withBytes { String(decoding: $0[mark.nameRange], as: UTF8.self) }
  }

  /// The line of the name, counted from 1.
  public var line: Int { Int(mark.line) }

  /// The column where the value starts, in Unicode scalars, counted from 1.
  public var column: Int { Int(mark.value - mark.name) + 1 }

  /// Whether the value is written on several lines with `+`, the only way to a newline in it.
  public var isContinued: Bool { mark.isContinued }

  /// The value; a `+` continuation line is a newline in it.
  public var value: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Whether this is the field's name.
  public func isNamed(_ other: String) -> Bool {
    other.withBytes { other in
      text.withBytes { mark.isNamed(other, NameHash.of(other), in: $0) }
    }
  }

  /// Calls a function with the value in UTF-8, in place where it stands on one line.
  public func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    text.withBytes { mark.withValue(in: $0, body) }
  }
}

extension Mark {
  /// Calls a function with the value in UTF-8, in place where it stands on one line.
  func withValue<Value>(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    let raw = UnsafeBufferPointer(rebasing: bytes[valueRange])
    guard isContinued || isJoined else { return body(raw) }
    return Self.unfolded(raw).withUnsafeBufferPointer(body)
  }

  /// Calls a function with the value in UTF-8, where nothing is to come of it.
  func readValue(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let raw = UnsafeBufferPointer(rebasing: bytes[valueRange])
    guard isContinued || isJoined else { return body(raw) }
    Self.unfolded(raw).withUnsafeBufferPointer(body)
  }

  /// A value of several lines without the marks that continue it.
  private static func unfolded(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var value: [UInt8] = []
    value.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      let rest = raw[index...]
      var newline = rest.firstIndex(of: Byte.newline) ?? raw.count
      let next = newline + 1
      if newline < raw.count, newline > index, raw[newline - 1] == Byte.carriageReturn {
        newline -= 1
      }
      if next <= raw.count, newline > index, raw[newline - 1] == Byte.backslash {
        value += raw[index..<newline - 1]
        index = next
        continue
      }
      value += raw[index..<newline]
      guard next <= raw.count else { break }
      value.append(Byte.newline)
      index = next + 1
      if index < raw.count, Byte.isBlank(raw[index]) { index += 1 }
    }
    return value
  }
}

extension Mark {
  /// Whether a field has a name, whose hash is given too.
  @inline(__always) func isNamed(
    _ other: UnsafeBufferPointer<UInt8>, _ otherHash: UInt32, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    hash == otherHash && isSpelt(other, in: bytes)
  }

  private func isSpelt(
    _ other: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let range = nameRange
    guard other.count == range.count else { return false }
    for index in 0..<other.count where other[index] != bytes[range.lowerBound &+ index] {
      return false
    }
    return true
  }
}

extension String {
  /// Calls a function with the string's bytes in UTF-8, in place where they are so already.
  func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    if let value = utf8.withContiguousStorageIfAvailable(body) { return value }
    var copy = self
    return copy.withUTF8(body)
  }
}
