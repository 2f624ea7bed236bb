#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that runs beside this one, with its input and output as pipes.
final class ChildProgram {
  private(set) var number: pid_t = 0
  private let input: Int32
  private let output: Int32
  private var read: [UInt8] = []

  init(_ path: String, _ arguments: [String], errors: String = "/dev/null") throws {
    var (toChild, fromChild): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else { throw UsageError("no pipe is left") }
    for end in [toChild[1], fromChild[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0o600)
    for end in toChild + fromChild { posix_spawn_file_actions_addclose(&actions, end) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    let code = posix_spawn(&number, path, &actions, nil, words, environ)
    posix_spawn_file_actions_destroy(&actions)
    for word in words { free(word) }
    close(toChild[0])
    close(fromChild[1])
    (input, output) = (toChild[1], fromChild[0])
    guard code == 0 else { throw UsageError("\(path) cannot be started") }
  }

  /// Runs it to its end on some input; its exit code, or what killed it below zero, and its output.
  static func run(
    _ path: String, _ arguments: [String], input: String = "", errors: String = "/dev/null"
  ) throws -> (code: Int, output: String) {
    let child = try ChildProgram(path, arguments, errors: errors)
    child.write(input)
    child.endInput()
    var output = ""
    while let line = child.line() { output += line + "\n" }
    return (child.wait(), output)
  }

  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(input, $0) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  func endInput() { close(input) }

  /// The next line of its output; nil at its end.
  func line() -> String? {
    while true {
      if let end = read.firstIndex(of: 0x0A) {
        defer { read.removeSubrange(...end) }
        return String(decoding: read[..<end], as: UTF8.self)
      }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = buffer.withUnsafeMutableBytes { systemRead(output, $0) }
      guard count > 0 else { return nil }
      read += buffer[..<count]
    }
  }

  func send(_ name: Int32) { kill(number, name) }

  /// Waits for its end.
  func wait() -> Int {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    close(output)
    return status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : -Int(status & 0x7F)
  }

  private func systemWrite(_ end: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(end, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(end, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(end, bytes.baseAddress, bytes.count)
    #endif
  }

  private func systemRead(_ end: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.read(end, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.read(end, bytes.baseAddress, bytes.count)
    #else
      Glibc.read(end, bytes.baseAddress, bytes.count)
    #endif
  }
}
