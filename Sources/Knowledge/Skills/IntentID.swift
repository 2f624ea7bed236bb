/// The name of something a person can want, as in `cycle.next_period`.
public struct IntentID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name: a group, a point, and an intent.
  public let rawValue: String

  /// Makes an id of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes an id of a name.
  public init(_ name: String) { self.rawValue = name }

  /// The part before the point, as in `cycle`.
  public var group: Substring {
    rawValue[..<(rawValue.utf8.firstIndex(of: UInt8(ascii: ".")) ?? rawValue.endIndex)]
  }

  public var description: String { rawValue }

  /// Most differ in length already, which is quicker to see than what they say.
  @inlinable public static func == (left: IntentID, right: IntentID) -> Bool {
    left.rawValue.utf8.count == right.rawValue.utf8.count && left.rawValue == right.rawValue
  }

  public static func < (left: IntentID, right: IntentID) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension IntentID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.rawValue = value }
}
