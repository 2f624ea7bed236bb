#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program at a terminal of its own, and what a person would see of it.
final class PseudoTerminal {
  private(set) var screen: ScreenModel
  /// All that was written, as it came.
  private(set) var output: [UInt8] = []
  private let master: Int32
  private let process: pid_t
  private var status: Int32?

  /// A terminal that could not be had, or a program that could not be started.
  struct Fault: Error {
    let what: String
    let code: Int32
  }

  /// Starts a program at a new terminal.
  init(
    _ program: String, _ arguments: [String], columns: Int = 80, rows: Int = 24,
    environment: [String: String]
  ) throws {
    screen = ScreenModel(columns: columns, rows: rows)
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard master >= 0, let path = Self.other(of: master) else {
      throw Fault(what: "/dev/ptmx", code: errno)
    }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    #if canImport(Darwin)
      posix_spawn_file_actions_addclose(&actions, master)
    #else
      // What another test has open, such as the socket by which Foundation sees that a process
      // ended, is not to stay open for as long as this program runs.
      for descriptor: Int32 in 3..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    #endif
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = Self.still.merging(environment) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var started: pid_t = 0
    let code = posix_spawn(&started, program, &actions, &attributes, words, variables)
    guard code == 0 else { throw Fault(what: program, code: code) }
    process = started
  }

  /// Neither a pager nor keys below the line, unless a test asks for them.
  private static let still = ["BLOOM_HINTS": "off", "PAGER": "cat"]

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      _ = waitpid(process, nil, 0)
    }
    close(master)
  }

  #if canImport(Darwin)
    private static let newSession: Int16 = 0x0400
  #else
    private static let newSession: Int16 = 0x80
  #endif

  /// The path of the terminal behind a master, which is made ready to be opened.
  private static func other(of master: Int32) -> String? {
    #if canImport(Darwin)
      guard grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
        return nil
      }
      return String(cString: name)
    #else
      let (unlock, name): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (lock, number): (Int32, UInt32) = (0, 0)
      guard ioctl(master, unlock, &lock) == 0, ioctl(master, name, &number) == 0 else { return nil }
      return "/dev/pts/\(number)"
    #endif
  }

  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      offset += count
    }
  }

  /// Reads until the screen is as wanted, or a time that no machine needs has gone by.
  @discardableResult
  func wait(seconds: Int = 20, until isThere: (ScreenModel) -> Bool) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    while !isThere(screen) {
      guard clock.now < end else { return false }
      if !take(within: 50), status != nil { return isThere(screen) }
    }
    return true
  }

  /// Waits until the last row that has something in it is this.
  @discardableResult
  func wait(forLast line: String) -> Bool { wait { $0.text.last == line } }

  /// Takes what was written within so many milliseconds; false where nothing was.
  private func take(within milliseconds: Int32) -> Bool {
    var asked = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&asked, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = buffer.withUnsafeMutableBytes { read(master, $0.baseAddress, $0.count) }
    guard count > 0 else {
      _ = ended()
      return false
    }
    output += buffer[..<count]
    screen.take(Array(buffer[..<count]))
    return true
  }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func signal(_ number: Int32) { kill(process, number) }

  /// Whether the terminal hands on whole lines and shows what is typed, as it does for a shell.
  var isCooked: Bool {
    var attributes = termios()
    guard tcgetattr(master, &attributes) == 0 else { return false }
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return attributes.c_lflag & wanted == wanted
  }

  /// How the program ended: its exit code, or minus the signal.
  func ended() -> Int32 {
    if let status { return status }
    var code: Int32 = 0
    var found: pid_t = 0
    for _ in 0..<1_000 where found == 0 {
      found = waitpid(process, &code, WNOHANG)
      if found == 0 { usleep(20_000) }
    }
    if found == 0 {
      kill(process, SIGKILL)
      waitpid(process, &code, 0)
    }
    let signal = code & 0x7F
    let ended = signal == 0 ? (code >> 8) & 0xFF : -signal
    status = ended
    return ended
  }

  /// Reads what is still to come, and says how the program ended.
  func finish() -> Int32 {
    while take(within: 2000) {}
    return ended()
  }
}
