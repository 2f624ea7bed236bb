import Knowledge

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The whole program as one function from arguments to an exit code.
enum Program {
  static let version = "0.1.0"

  /// - Parameter kept: the session, which the caller keeps so that a program that ends does not
  ///   first free all it has read.
  static func run(_ arguments: [String], keeping kept: inout Session?) -> ExitCode {
    var options: Options?
    do throws(CommandError) {
      var read = try Options(arguments)
      options = read
      try read.fill(from: POSIX.environment)
      read.take(Configuration.read(of: read.home))
      options = read
      let session = Session(options: read, output: Output())
      kept = session
      try run(read, session)
      session.saveAgain()
      let isKept = session.keepAgain()
      try session.checkOutput()
      if session.closed != nil, session.hasFailed { return .locked }
      return session.hasUnsaved || session.hasFailed || !isKept ? .outputError : .success
    } catch {
      if !error.message.isEmpty {
        Complaint(error.message, arguments: arguments).show(options?.color ?? .auto)
      }
      return error.code
    }
  }

  /// Runs the command that the options name.
  static func run(_ options: Options, _ session: Session) throws(CommandError) {
    if options.version {
      let build = BuildVersion(content: try? session.library().sources())
      return session.output.line(options.json ? try JSONLine.text(build) : build.line)
    }
    let command = try session.command(options.words) ?? Chat.self
    if options.help {
      return try Help.run(options.words.isEmpty ? [] : [command.name], session)
    }
    let inner = command is Demo.Type ? try options.words.dropFirst().first.map(Commands.named) : nil
    let own = Set((command.options + (inner?.options ?? [])).map(\.name))
    if let stray = options.own.keys.sorted().first(where: { !own.contains($0) }) {
      throw .usage(Commands.unknownOption(stray, of: command))
    }
    if command.isLong { session.output.hold(for: session.pager) }
    defer { session.output.release() }
    try session.run(command, Array(options.words.dropFirst()))
  }

  static func leave(with code: ExitCode) -> Never { exit(code.rawValue) }
}
