import Journal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What keeps a file of hers from being read or written, with the path and what to do.
enum StorageError: Error, Hashable, CustomStringConvertible {
  /// Neither the environment nor the account names a home folder.
  case noHome
  /// The name of a person is empty or too long for a file name.
  case unusableName(String)
  /// Nobody of this name has a diary here; somebody may have one that is nearly the same.
  case nobody(String, near: String?)
  /// A file stands where the folder should be.
  case notAFolder(String)
  /// A folder, a device or a pipe stands where the file should be.
  case notAFile(String)
  /// A link stands where the file should be; writing through it would replace it.
  case isALink(String)
  case notAllowedToRead(String)
  case notAllowedToWrite(String)
  /// Another Bloom was writing for the whole time that was waited.
  case locked(String)
  /// Nothing of what was to be written is in the file.
  case diskFull(String)
  /// The system gave an error, in its own words.
  case failed(String, reason: String)
  /// The journal says that a later Bloom wrote it.
  case laterVersion(String)
  /// There is a file already, and nothing is written over it.
  case inTheWay(String)
  /// The folder that a file is to be written in does not exist.
  case noFolder(String)
  /// A file that was named does not exist.
  case noFile(String)
  /// What was named is a folder, a device or a pipe.
  case notReadable(String)
  /// A file that was named is larger than any export.
  case tooLarge(String)
  /// The journal was changed while its text was in an editor.
  case changedMeanwhile(String)
  /// What the last turn was is not known for certain, so it is not taken back.
  case unknownTurn(String)
  /// Another Bloom wrote between a reply and what it says, so that is not done.
  case writtenMeanwhile(String)
  /// Text that was kept of an edit is older than the journal.
  case olderDraft(String)
  /// The entry would not read back.
  case unwritable(line: String, LineFault)

  var description: String {
    switch self {
    case .noHome:
      "no home folder is known; set BLOOM_HOME to the folder for your journal"
    case .unusableName(let name):
      name.isEmpty
        ? "a person's name is empty; give it at least one letter"
        : "a person's name is too long for a file name; use a shorter one"
    case .nobody(let name, let near):
      "nobody here is called \(name.printable); "
        + (near.map { "did you mean --as \($0.typed)?" }
          ?? "bloom person add \(name.typed) begins a diary of that name")
    case .notAFolder(let path):
      "\(path): this is not a folder; move it away, or set BLOOM_HOME to another folder"
    case .notAFile(let path):
      "\(path): this is not a file; move it away, or set BLOOM_HOME to another folder"
    case .isALink(let path):
      "\(path): this is a link; put the file itself here, or set BLOOM_HOME to its folder"
    case .notAllowedToRead(let path):
      "\(path): reading is not allowed; change its permissions"
    case .notAllowedToWrite(let path):
      "\(path): writing is not allowed; change its permissions, or set BLOOM_HOME to a folder of yours"
    case .locked(let path):
      "\(path): another Bloom is writing here; try again when it is done"
    case .diskFull(let path):
      "\(path): the disk is full, so nothing was saved; free some space and try again"
    case .failed(let path, let reason):
      "\(path): this could not be saved: \(reason); check the disk and try again"
    case .laterVersion(let path):
      "\(path): a later Bloom wrote this journal; use that Bloom to write in it"
    case .inTheWay(let path):
      "\(path): there is a file already; name another one, or write over it with --force"
    case .changedMeanwhile(let path):
      "\(path): this changed while you were editing, so it stays as it is; edit again"
    case .unknownTurn(let path):
      "\(path): what was last is not known for certain, so nothing was taken back; name what is to go"
    case .writtenMeanwhile(let path):
      "\(path): another Bloom wrote here just now, so nothing was taken back; say it again"
    case .olderDraft(let path):
      "\(path): this text of an earlier edit is older than your diary; move it away, then edit again"
    case .noFolder(let path): "\(path): there is no such folder; make it first, or name another"
    case .noFile(let path): "\(path): there is no such file; look at its name and folder"
    case .notReadable(let path): "\(path): this is not a file; name a file, or - for standard input"
    case .tooLarge(let path): "\(path): this file is over 64 MB; no diary is, so look which it is"
    case .unwritable(let line, let fault):
      "\(line): \(fault.problem); \(fault.remedy)"
    }
  }

  /// The process's exit code by sysexits.
  var exitCode: ExitCode {
    switch self {
    case .unwritable, .laterVersion, .tooLarge, .changedMeanwhile, .unknownTurn, .olderDraft,
      .unusableName:
      .badData
    case .notAllowedToRead, .noFile, .notReadable, .nobody: .noInput
    case .noHome, .notAFolder, .notAFile, .isALink, .notAllowedToWrite, .inTheWay, .noFolder:
      .cannotCreate
    case .diskFull, .failed: .outputError
    case .locked, .writtenMeanwhile: .locked
    }
  }

  /// What a failed call on a file that was to be read means.
  static func reading(_ path: String, _ fault: SystemFault) -> StorageError {
    switch fault.code {
    case EACCES, EPERM: .notAllowedToRead(path)
    case ENOTDIR: .notAFolder(folder(of: path))
    case EISDIR: .notAFile(path)
    case EFBIG: .tooLarge(path)
    default: .failed(path, reason: fault.message)
    }
  }

  /// What a failed call on a file that was to be written means.
  static func writing(_ path: String, _ fault: SystemFault) -> StorageError {
    switch fault.code {
    case EACCES, EPERM, EROFS: .notAllowedToWrite(path)
    case EEXIST: .inTheWay(path)
    case ENOTDIR: .notAFolder(folder(of: path))
    case EISDIR, ENXIO: .notAFile(path)
    case ELOOP: .isALink(path)
    case ENOSPC, EDQUOT, EFBIG: .diskFull(path)
    default: .failed(path, reason: fault.message)
    }
  }

  /// The path without its last part.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
