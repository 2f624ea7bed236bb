import Civil
import Physiology

/// A value of a vector, or of what the module made of its input.
enum VectorValue: Decodable, Hashable, Sendable {
  case null
  case bool(Bool)
  case whole(Int)
  case number(Double)
  case string(String)
  case array([VectorValue])
  case object([String: VectorValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([VectorValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: VectorValue].self))
    }
  }

  init(_ value: Double?) { self = value.map { .number($0) } ?? .null }

  init(_ value: Int?) { self = value.map { .whole($0) } ?? .null }

  init(_ value: String?) { self = value.map { .string($0) } ?? .null }

  init<Key: RawRepresentable<String>>(_ values: [Key: Double]) {
    self = .keyed(values) { .number($0) }
  }

  static func keyed<Key: RawRepresentable<String>, Value>(
    _ values: [Key: Value], _ make: (Value) -> VectorValue
  ) -> VectorValue {
    .object(Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, make($0.value)) }))
  }

  static func list(_ values: [String]) -> VectorValue { .array(values.map { .string($0) }) }

  static func list(_ values: [Int]) -> VectorValue { .array(values.map { .whole($0) }) }

  static func list(_ values: [Bool]) -> VectorValue { .array(values.map { .bool($0) }) }

  subscript(key: String) -> VectorValue {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  var double: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  var int: Int? { double.flatMap { Int(exactly: $0) } }

  var text: String? {
    if case .string(let value) = self { value } else { nil }
  }

  var flag: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  var items: [VectorValue] {
    if case .array(let values) = self { values } else { [] }
  }

  var date: CivilDate? { text.flatMap { CivilDate(iso: $0) } }

  var dates: Set<CivilDate> { Set(items.compactMap(\.date)) }

  var series: [DatedValue] {
    items.compactMap { item in
      guard let date = item.items.first?.date, let value = item.items.last?.double else {
        return nil
      }
      return DatedValue(date, value)
    }
  }

  /// The paths at which the value found differs from this one; sentences are not compared.
  func mismatches(of found: VectorValue, at path: String = "") -> [String] {
    switch (self, found) {
    case (.object(let expected), .object(let found)):
      let keys = Set(expected.keys).union(found.keys).subtracting(["say"])
      return keys.sorted().flatMap { key -> [String] in
        guard let left = expected[key], let right = found[key] else {
          return ["\(path).\(key) is \(found[key] == nil ? "missing" : "unexpected")"]
        }
        return left.mismatches(of: right, at: "\(path).\(key)")
      }
    case (.array(let expected), .array(let found)) where expected.count == found.count:
      return zip(expected, found).enumerated().flatMap { place, pair in
        pair.0.mismatches(of: pair.1, at: "\(path)[\(place)]")
      }
    case (.number(let expected), .whole(let found)) where expected == Double(found): return []
    case (.number(let expected), .number(let found))
    where abs(expected - found) <= 1e-6 * max(1, abs(expected)): return []
    default: return self == found ? [] : ["\(path): \(found) is not \(self)"]
    }
  }
}
