#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a write to a descriptor came to.
enum WriteResult: Equatable {
  case written
  /// The reader has gone; for a command-line tool that is success.
  case closed
  /// The device refused, with the C library's words for why.
  case failed(String)
}

/// The few calls of the C library that the terminal needs, in one place.
enum POSIX {
  /// Writes every byte, retrying short and interrupted writes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> WriteResult {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer -> Int in
        guard let base = buffer.baseAddress else { return 0 }
        return systemWrite(descriptor, base + offset, buffer.count - offset)
      }
      if count > 0 {
        offset += count
      } else if errno == EPIPE {
        return .closed
      } else if errno != EINTR && errno != EAGAIN {
        return .failed(String(cString: strerror(errno)))
      }
    }
    return .written
  }

  /// Reads up to `limit` bytes; empty at the end of input, nil on an error.
  static func read(_ descriptor: Int32, limit: Int = 65_536) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: limit)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, limit) }
      if count >= 0 { return Array(buffer[0..<count]) }
      if errno != EINTR { return nil }
    }
  }

  /// Has memory grow in large steps, before any thread is started.
  ///
  /// glibc else grows the memory of each thread page by page, each time with a call of the system
  /// that all threads wait for; only what is touched costs anything.
  static func growMemoryInLargeSteps() {
    #if canImport(Glibc)
      let (trimThreshold, topPad, mapThreshold): (Int32, Int32, Int32) = (-1, -2, -3)
      _ = setMemoryOption(topPad, 16 << 20)
      _ = setMemoryOption(mapThreshold, 16 << 20)
      _ = setMemoryOption(trimThreshold, 64 << 20)
    #endif
  }

  /// Whether something can be read within so many milliseconds; an end counts as something.
  static func isReady(_ descriptor: Int32, within milliseconds: Int) -> Bool {
    var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&asked, 1, Int32(milliseconds)) > 0
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Which of two descriptors something can be read from within so many milliseconds, or ever
  /// where none are given.
  static func ready(
    _ first: Int32, or second: Int32, within milliseconds: Int? = nil
  ) -> (first: Bool, second: Bool) {
    var asked = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&asked, nfds_t(asked.count), Int32(milliseconds ?? -1)) > 0 else {
      return (false, false)
    }
    return (asked[0].revents != 0, asked[1].revents != 0)
  }

  /// Columns of the terminal at `descriptor`, or nil where there is none.
  static func columns(_ descriptor: Int32) -> Int? { size(descriptor)?.columns }

  /// Columns and rows of the terminal at `descriptor`, or nil where there is none; a size of none
  /// counts as 24 rows.
  static func size(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// How many bytes a file at `descriptor` has; nil for anything but a file.
  static func fileSize(_ descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  /// Makes a new folder that only its owner may use, among the temporary ones.
  static func temporaryFolder(_ prefix: String) -> String? {
    let folder = environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array((folder + "/" + prefix + "XXXXXX").utf8CString)
    return template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let base = buffer.baseAddress, mkdtemp(base) != nil else { return nil }
      return String(cString: base)
    }
  }

  /// Runs a line of shell at this terminal and returns what it ended with.
  static func run(_ line: String) -> Int32 {
    let status = system(line)
    return status > 255 ? status >> 8 : status
  }

  /// Where this program lies, as far as that can be told.
  static var programPath: String {
    let name = CommandLine.arguments.first ?? "bloom"
    let candidates =
      name.contains("/")
      ? [name] : (environment("PATH") ?? "").split(separator: ":").map { $0 + "/" + name }
    for candidate in candidates {
      guard let resolved = realpath(candidate, nil) else { continue }
      defer { free(resolved) }
      return String(cString: resolved)
    }
    return name
  }

  /// Whether a file is a program of this account that nobody else may read, write or run, and no
  /// link to one.
  static func isOwnProgram(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
      && status.st_mode & 0o777 == 0o700
  }

  /// Whether a program is found where programs are looked for.
  static func finds(_ program: String) -> Bool {
    (environment("PATH") ?? "").split(separator: ":").contains { folder in
      access(folder + "/" + program, X_OK) == 0
    }
  }

  /// Shows a text with a program that reads it from its standard input, such as a pager; false where
  /// there is no such program.
  ///
  /// The keys of the pager are its own: an interrupt ends neither it nor this program.
  static func show(_ text: String, with program: String) -> Bool {
    setenv("LESS", "FRX", 0)
    setenv("LESSHISTFILE", "-", 1)
    setenv("LESSSECURE", "1", 1)
    guard let pipe = popen(program, "w") else { return false }
    let interrupt = signal(SIGINT, SIG_IGN)
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, pipe) }
    let status = pclose(pipe)
    _ = signal(SIGINT, interrupt)
    return status >> 8 != 126 && status >> 8 != 127
  }

  /// The variables that say where a person's files live.
  static var homeVariables: [String: String] {
    var variables: [String: String] = [:]
    for name in ["BLOOM_HOME", "XDG_DATA_HOME", "HOME"] { variables[name] = environment(name) }
    return variables
  }

  /// A closed pipe and a file that may not grow are reported by the write that meets them, not by a
  /// signal.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  private static func systemWrite(_ fd: Int32, _ base: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(fd, base, count)
    #elseif canImport(Musl)
      Musl.write(fd, base, count)
    #else
      Darwin.write(fd, base, count)
    #endif
  }

  private static func systemRead(
    _ fd: Int32, _ base: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(fd, base, count)
    #elseif canImport(Musl)
      Musl.read(fd, base, count)
    #else
      Darwin.read(fd, base, count)
    #endif
  }
}

#if canImport(Glibc)
  /// glibc's `mallopt`, which no header of the Glibc module declares.
  @_silgen_name("mallopt")
  private func setMemoryOption(_ option: Int32, _ value: Int32) -> Int32
#endif
