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
  ///
  /// - Parameter pastes: whether pasted text is to come marked as such.
  static func enter(_ descriptor: Int32, pastes: Bool = false) -> Bool {
    guard let original = SavedTerminal.remember(descriptor) else { return false }
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
    if pastes { SavedTerminal.markPastes() }
    return true
  }

  /// Has the terminal no longer show what is typed; false where `descriptor` is not a terminal.
  static func hide(_ descriptor: Int32) -> Bool {
    guard var hidden = SavedTerminal.remember(descriptor) else { return false }
    hidden.c_lflag &= ~tcflag_t(ECHO)
    guard tcsetattr(descriptor, TCSADRAIN, &hidden) == 0 else {
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

  /// What can be read from once the terminal's size changed or the process goes on; -1 for none.
  static var wakeDescriptor: Int32 { SavedTerminal.wake.read }

  /// Takes what woke, so that the next wait is for something new; true where the process was
  /// stopped and goes on.
  static func takeWake() -> Bool {
    guard wakeDescriptor >= 0 else { return false }
    var goesOn = false
    while POSIX.isReady(wakeDescriptor, within: 0) {
      guard let bytes = POSIX.read(wakeDescriptor, limit: 64), !bytes.isEmpty else { break }
      goesOn = goesOn || bytes.contains(UInt8(ascii: "c"))
    }
    return goesOn
  }
}

/// The attributes to put back, kept where a signal handler can reach them.
private enum SavedTerminal {
  nonisolated(unsafe) private static var attributes = termios()
  nonisolated(unsafe) private static var descriptor: Int32 = -1
  nonisolated(unsafe) private static var isWatching = false
  nonisolated(unsafe) private static var marksPastes = false
  /// A pipe that signals write a byte into.
  nonisolated(unsafe) static var wake: (read: Int32, write: Int32) = (-1, -1)

  /// Signals that end the process, of its own making too.
  private static let endings = [
    SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGALRM,
    SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGSYS, SIGIO,
  ]

  /// Signals that one system alone has: of power, of a coprocessor, and those without a name.
  #if os(Linux)
    private static let others: [Int32] = [SIGPWR, 16] + Array(34...64)
  #else
    private static let others: [Int32] = [SIGEMT]
  #endif

  /// Keeps what to put back, unless that is kept already, and says what it is.
  static func remember(_ terminal: Int32) -> termios? {
    if descriptor == terminal { return attributes }
    guard tcgetattr(terminal, &attributes) == 0 else { return nil }
    descriptor = terminal
    if !isWatching { watch() }
    return attributes
  }

  private static func watch() {
    isWatching = true
    openWake()
    for name in endings + others {
      _ = signal(name) { received in
        SavedTerminal.restore()
        _ = signal(received, SIG_DFL)
        _ = raise(received)
      }
    }
    watchStops()
    _ = signal(SIGWINCH) { _ in SavedTerminal.wakeUp("w") }
    _ = signal(SIGCONT) { _ in
      SavedTerminal.watchStops()
      SavedTerminal.wakeUp("c")
    }
  }

  private static func watchStops() {
    _ = signal(SIGTSTP) { received in
      SavedTerminal.restore()
      _ = signal(received, SIG_DFL)
      _ = raise(received)
    }
  }

  private static func openWake() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL, 0) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    wake = (ends[0], ends[1])
  }

  private static func wakeUp(_ why: StaticString) {
    let kept = errno
    put(why, wake.write)
    errno = kept
  }

  static func markPastes() {
    if !marksPastes { put("\u{1B}[?2004h", 1) }
    marksPastes = true
  }

  static func restore() {
    guard descriptor >= 0 else { return }
    let kept = errno
    if marksPastes { put("\u{1B}[?2004l", 1) }
    marksPastes = false
    _ = tcsetattr(descriptor, TCSADRAIN, &attributes)
    descriptor = -1
    errno = kept
  }

  /// Writes a few bytes without allocating, as a signal handler must.
  private static func put(_ text: StaticString, _ number: Int32) {
    guard number >= 0 else { return }
    #if canImport(Glibc)
      _ = Glibc.write(number, text.utf8Start, text.utf8CodeUnitCount)
    #elseif canImport(Musl)
      _ = Musl.write(number, text.utf8Start, text.utf8CodeUnitCount)
    #else
      _ = Darwin.write(number, text.utf8Start, text.utf8CodeUnitCount)
    #endif
  }
}
