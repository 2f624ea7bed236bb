public import Knowledge
import Records

/// A number to call in a region.
public struct CrisisLine: Hashable, Sendable {
  /// What the line is for.
  public enum Kind: String, CaseIterable, Sendable {
    case emergency, urgent, mental, perinatal, abuse
  }

  /// ISO 3166 code of the country, or EU.
  public let region: String
  /// What the line is for.
  public let kind: Kind
  /// The number as it is dialled.
  public let number: String
  /// The name of the service, where it has one.
  public let name: String?
  /// What to know before calling, if anything.
  public let note: String?
  /// Whether the number was seen in an official text; one that was not is never shown as certain.
  public let isVerified: Bool
  /// The day it was seen, as `2026-11-21`.
  public let checkedOn: String
  /// The id of the source.
  public let source: String
}

/// The crisis numbers Bloom knows, and how to speak where it knows none.
public struct CrisisLines: Sendable {
  /// Every line, in the order of the file.
  public let all: [CrisisLine]
  /// What stands for the emergency number where no region is known.
  public let fallback: String
  /// What is added to a number that was not verified.
  public let caution: String
  /// The region that each of its other names stands for.
  private let names: [String: String]

  /// Reads the lines of a library's language.
  public init(library: Library) throws(GuardrailError) {
    let path = library.path(of: "guardrails/crisis_lines.rec")
    var lines: [CrisisLine] = []
    for record in try ConceptTable.records(library, path, "CrisisLine") {
      guard let kind = CrisisLine.Kind(rawValue: record["Kind"] ?? "") else {
        throw .rule(record.error("the kind is not known", remedy: "use one of those listed above"))
      }
      lines.append(
        CrisisLine(
          region: record["Region"] ?? "", kind: kind, number: record["Number"] ?? "",
          name: record["Name"], note: record["Note"], isVerified: record["Verified"] == "yes",
          checkedOn: record["CheckedOn"] ?? "", source: record["Source"] ?? ""))
    }
    all = lines
    var names: [String: String] = [:]
    for record in try ConceptTable.records(library, path, "RegionName") {
      for name in record.all("Name") { names[name.lowercased()] = record["Id"] }
    }
    self.names = names
    var wording: [String: String] = [:]
    for record in try ConceptTable.records(library, path, "Wording") {
      wording[record["Id"] ?? ""] = record["Text"]
    }
    fallback = wording["emergency"] ?? ""
    caution = wording["unverified"] ?? ""
  }

  /// The regions that have lines, in the order of the file.
  public var regions: [String] {
    var seen: [String] = []
    for line in all where !seen.contains(line.region) { seen.append(line.region) }
    return seen
  }

  /// The region that a code or a name stands for, such as GB for "uk"; nil where it has no lines.
  public func region(named name: String) -> String? {
    let code = name.uppercased()
    return regions.contains(code) ? code : names[name.lowercased()]
  }

  /// The lines of a region, in the order of the file.
  public func lines(in region: String) -> [CrisisLine] {
    all.filter { $0.region == region }
  }

  /// What to call the emergency service in a region: its number where that is certain, else a
  /// phrase that is right everywhere.
  public func emergency(in region: String?) -> String {
    let region = region.flatMap(self.region(named:))
    let line = all.first { $0.region == region && $0.kind == .emergency && $0.isVerified }
    return line?.number ?? fallback
  }
}
