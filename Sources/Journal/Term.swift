/// One word of an open vocabulary, such as the symptom `back_pain` or the mood `calm`.
///
/// A term begins with a small letter and goes on with small letters, digits and `_`; letters
/// beyond ASCII are welcome. Knowledge lists the words Bloom knows, a person may add her own.
public struct Term: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The word itself.
  public let rawValue: String

  /// Takes a word of the shape above; nil for any other text.
  public init?(rawValue: String) {
    guard rawValue.utf8.count <= 100, let first = rawValue.unicodeScalars.first,
      Self.isLetter(first), rawValue.unicodeScalars.allSatisfy(Self.belongs)
    else { return nil }
    self.rawValue = rawValue
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || (scalar.value >= 0xA0 && scalar.properties.isAlphabetic)
  }

  private static func belongs(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || ("0"..."9").contains(scalar) || scalar == "_"
      || scalar.properties.generalCategory == .nonspacingMark
  }

  /// The word itself.
  public var description: String { rawValue }

  /// Orders by the word's bytes.
  public static func < (left: Term, right: Term) -> Bool { left.rawValue < right.rawValue }
}

extension Term: ExpressibleByStringLiteral {
  /// A literal in a program; one of the wrong shape is a programmer's error.
  public init(stringLiteral value: String) {
    guard let term = Term(rawValue: value) else { preconditionFailure("\(value) is no term") }
    self = term
  }
}
