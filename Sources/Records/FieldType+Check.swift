extension FieldType {
  /// Says why a value does not have this type; nil when it does.
  func misfit(of value: String) -> Misfit? {
    switch self {
    case .int:
      return wholeNumber(value) == nil
        ? Misfit("\"\(value)\" is not a whole number", "write digits, as in 12") : nil
    case .range(let min, let max):
      return Self.misfit(of: value, min: min, max: max)
    case .real:
      return Self.isDecimal(value)
        ? nil : Misfit("\"\(value)\" is not a number", "write digits, as in 36.6")
    case .line:
      return value.utf8.contains(Byte.newline)
        ? Misfit("the value has several lines", "write it on one line") : nil
    case .size(let limit):
      let size = value.unicodeScalars.count
      return size > limit
        ? Misfit("the value has \(size) characters", "use at most \(limit)") : nil
    case .bool:
      return ["yes", "no", "true", "false", "1", "0"].contains(value)
        ? nil : Misfit("\"\(value)\" is neither yes nor no", "write yes or no")
    case .oneOf(let words):
      return words.contains(value)
        ? nil
        : Misfit("\"\(value)\" is not allowed here", "use one of: \(words.joined(separator: " "))")
    case .date:
      return Self.isDate(value)
        ? nil : Misfit("\"\(value)\" is not a date", "write it as 2026-03-01")
    case .email:
      return value.split(separator: "@", omittingEmptySubsequences: false).count == 2
        && !value.hasPrefix("@") && !value.hasSuffix("@")
        ? nil : Misfit("\"\(value)\" is not an e-mail address", "write it as name@example.org")
    case .field:
      return Self.isName(value)
        ? nil : Misfit("\"\(value)\" is not a field's name", "use letters, digits and _")
    case .uuid:
      return Self.isUUID(value)
        ? nil : Misfit("\"\(value)\" is not a UUID", "write 8-4-4-4-12 hexadecimal digits")
    case .unchecked:
      return nil
    }
  }

  private static func misfit(of value: String, min: Int?, max: Int?) -> Misfit? {
    let bounds =
      switch (min, max) {
      case (let min?, let max?): "from \(min) to \(max)"
      case (let min?, nil): "of at least \(min)"
      case (nil, let max?): "of at most \(max)"
      case (nil, nil): ""
      }
    guard let number = wholeNumber(value) else {
      return Misfit("\"\(value)\" is not a whole number", "write a number \(bounds)")
    }
    guard number >= min ?? .min, number <= max ?? .max else {
      return Misfit("\(number) is out of range", "write a number \(bounds)")
    }
    return nil
  }

  private static func isDecimal(_ value: String) -> Bool {
    var bytes = value.utf8[...]
    if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") {
      bytes = bytes.dropFirst()
    }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2 && bytes.contains(where: Byte.isDigit)
      && parts.allSatisfy { $0.allSatisfy(Byte.isDigit) }
  }

  private static func isName(_ value: String) -> Bool {
    guard let first = value.utf8.first else { return false }
    return (Byte.isLetter(first) || first == Byte.percent)
      && value.utf8.dropFirst().allSatisfy(Byte.isNamePart)
  }

  private static func isUUID(_ value: String) -> Bool {
    let groups = value.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }

  /// Whether the text starts with a possible `YYYY-MM-DD` and, if it goes on, with a time.
  private static func isDate(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]), (1...12).contains(month)
    else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return false }
    guard bytes.count > 10 else { return true }
    guard bytes.count >= 16, bytes[10] == Byte.space || bytes[10] == UInt8(ascii: "T"),
      bytes[13] == Byte.colon, let hour = number(bytes[11..<13]),
      let minute = number(bytes[14..<16])
    else { return false }
    return hour < 24 && minute < 60
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.allSatisfy(Byte.isDigit) ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }
}
