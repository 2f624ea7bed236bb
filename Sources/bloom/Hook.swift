/// A program of hers that is run after an entry, where she has set that by hand.
///
/// It lies at `hooks/on-add` in the folder of configuration, is hers alone (0700), and is given the
/// new lines on its standard input. Nothing that is taken in from elsewhere brings one or runs one.
enum Hook {
  /// Runs it on the lines that were written; what it ends with changes nothing.
  static func run(_ lines: [String], for session: Session) {
    guard session.options.kept.hasHooks, !lines.isEmpty, !session.isPlaying,
      (try? session.home().folder) == .disk,
      let folder = Configuration.folder(of: session.options.home, POSIX.environment)
    else { return }
    let path = folder + "/hooks/on-add"
    guard NewFile.exists(path) else { return }
    guard POSIX.isOwnProgram(path) else {
      return Output.complain(
        "bloom: \(path) is not run: it must be a file of yours that nobody else may use; "
          + "chmod 700 \(path.typed)")
    }
    if !POSIX.show(lines.map { $0 + "\n" }.joined(), with: path.typed) {
      Output.complain("bloom: \(path) could not be run; look at its first line")
    }
  }
}
