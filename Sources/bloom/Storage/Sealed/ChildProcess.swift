#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that reads what it is given by pipes and gives back what it writes.
enum ChildProcess {
  /// What a program came to.
  struct Outcome {
    /// What it ended with; 128 and more where a signal ended it.
    var status: Int32 = 0
    var output: [UInt8] = []
    var errors: [UInt8] = []
  }

  /// Runs a program by its path; `extra` is what it can read from descriptor 3, at most 4,096 bytes.
  static func run(
    _ arguments: [String], input: [UInt8], extra: [UInt8]
  ) throws(SystemFault) -> Outcome {
    let pipes = [try Pipe(), try Pipe(), try Pipe(), try Pipe()]
    defer { for pipe in pipes { pipe.close() } }
    guard extra.count <= 4_096, POSIX.write(extra, to: pipes[3].write) == .written else {
      throw SystemFault(code: EINVAL)
    }
    let child = try start(arguments, pipes)
    pipes[0].closeRead()
    pipes[1].closeWrite()
    pipes[2].closeWrite()
    pipes[3].close()
    var outcome = Outcome()
    exchange(input, pipes, &outcome)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { throw .last } }
    outcome.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    return outcome
  }

  /// The two ends of a pipe, which no other program gets.
  private final class Pipe {
    private(set) var read: Int32 = -1
    private(set) var write: Int32 = -1

    init() throws(SystemFault) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw .last }
      // Ends above those that the program gets, so that none of them is closed for another.
      for place in ends.indices {
        let high = fcntl(ends[place], F_DUPFD_CLOEXEC, 10)
        Pipe.end(ends[place])
        ends[place] = high
      }
      (read, write) = (ends[0], ends[1])
      guard read >= 0, write >= 0 else {
        close()
        throw .last
      }
    }

    func closeRead() {
      Pipe.end(read)
      read = -1
    }

    func closeWrite() {
      Pipe.end(write)
      write = -1
    }

    func close() {
      closeRead()
      closeWrite()
    }

    private static func end(_ number: Int32) {
      guard number >= 0 else { return }
      #if canImport(Darwin)
        Darwin.close(number)
      #elseif canImport(Musl)
        Musl.close(number)
      #else
        Glibc.close(number)
      #endif
    }
  }

  private static func start(
    _ arguments: [String], _ pipes: [Pipe]
  ) throws(SystemFault) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let ends = [pipes[0].read, pipes[1].write, pipes[2].write, pipes[3].read]
    for (number, end) in ends.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end, Int32(number))
    }
    let words = (arguments.map { strdup($0) }) + [nil]
    let variables = [strdup("LC_ALL=C"), nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, arguments.first ?? "", &actions, nil, words, variables)
    guard code == 0 else { throw SystemFault(code: code) }
    return child
  }

  /// Writes the input while the output is read, so that neither waits for the other.
  private static func exchange(_ input: [UInt8], _ pipes: [Pipe], _ outcome: inout Outcome) {
    _ = fcntl(pipes[0].write, F_SETFL, fcntl(pipes[0].write, F_GETFL, 0) | O_NONBLOCK)
    var sent = 0
    if input.isEmpty { pipes[0].closeWrite() }
    while pipes[1].read >= 0 || pipes[2].read >= 0 {
      var asked = [
        pollfd(fd: pipes[0].write, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: pipes[1].read, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipes[2].read, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&asked, nfds_t(asked.count), -1) > 0 else { continue }
      if pipes[0].write >= 0, asked[0].revents != 0 {
        let count = input.withUnsafeBytes {
          Disk.real.write(pipes[0].write, UnsafeRawBufferPointer(rebasing: $0[sent...]))
        }
        if count > 0 { sent += count }
        let isBusy = count < 0 && (errno == EAGAIN || errno == EINTR)
        if sent == input.count || count <= 0 && !isBusy { pipes[0].closeWrite() }
      }
      if asked[1].revents != 0 { take(from: pipes[1], into: &outcome.output) }
      if asked[2].revents != 0 { take(from: pipes[2], into: &outcome.errors) }
    }
  }

  private static func take(from pipe: Pipe, into bytes: inout [UInt8]) {
    guard let chunk = POSIX.read(pipe.read), !chunk.isEmpty else { return pipe.closeRead() }
    bytes += chunk
  }
}

extension System {
  /// The path of a program, looked for in the folders of a `PATH`; nil where there is none.
  static func program(named name: String, in path: String?) -> String? {
    let folders = (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 && !isFolder($0) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
