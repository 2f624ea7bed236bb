import Records

/// A rule of triage: a red flag, or a kind of question Bloom does not judge.
struct RedFlag: Sendable {
  /// Which of its texts a rule says.
  enum Wording: String {
    case say, variant, raised
  }

  let id: String
  let intent: String
  let level: CareLevel
  /// How soon what is said asks to act; nil for a question to decline.
  let soon: ActionTime?
  /// What must hold besides one of the frames, such as being pregnant.
  let when: [Frame]
  let frames: [Frame]
  /// What lifts the level to emergency where the flag holds.
  let raise: [Frame]
  /// For whom other words stand than for everybody.
  let variant: [Frame]
  /// Whether a question about the thing as such still counts.
  let countsInGeneral: Bool
  /// Whether it is believed over what the trained weights make of a message.
  let settles: Bool
  /// Whether no sign is named, so that it tells of one told before where there is one.
  let isUnnamed: Bool
  /// Where what is said is read, which few flags are asked for.
  private let record: Record

  var say: String { Self.onOneLine(record["Say"] ?? "") }
  var sources: [String] { record.all("Source") }

  init(_ record: Record, table: ConceptTable) throws(GuardrailError) {
    guard let id = record["Id"], let level = CareLevel(rawValue: record["Level"] ?? ""),
      record.field("Say") != nil
    else {
      throw .rule(record.error("the record lacks Id, Level or Say", remedy: "add what is missing"))
    }
    self.id = id
    self.level = level
    soon = record["Soon"].flatMap(ActionTime.init)
    intent = record["Intent"] ?? "guard.\(level.rawValue)"
    when = try table.frames(record, "When")
    frames = try table.frames(record, "Frame")
    raise = try table.frames(record, "Raise")
    variant = try table.frames(record, "Variant")
    countsInGeneral = record["General"] == "counts"
    settles = record["Settles"] == "yes"
    isUnnamed = record["Unnamed"] == "yes"
    self.record = record
  }

  private static func onOneLine(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    return text.split(separator: "\n").joined(separator: " ")
  }

  /// The frame that holds, if the flag is raised.
  func holds(among concepts: ConceptSet) -> Frame? {
    guard when.allSatisfy({ $0.holds(among: concepts) }) else { return nil }
    return frames.first { $0.holds(among: concepts) }
  }

  /// The words for what is known.
  func wording(among concepts: ConceptSet) -> Wording {
    if raised(among: concepts) != nil { return .raised }
    return variant.contains { $0.holds(among: concepts) } ? .variant : .say
  }

  /// What is said in a wording; a rule without words of that kind says its own.
  func text(_ wording: Wording) -> String {
    switch wording {
    case .say: say
    case .variant: record["VariantSay"].map(Self.onOneLine) ?? say
    case .raised: record["RaisedSay"].map(Self.onOneLine) ?? say
    }
  }

  /// The frame that lifts the level, if one holds.
  func raised(among concepts: ConceptSet) -> Frame? {
    raise.first { $0.holds(among: concepts) }
  }
}
