/// How a run ended, by the numbers of `sysexits.h`.
enum ExitCode: Int32 {
  case success = 0
  /// Nothing is due, where that was asked.
  case nothing = 1
  /// The command line makes no sense.
  case usage = 64
  /// What came in cannot be read.
  case badData = 65
  /// A named file cannot be read.
  case noInput = 66
  /// Something of Bloom's own is broken.
  case software = 70
  /// A file or folder cannot be made.
  case cannotCreate = 73
  /// Writing failed: a full disk, a full device.
  case outputError = 74
  /// Somebody else holds the journal's lock.
  case locked = 75
}

/// Why a command stopped: a sentence for stderr and the code to leave with.
struct CommandError: Error, Equatable {
  let code: ExitCode
  let message: String

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// A fault of the journal's files.
  init(_ error: StorageError) {
    self.init(error.exitCode, error.description)
  }

  static func usage(_ message: String) -> CommandError { CommandError(.usage, message) }
}
