public import Civil

/// One person of a MultiMenstrualAPP file.
public struct PeriodProfile: Hashable, Sendable {
  /// A UUID in capitals.
  public var id: String
  public var name: String
  /// `#RRGGBB`.
  public var color: String
  /// When the profile was made, as the file has it; nil where it does not say.
  public var created: String?
  public var records: [PeriodRecord]

  /// Takes a profile with its records.
  public init(
    id: String, name: String, color: String, created: String? = nil, records: [PeriodRecord]
  ) {
    self.id = id
    self.name = name
    self.color = color
    self.created = created
    self.records = records
  }

  /// The colour of a profile whose own cannot be read.
  public static let defaultColor = "#FF6B9D"

  /// Whether a text is a UUID of 8-4-4-4-12 hexadecimal digits.
  public static func isID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && parts.allSatisfy { $0.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit } }
  }

  /// The colour in capitals with its `#`; nil where the text is no `#RRGGBB`.
  public static func color(_ text: String) -> String? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      return nil
    }
    return "#" + digits.uppercased()
  }
}

/// One period of a MultiMenstrualAPP file; both of its days belong to it.
public struct PeriodRecord: Hashable, Sendable {
  /// A UUID in capitals.
  public var id: String
  public var start: CivilDate
  /// Nil while it goes on, or where its end was never told.
  public var end: CivilDate?
  public var notes: String

  /// Takes a period.
  public init(id: String, start: CivilDate, end: CivilDate?, notes: String) {
    self.id = id
    self.start = start
    self.end = end
    self.notes = notes
  }
}
