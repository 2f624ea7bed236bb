import Assistant
import Guardrails

/// How what is said looks at this terminal.
extension Session {
  /// The pager for what is more than a screen; nil where there is no screen, or what is written is
  /// for a program or a screen reader.
  var pager: String? {
    guard output.isTerminal, !isChat, !options.json, !isPlain,
      Colours.isAble(POSIX.environment)
    else { return nil }
    return Paging.pager(POSIX.environment) { POSIX.finds($0) }
  }

  /// Whether all is written as plain lines: where that was asked for, now or for good.
  var isPlain: Bool { options.plain || setting(.plain) == "on" }

  /// Whether nothing is to be drawn over.
  var isStill: Bool { isPlain || setting(.motion) == "reduced" }

  private func setting(_ key: SettingKey) -> String? {
    (try? preferences())?.stored(key) ?? options.kept.value(of: key)
  }

  /// The colours of a drawing.
  var ink: Ink {
    guard hasColour else { return .none }
    let depth = Colours.depth(POSIX.environment)
    return Ink(
      depth: depth, background: Colours.background(POSIX.environment) ?? ground(depth),
      isStrong: setting(.contrast) == "high")
  }

  /// The ground that the terminal tells of, asked once where it makes a difference.
  private func ground(_ depth: Ink.Depth) -> Ink.Background? {
    guard depth > .sixteen, output.isTerminal, !options.json else { return nil }
    if keptGround == nil { keptGround = Ground.ask() ?? Ground.Answer() }
    return keptGround?.background
  }

  /// What was typed while the terminal was asked.
  func takeTyped() -> [UInt8] {
    defer { keptGround?.typed = [] }
    return keptGround?.typed ?? []
  }

  /// Whether what is said is laid out for a person at a terminal, with air and weight.
  var isLaidOut: Bool { output.isTerminal && !isPlain && !options.json }
}

extension Session {
  /// The accent of the phase that she is in; none where nothing is said of phases.
  func accent() throws(CommandError) -> Role? {
    guard ink != .none, try preferences().isOn(.fertility) else { return nil }
    let glance = Glance(
      try conversation().journal, setting: Setting(mode: options.mode, home: nil), now: try now())
    return glance.phase.map { Role($0) }
  }
}

extension Vetted {
  /// Whether there is a table, whose labels have a colour.
  var hasLabels: Bool {
    blocks.contains { block in
      if case .table = block { true } else { false }
    }
  }
}

extension Session {
  /// Whether replies are shown word by word: where that was asked for, in the chat at a terminal.
  var isPaced: Bool {
    isChat && isEditable && !isStill && !options.json
      && ((try? preferences())?.isOn(.pace) ?? false)
  }

  /// Shows a text word by word; a key pressed meanwhile shows the rest, and is read afterwards.
  func pace(_ text: String) {
    guard RawMode.enter(0) else { return output.write(text) }
    defer { RawMode.leave() }
    var rest = text[...]
    while !rest.isEmpty, !POSIX.isReady(0, within: Self.beat) {
      let gap = rest.drop { !$0.isWhitespace }.drop { $0.isWhitespace }
      output.write(String(rest[..<gap.startIndex]))
      rest = gap
    }
    output.write(String(rest))
  }

  /// Milliseconds a word.
  private static let beat = 25
}
