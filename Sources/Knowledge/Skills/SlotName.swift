/// The name of something a message can say beside its intent, as in `date`.
public struct SlotName: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name.
  public let rawValue: String

  /// Makes a slot name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a slot name.
  public init(_ name: String) { self.rawValue = name }

  public var description: String { rawValue }

  public static func < (left: SlotName, right: SlotName) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension SlotName: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.rawValue = value }
}
