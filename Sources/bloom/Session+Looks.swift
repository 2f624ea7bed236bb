import Assistant
import Guardrails

/// How what is said looks at this terminal.
extension Session {
  /// The pager for what is more than a screen; nil where there is no screen, or what is written is
  /// for a program or a screen reader.
  var pager: String? {
    guard output.isTerminal, !isChat, !options.json, !options.plain,
      Colours.isAble(POSIX.environment)
    else { return nil }
    return Paging.pager(POSIX.environment)
  }

  /// The colours of a drawing.
  var ink: Ink {
    guard hasColour else { return .none }
    return Ink(
      depth: Colours.depth(POSIX.environment), background: Colours.background(POSIX.environment))
  }
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
    isChat && isEditable && !options.plain && !options.json
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
