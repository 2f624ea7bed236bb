/// The name of something a message can say beside its intent, as in `date`.
public struct SlotName: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name.
  public let rawValue: String

  /// Makes a slot name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a slot name.
  public init(_ name: String) { self.rawValue = name }

  public var description: String { rawValue }

  /// Most differ in length already, which is quicker to see than what they say.
  @inlinable public static func == (left: SlotName, right: SlotName) -> Bool {
    left.rawValue.utf8.count == right.rawValue.utf8.count && left.rawValue == right.rawValue
  }

  public static func < (left: SlotName, right: SlotName) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension SlotName {
  /// The strength of a tablet or the mass of a powder, which the journal keeps.
  public static let dose: SlotName = "dose"
  /// The unit of ``dose``: mg, mcg, g, IU or tsp.
  public static let doseUnit: SlotName = "dose_unit"

  /// What the journal calls the entry that an edit is about, where she calls it otherwise.
  public static let entryKind: SlotName = "entry_kind"

  /// The slots that the journal needs and the contract of `bloom understand` has no name for.
  public static let unlisted: Set<SlotName> = [dose, doseUnit, entryKind]
}

extension SlotName: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.rawValue = value }
}
