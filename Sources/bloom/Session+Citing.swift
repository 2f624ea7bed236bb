import Assistant
import Guardrails
import Knowledge
import Language

/// How a reply is laid out, and where it comes from.
extension Session {
  /// The reply for this terminal; a danger stands out from all else.
  func laidOut(_ turn: Turn, _ reply: Vetted) throws(CommandError) -> String {
    guard isLaidOut, !options.sources, let care = turn.care, turn.level >= .urgent,
      !turn.isCareBeside,
      reply.blocks.starts(with: care.blocks)
    else { return try cited(turn, reply) }
    let layout = UrgentLayout(
      columns: output.columns ?? 80, isASCII: isASCII, ink: ink,
      isEmergency: turn.level == .emergency)
    let rest = Array(reply.blocks.dropFirst(care.blocks.count))
    return (isChat ? "\n" : "")
      + layout.rows(of: care.blocks, rest: rest).map { $0 + "\n" }.joined()
  }

  /// Whether there is room on the screen for empty rows.
  private var hasAir: Bool { isLaidOut && (POSIX.size(1)?.rows ?? 24) >= 16 }

  /// Whether an intent looks something up, so that its reply begins with what was asked.
  private static func looks(_ intent: IntentID) -> Bool {
    ["content.", "cycle.", "insight.", "ttc."].contains { intent.rawValue.hasPrefix($0) }
  }

  /// Whose lists are steps, one after the other.
  private static let stepped: Set<IntentID> = ["content.yoga_for", "content.yoga_pose"]

  /// The reply with a mark at each line that has a source, and the sources below.
  func cited(_ turn: Turn, _ reply: Vetted) throws(CommandError) -> String {
    let accent = reply.hasLabels ? try accent() : nil
    guard options.sources else {
      let isWelcome = turn.intents.isEmpty && turn.policies.isEmpty && turns == 1 && isDiaryEmpty
      return PlainText(
        columns: output.columns, isASCII: isASCII, ink: ink, accent: accent, isLaidOut: hasAir,
        isWelcome: isWelcome && isChat && hasAir,
        leavesOutLists: isPlaying, hasHeadline: turn.intents.first.map { Self.looks($0) } ?? false,
        hasSteps: turn.intents.contains { Self.stepped.contains($0) },
        head: hasAir ? head(of: turn.picture) : []
      ).text(of: reply) + (try origins(of: turn))
    }
    let known = try sources()
    let hush = try conversation().hush(now: now())
    let cited = turn.sources.compactMap { id in
      known.first { $0.id == id && hush.allows($0.label) }
    }
    guard !cited.isEmpty else { return plain(reply) }
    let list = Citations(
      cited, linksUp: output.isTerminal && Colours.isAble(POSIX.environment) && !isPlain,
      columns: output.columns,
      isASCII: isASCII)
    let text = PlainText(
      columns: output.columns, isASCII: isASCII, ink: ink, accent: accent, marks: list.marks(of:))
    return text.text(of: reply) + list.text
  }

  /// Who says it, for content that was looked up: a faint line of links.
  private func origins(of turn: Turn) throws(CommandError) -> String {
    guard isLaidOut, !turn.sources.isEmpty, turn.care == nil,
      turn.intents.first.map({ $0.rawValue.hasPrefix("content.") }) ?? false
    else { return "" }
    let known = try sources()
    let hush = try conversation().hush(now: now())
    let named = turn.sources.compactMap { id in
      known.first { $0.id == id && hush.allows($0.label) }
    }
    let list = Citations(
      Array(named.prefix(3)), linksUp: Colours.isAble(POSIX.environment), columns: output.columns,
      isASCII: isASCII)
    let line = list.line(ink: ink)
    return line.isEmpty ? "" : "\n" + line + "\n"
  }
}
