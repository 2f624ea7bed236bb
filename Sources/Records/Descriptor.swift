/// The rules a `%rec` descriptor sets for the records after it.
public struct Descriptor: Hashable, Sendable {
  /// The record type.
  public let type: String
  /// The field that names a record, if the set has one.
  public var key: String?
  /// Fields every record must have.
  public var mandatory: [String] = []
  /// The only fields a record may have, beside the key and the mandatory ones; empty allows all.
  public var allowed: [String] = []
  /// Fields no record may have.
  public var prohibited: [String] = []
  /// Fields a record may have at most once.
  public var unique: [String] = []
  /// Fields whose value may occur only once in the whole set.
  public var singular: [String] = []
  /// The types of fields that have one.
  public var types: [String: FieldType] = [:]
  /// The bounds of the number of records, both included.
  public var size: ClosedRange<Int> = 0...Int.max
  /// What the set is about.
  public var doc: String?

  /// Reads only the type, of a group of fields that was checked before.
  init?(trusting fields: Fields) {
    guard let words = fields.first(named: "%rec")?.value.split(separator: " "),
      let type = words.first
    else { return nil }
    self.type = String(type)
  }

  /// Reads a group of fields that has a `%rec`.
  init(_ fields: [Field], source: Source) throws(RecordError) {
    let names = fields.filter { $0.name == "%rec" }
    guard let name = names.first else {
      throw source.error(
        line: fields[0].line, "\(fields[0].name) stands without a record type",
        remedy: "start the descriptor with %rec: Type")
    }
    if names.count > 1 {
      throw source.error(
        at: names[1], "the descriptor has a second %rec",
        remedy: "put a blank line before it to start another descriptor")
    }
    let words = name.value.split(separator: " ")
    guard let type = words.first, words.count <= 2 else {
      throw source.error(
        at: name, "%rec does not name one record type", remedy: "write %rec: Type")
    }
    self.type = String(type)
    var typeNames: [String: FieldType] = [:]
    for field in fields where field.name == "%typedef" {
      try Self.define(field, in: &typeNames, source: source)
    }
    for field in fields { try read(field, typeNames: typeNames, source: source) }
  }

  private mutating func read(
    _ field: Field, typeNames: [String: FieldType], source: Source
  ) throws(RecordError) {
    switch field.name {
    case "%rec", "%typedef": break
    case "%key":
      guard key == nil, let name = Self.names(field).first, Self.names(field).count == 1 else {
        throw source.error(at: field, "a set has one key field", remedy: "write %key: Id once")
      }
      key = name
    case "%mandatory": mandatory += Self.names(field)
    case "%allowed": allowed += Self.names(field)
    case "%prohibit": prohibited += Self.names(field)
    case "%unique": unique += Self.names(field)
    case "%singular": singular += Self.names(field)
    case "%type": try readTypes(field, typeNames: typeNames, source: source)
    case "%size": try readSize(field, source: source)
    case "%doc": doc = doc.map { $0 + "\n" + field.value } ?? field.value
    case "%sort", "%auto", "%confidential", "%constraint": break
    default:
      let isField = !field.name.hasPrefix("%")
      throw source.error(
        line: field.line,
        isField ? "\(field.name) stands inside a descriptor" : "\(field.name) is not a rule",
        remedy: isField
          ? "put a blank line before the first record"
          : "use %key %mandatory %allowed %prohibit %unique %singular %type %size %doc or %sort")
    }
  }

  private mutating func readTypes(
    _ field: Field, typeNames: [String: FieldType], source: Source
  ) throws(RecordError) {
    let words = field.value.split { $0 == " " || $0 == "\n" || $0 == "\t" }
    guard words.count >= 2 else {
      throw source.error(
        at: field, "%type needs field names and a type", remedy: "write %type: Id,Other line")
    }
    let type =
      if words.count == 2, let named = typeNames[String(words[1])] { named } else {
        try Self.type(words.dropFirst(), at: field, source: source)
      }
    for name in words[0].split(separator: ",") { types[String(name)] = type }
  }

  private mutating func readSize(_ field: Field, source: Source) throws(RecordError) {
    let words = field.value.split(separator: " ")
    let comparison = words.count == 2 ? String(words[0]) : "=="
    guard (1...2).contains(words.count), let count = words.last.flatMap({ Int($0) }), count >= 0
    else {
      throw source.error(
        at: field, "%size needs a number of records", remedy: "write %size: 39, or %size: >= 10")
    }
    switch comparison {
    case "==": size = count...count
    case "<": size = 0...max(0, count - 1)
    case "<=": size = 0...count
    case ">": size = (count + 1)...Int.max
    case ">=": size = count...Int.max
    default:
      throw source.error(
        at: field, "\"\(comparison)\" does not compare", remedy: "use < <= > >= or no sign")
    }
  }

  private static func define(
    _ field: Field, in typeNames: inout [String: FieldType], source: Source
  ) throws(RecordError) {
    let words = field.value.split { $0 == " " || $0 == "\n" || $0 == "\t" }
    guard let name = words.first, words.count >= 2 else {
      throw source.error(
        at: field, "%typedef needs a name and a type", remedy: "write %typedef: Week range 4 42")
    }
    if words.count == 2, let named = typeNames[String(words[1])] {
      typeNames[String(name)] = named
    } else {
      typeNames[String(name)] = try type(words.dropFirst(), at: field, source: source)
    }
  }

  private static func type(
    _ words: ArraySlice<Substring>, at field: Field, source: Source
  ) throws(RecordError) -> FieldType {
    switch FieldType.parse(words) {
    case .success(let type): return type
    case .failure(let misfit):
      throw source.error(at: field, misfit.problem, remedy: misfit.remedy)
    }
  }

  private static func names(_ field: Field) -> [String] {
    field.value.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "," }.map(String.init)
  }
}
