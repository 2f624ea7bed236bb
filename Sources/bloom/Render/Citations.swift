import Guardrails
import Knowledge

/// The sources of a reply, numbered in the order they are cited.
struct Citations {
  private let sources: [Source]
  /// Whether addresses are made links (OSC 8), which terminals follow.
  private let linksUp: Bool
  private let columns: Int?
  private let isASCII: Bool

  init(_ sources: [Source], linksUp: Bool, columns: Int?, isASCII: Bool) {
    self.sources = sources
    self.linksUp = linksUp
    self.columns = columns
    self.isASCII = isASCII
  }

  /// The numbers behind a line, as in ` [1][3]`; empty where it has no source.
  func marks(of line: Line) -> String {
    guard case .library(let ids) = line.provenance else { return "" }
    let numbers = ids.compactMap { id in sources.firstIndex { $0.id == id } }.map { $0 + 1 }
    return numbers.isEmpty ? "" : " " + numbers.map { "[\($0)]" }.joined()
  }

  /// One source a line.
  var text: String {
    sources.enumerated().map { index, source in
      let year = source.year.map { " (\($0))" } ?? ""
      let title = (source.label + year).printable
      let shown = isASCII ? title.ascii : title
      return "[\(index + 1)] " + (linksUp ? Self.link(shown, to: source.address) : shown) + "\n"
    }.joined()
  }

  /// The sources by who says so and when, in one faint line that fits.
  func line(ink: Ink) -> String {
    var width = 0
    var parts: [String] = []
    for source in sources {
      let year = source.year.map { " \($0)" } ?? ""
      let name = (source.organisation + year).printable
      let shown = isASCII ? name.ascii : name
      width += shown.displayWidth + 3
      if !parts.isEmpty, width > (columns ?? 80) { break }
      let text = ink.text(shown, as: .dim)
      parts.append(linksUp ? Self.link(text, to: source.address) : text)
    }
    return parts.joined(separator: ink.text(isASCII ? " - " : " · ", as: .dim))
  }

  private static func link(_ text: String, to address: String?) -> String {
    guard let address else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\" + text + "\u{1B}]8;;\u{1B}\\"
  }
}

extension Source {
  /// Who says it, and under which title.
  var label: String { organisation + ": " + title }

  /// Where it can be found on the web, where its place is an address and nothing else.
  var address: String? {
    let isPlain = place.allSatisfy { character in
      character.isASCII
        && (character.isLetter || character.isNumber || "./-_~%".contains(character))
    }
    guard isPlain, place.contains("."), !place.hasPrefix("."),
      let host = place.split(separator: "/").first, host.contains("."), !host.hasSuffix(".")
    else { return nil }
    return "https://" + place
  }
}
