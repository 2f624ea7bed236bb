public import Civil

/// A file of the MultiMenstrualAPP, JSON schema 1.
///
/// That app fails on a whole file where one field is missing and takes a time of creation without
/// milliseconds for now; so every field is written, and every time with `.000Z`. Days are read as
/// days, never as midnights: some midnights do not exist.
public struct PeriodFile: Hashable, Sendable {
  public static let version = 1

  public var profiles: [PeriodProfile]
  /// What was not understood, in the order of the file.
  public var issues: [InterchangeIssue] = []

  /// Takes the people of a file.
  public init(_ profiles: [PeriodProfile]) { self.profiles = profiles }

  /// The file's text, as Apple's encoder prints it with sorted keys.
  public func text(exportedAt: Moment, app: String, platform: String, version: String) -> String {
    let time = "\(exportedAt.date.iso)T\(exportedAt.time.iso):00.000Z"
    let people = profiles.map(Self.text)
    return """
      {
        "app" : {
          "name" : \(Self.quoted(app)),
          "platform" : \(Self.quoted(platform)),
          "version" : \(Self.quoted(version))
        },
        "exportedAt" : \(Self.quoted(time)),
        "profiles" : \(Self.list(people, indent: 2)),
        "schemaVersion" : \(Self.version)
      }
      """
  }

  private static func text(of profile: PeriodProfile) -> String {
    let created = profile.created.map { ["      \"createdAt\" : \(quoted($0))"] } ?? []
    let lines =
      [
        "      \"colorHex\" : \(quoted(profile.color))"
      ] + created + [
        "      \"id\" : \(quoted(profile.id))", "      \"name\" : \(quoted(profile.name))",
        "      \"periodRecords\" : \(list(profile.records.map(text), indent: 6))",
      ]
    return "    {\n" + lines.joined(separator: ",\n") + "\n    }"
  }

  private static func text(of record: PeriodRecord) -> String {
    let end = record.end.map { ["          \"endDate\" : \(quoted($0.iso))"] } ?? []
    let lines =
      end + [
        "          \"id\" : \(quoted(record.id))", "          \"notes\" : \(quoted(record.notes))",
        "          \"startDate\" : \(quoted(record.start.iso))",
      ]
    return "        {\n" + lines.joined(separator: ",\n") + "\n        }"
  }

  private static func list(_ items: [String], indent: Int) -> String {
    let end = "\n" + String(repeating: " ", count: indent) + "]"
    return "[\n" + items.joined(separator: ",\n") + end
  }

  private static func quoted(_ text: String) -> String {
    JSONWriting.quoted(text, escapingSlashes: true)
  }
}
