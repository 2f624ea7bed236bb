/// Something that is offered in some weeks of a pregnancy, where it is offered.
public struct CareWindow: Hashable, Sendable {
  /// A part of the world whose schedule it is.
  public enum Region: String, CaseIterable, Sendable {
    case uk = "UK"
    case us = "US"
    case everywhere = "All"
  }

  /// Where it holds.
  public let region: Region
  /// What is offered, in a sentence or two.
  public let text: String

  /// Reads a region, a colon and a text, as in `UK: The check-up is due.`
  init?(_ value: String) {
    let parts = value.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let region = Region(rawValue: String(parts[0])) else { return nil }
    let text = parts[1].drop { $0 == " " || $0 == "\n" }
    guard !text.isEmpty else { return nil }
    self.region = region
    self.text = text.split(separator: "\n").joined(separator: " ")
  }
}
