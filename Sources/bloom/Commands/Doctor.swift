import Assistant
import Civil
import Knowledge

/// Whether all that Bloom rests on is sound, in plain words.
enum Doctor: Command {
  static let name = "doctor"
  static let summary =
    "Whether folder, rights, journal, locale, terminal, colour, content are sound"
  static let details = """
    Looks and changes nothing. Each line says what there is, and what to do where something is not
    as it should be. Exit 65 where something keeps Bloom from working.
    """

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noWords(words)
    let findings =
      Household(store: try session.store()).findings + session.surroundings.findings
      + [try session.content]
    let faults = findings.filter { $0.state == .fault }.count
    let notes = findings.filter { $0.state == .note }.count
    if session.options.json {
      session.output.line(
        try JSONLine.text(Listing(version: Program.version, sound: faults == 0, checks: findings)))
    } else {
      for line in lines(findings, session.output.columns, session.ink) {
        session.output.line(session.isASCII ? line.ascii : line)
      }
      session.output.line(verdict(faults, notes))
    }
    try session.checkOutput()
    if faults > 0 { throw CommandError(.badData, "something keeps Bloom from working; see above") }
  }

  private static func verdict(_ faults: Int, _ notes: Int) -> String {
    switch (faults, notes) {
    case (0, 0): "All is sound."
    case (0, 1): "All works; 1 thing to know."
    case (0, _): "All works; \(notes) things to know."
    case (1, _): "1 thing needs mending."
    default: "\(faults) things need mending."
    }
  }

  /// A line for each finding, and what to do below it.
  static func lines(
    _ findings: [Finding], _ columns: Int?, _ ink: Ink = .none
  ) -> [String] {
    let width = (findings.map(\.about.count).max() ?? 0) + 2
    let indent = width + 7
    return findings.flatMap { finding -> [String] in
      let start =
        ink.text(finding.about.padded(to: width), as: .dim)
        + ink.text(finding.state.rawValue, as: finding.state.role)
        + String(repeating: " ", count: 7 - finding.state.rawValue.count)
      let texts = [finding.says] + (finding.remedy.map { ["-> " + $0] } ?? [])
      let parts = texts.flatMap { text in
        columns.map { Wrapping.lines(text.printable, width: max($0 - indent, 12)) }
          ?? [text.printable]
      }
      return parts.enumerated().map { index, part in
        (index == 0 ? start : String(repeating: " ", count: indent))
          + (part.hasPrefix("-> ") ? ink.strong(part) : part)
      }
    }
  }

  private struct Listing: Encodable {
    let version: String
    let sound: Bool
    let checks: [Finding]
  }
}

extension Session {
  fileprivate var surroundings: Surroundings {
    var surroundings = Surroundings(
      environment: POSIX.environment,
      size: output.isTerminal ? POSIX.size(1) ?? (80, 24) : nil, choice: options.color)
    surroundings.isPlain = isPlain
    surroundings.region = (try? preferences())?[.region]
    return surroundings
  }

  /// Whether the content can be read, and how long ago it was read against its sources.
  fileprivate var content: Finding {
    get throws(CommandError) {
      let today = try now().date
      do throws(CommandError) {
        let library = try library()
        let count = library.paths(under: "").count
        let place = options.knowledge.map { "from \($0)" } ?? "built in"
        do throws(KnowledgeError) {
          _ = (try library.sources(), try library.replies(), try library.intents())
          _ = (try library.poses(), try library.foods(), try library.weeks())
          _ = (try library.topics(), try library.careItems(), try library.affirmations())
          let due = try library.reviews().map(\.reviewBy).min() ?? today.iso
          let isDue = due < today.iso
          return Finding(
            about: "content", state: isDue ? .note : .sound,
            says: "\(place), \(count) files; to be read against its sources by \(due)",
            remedy: isDue ? "a newer Bloom has newer content" : nil)
        } catch {
          throw CommandError(.badData, error.description)
        }
      } catch {
        return Finding(
          about: "content", state: .fault, says: error.message,
          remedy: "bloom check --knowledge DIR names each fault")
      }
    }
  }
}

extension Finding.State {
  /// How it is shown.
  fileprivate var role: Role {
    switch self {
    case .sound: .fertile
    case .note: .logged
    case .fault: .danger
    }
  }
}
