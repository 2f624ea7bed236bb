import Assistant
import EmbeddedKnowledge
import Guardrails
import Knowledge

/// Every rule of the guardrails with a sample.
enum GuardrailsCommand: Command {
  static let name = "guardrails"
  static let isLong = true
  static let summary = "Every rule that keeps replies safe, with a sample of each"
  static let arguments = "[RULE]"
  static let details = """
    With the name of a rule, all its samples: what it must catch and what it must let pass. The
    rules run before every reply and cannot be switched off.
    """

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let library = try session.library()
    let catalogue: Catalogue
    do throws(GuardrailError) {
      catalogue = try Catalogue(library: library)
    } catch {
      throw CommandError(.badData, error.description)
    }
    guard words.count <= 1 else {
      throw .usage("bloom guardrails takes at most one RULE; bloom guardrails alone lists them")
    }
    guard let name = words.first else {
      if session.options.json { return session.output.line(try JSONLine.text(Listing(catalogue))) }
      for rule in catalogue.rules { session.output.line(summary(of: rule)) }
      for refusal in catalogue.refusals { session.output.line(summary(of: refusal)) }
      return
    }
    if let rule = catalogue.rules.first(where: { $0.id == name }) {
      session.output.line(summary(of: rule))
      show(rule.catches, "caught", session)
      show(rule.passes, "let pass", session)
    } else if let refusal = catalogue.refusals.first(where: { $0.id == name }) {
      session.output.line(summary(of: refusal))
      show(refusal.catches, "never said", session)
      show(refusal.passes, "may be said", session)
    } else {
      throw CommandError(
        .badData, "there is no rule \(name); bloom guardrails lists them")
    }
  }

  private static func summary(of rule: Catalogue.Rule) -> String {
    """
    \(rule.id) (\(rule.level))
      when told   \(rule.catches.first ?? "")
      is said     \(rule.reply.shown)
    """
  }

  private static func summary(of refusal: Catalogue.Refusal) -> String {
    """
    \(refusal.id) (never said): \(refusal.title)
      never said  \(refusal.catches.first ?? "")
      but         \(refusal.instead.shown)
    """
  }

  private static func show(_ samples: [String], _ title: String, _ session: Session) {
    for sample in samples { session.output.line("  \(title): \(sample)") }
  }

  private struct Listing: Encodable {
    struct Rule: Encodable {
      let id: String
      let level: String
      let sample: String
      let reply: String
      let sources: [String]
    }
    struct Refusal: Encodable {
      let id: String
      let title: String
      let sample: String
      let instead: String
    }
    let rules: [Rule]
    let refusals: [Refusal]

    init(_ catalogue: Catalogue) {
      rules = catalogue.rules.map {
        Rule(
          id: $0.id, level: $0.level.rawValue, sample: $0.catches.first ?? "",
          reply: $0.reply.shown, sources: $0.sources)
      }
      refusals = catalogue.refusals.map {
        Refusal(
          id: $0.id, title: $0.title, sample: $0.catches.first ?? "", instead: $0.instead.shown)
      }
    }
  }
}

/// The numbers to call.
enum Emergency: Command {
  static let name = "emergency"
  static let isLong = true
  static let summary = "Whom to call when it cannot wait"
  static let arguments = "[REGION]"
  static let example = "bloom emergency GB"
  static let details = """
    REGION is a country, by two letters or by name, such as GB or Britain; without it, yours of
    bloom config region or your locale, and else every country that Bloom knows. It needs no journal and no network.
    """

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let lines = try lines(session)
    let asked = words.joined(separator: " ")
    let own = (try? session.preferences())?[.region]
    let local = own ?? Locale.region(of: POSIX.environment)
    let region = (words.isEmpty ? local : asked).flatMap(lines.region(named:))
    let isUnknown = !words.isEmpty && region == nil
    let regions = region.map { [$0] } ?? lines.regions
    let shown = lines.all.filter { regions.contains($0.region) }
    if session.options.json {
      return session.output.line(try JSONLine.text(Listing(lines, shown)))
    }
    session.output.text("If life or safety is at risk, call \(lines.fallback) now.")
    if isUnknown {
      session.output.text("I have no numbers of \(asked.printable); these are what I have.")
    }
    for line in shown { session.output.text(text(of: line, lines)) }
  }

  /// The numbers of the folder that was given, or the built-in ones where it cannot be read.
  private static func lines(_ session: Session) throws(CommandError) -> CrisisLines {
    if let library = try? session.library(), let lines = try? CrisisLines(library: library),
      !lines.all.isEmpty
    {
      return lines
    }
    do throws(GuardrailError) {
      return try CrisisLines(library: .embedded())
    } catch {
      throw CommandError(.badData, error.description)
    }
  }

  private static func text(of line: CrisisLine, _ lines: CrisisLines) -> String {
    let kind = String(describing: line.kind).padded(to: 10)
    let parts = [line.name, line.note, line.isVerified ? nil : lines.caution].compactMap(\.self)
    let tail = parts.isEmpty ? "" : "  (" + parts.joined(separator: "; ") + ")"
    return "\(line.region)  \(kind) \(line.number)\(tail)"
  }

  private struct Listing: Encodable {
    struct Line: Encodable {
      let region: String
      let kind: String
      let number: String
      let name: String?
      let note: String?
      let verified: Bool
    }
    let version = Program.version
    let fallback: String
    let lines: [Line]

    init(_ lines: CrisisLines, _ shown: [CrisisLine]) {
      fallback = lines.fallback
      self.lines = shown.map {
        Line(
          region: $0.region, kind: $0.kind.rawValue, number: $0.number, name: $0.name,
          note: $0.note, verified: $0.isVerified)
      }
    }
  }
}

extension String {
  /// With the emergency number in words.
  fileprivate var shown: String {
    split(separator: "{emergency}", omittingEmptySubsequences: false)
      .joined(separator: "your local emergency number")
  }
}
