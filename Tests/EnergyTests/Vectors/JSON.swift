/// A value of JSON; whole numbers that are counts are told apart when they are written by hand.
enum JSON: Hashable, Sendable {
  case null
  case flag(Bool)
  case count(Int)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  /// A number, or null for nil.
  static func number(_ value: Double?) -> JSON { value.map { JSON.number($0) } ?? .null }

  /// Text, or null for nil.
  static func text(_ value: String?) -> JSON { value.map { JSON.text($0) } ?? .null }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self, let value = members[key], value != .null else {
      return nil
    }
    return value
  }

  var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  var text: String? {
    if case .text(let value) = self { value } else { nil }
  }

  var flag: Bool? {
    if case .flag(let value) = self { value } else { nil }
  }

  var list: [JSON]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// The same object with more members.
  func with(_ more: [String: JSON]) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.merging(more) { $1 })
  }
}

extension JSON: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }
}

extension JSON {
  /// The paths at which a value differs from what is expected, `say` left out.
  ///
  /// Counts, text and flags are to be the same, numbers within 1e-6, relative above 1.
  func differences(from expected: JSON, at path: String = "") -> [String] {
    switch (self, expected) {
    case (.object(let found), .object(let wanted)):
      return Set(found.keys).union(wanted.keys).subtracting(["say"]).sorted().flatMap { key in
        let place = "\(path).\(key)"
        guard let value = found[key], let other = wanted[key] else {
          return ["\(place): \(found[key] == nil ? "missing" : "not expected")"]
        }
        return value.differences(from: other, at: place)
      }
    case (.list(let found), .list(let wanted)):
      guard found.count == wanted.count else {
        return ["\(path): \(found.count) values for \(wanted.count)"]
      }
      return zip(found, wanted).enumerated().flatMap { index, pair in
        pair.0.differences(from: pair.1, at: "\(path).\(index)")
      }
    case (.count(let found), .number(let wanted)):
      return Double(found) == wanted ? [] : ["\(path): \(found) for \(wanted)"]
    case (.number(let found), .number(let wanted)):
      let slack = 1e-6 * max(1, abs(wanted))
      return abs(found - wanted) <= slack ? [] : ["\(path): \(found) for \(wanted)"]
    default:
      return self == expected ? [] : ["\(path): \(self) for \(expected)"]
    }
  }
}
