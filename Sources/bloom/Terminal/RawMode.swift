#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal's line discipline, switched to raw for one line and always put back.
enum RawMode {
  /// Enters raw mode; false where `descriptor` is not a terminal.
  static func enter(_ descriptor: Int32) -> Bool {
    var original = termios()
    guard tcgetattr(descriptor, &original) == 0 else { return false }
    SavedTerminal.remember(original, descriptor)
    var raw = original
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
    raw.c_cflag |= tcflag_t(CS8)
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    withUnsafeMutableBytes(of: &raw.c_cc) { controls in
      controls[Int(VMIN)] = 1
      controls[Int(VTIME)] = 0
    }
    guard tcsetattr(descriptor, TCSADRAIN, &raw) == 0 else {
      SavedTerminal.restore()
      return false
    }
    return true
  }

  /// Puts the terminal back as it was.
  static func leave() { SavedTerminal.restore() }

  /// Hands the terminal back and stops the process, as Ctrl-Z does everywhere else.
  static func suspend() {
    SavedTerminal.restore()
    _ = raise(SIGTSTP)
  }
}

/// The attributes to put back, kept where a signal handler can reach them.
private enum SavedTerminal {
  nonisolated(unsafe) private static var attributes = termios()
  nonisolated(unsafe) private static var descriptor: Int32 = -1
  nonisolated(unsafe) private static var isWatching = false

  static func remember(_ original: termios, _ terminal: Int32) {
    attributes = original
    descriptor = terminal
    guard !isWatching else { return }
    isWatching = true
    for name in [SIGTERM, SIGHUP, SIGQUIT, SIGINT] {
      _ = signal(name) { received in
        SavedTerminal.restore()
        _ = signal(received, SIG_DFL)
        _ = raise(received)
      }
    }
  }

  static func restore() {
    guard descriptor >= 0 else { return }
    _ = tcsetattr(descriptor, TCSADRAIN, &attributes)
    descriptor = -1
  }
}
