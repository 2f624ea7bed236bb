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
  /// The system could not read what is there.
  case unread(String, reason: String)
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
  /// Sealed files lie in a home without what opens them.
  case lostLock(String)
  /// There is no backup in a folder that was named.
  case noBackup(String)
  /// A backup is not as it was written.
  case damagedBackup(String, BackupFault)
  /// A later Bloom made the backup.
  case laterBackup(String)
  /// A backup was to be written into the home that it is of.
  case backupInHome(String)
  /// Nothing is kept in the home, so that there is nothing to copy.
  case nothingKept(String)
  /// The home is locked, and nobody has opened it.
  case closed
  /// The home was locked or unlocked since this process opened it.
  case lockChanged(String)
  /// The file of the lock, or a sealed file, is not as it was written.
  case damagedLock(String)
  /// A later Bloom locked the home.
  case laterLock(String)
  /// The passphrase is another.
  case wrongPassphrase
  /// There is no program that seals.
  case noSealer(String)
  /// The program that seals gave up.
  case sealing(String)
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
    case .unread(let path, let reason):
      "\(path): this could not be read: \(reason); check the disk and try again"
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
      "\(path): this text of an earlier edit is older than your diary, or of other days; move it away, then edit again"
    case .noFolder(let path): "\(path): there is no such folder; make it first, or name another"
    case .noFile(let path): "\(path): there is no such file; look at its name and folder"
    case .notReadable(let path): "\(path): this is not a file; name a file, or - for standard input"
    case .tooLarge(let path): "\(path): this file is over 64 MB; no diary is, so look which it is"
    case .lostLock(let path):
      "\(path): sealed files lie here without their bloom.lock, so no diary was begun; put bloom.lock "
        + "back from a backup"
    case .noBackup(let path):
      "\(path): there is no backup here; name a folder that bloom backup wrote to"
    case .damagedBackup(let path, let fault):
      "\(path): \(fault.problem), so nothing was taken in; use another backup"
    case .laterBackup(let path):
      "\(path): a later Bloom made this backup; use that Bloom to take it in"
    case .backupInHome(let path):
      "\(path): a backup does not belong into the home itself; name a folder outside of it"
    case .nothingKept(let path):
      "\(path): nothing is kept here yet, so there is nothing to save"
    case .closed: "this diary is locked; start Bloom with its passphrase to read or write in it"
    case .lockChanged(let path):
      "\(path): this home was locked or unlocked meanwhile, so nothing was saved; start Bloom again"
    case .damagedLock(let path):
      "\(path): this is not as it was written; put it back from a backup"
    case .laterLock(let path): "\(path): a later Bloom locked this; use that Bloom to open it"
    case .wrongPassphrase: "this is not the passphrase; nothing was changed"
    case .noSealer(let program):
      "there is no \(program) on this machine, which the lock needs; install GnuPG, and try again"
    case .sealing(let reason):
      "gpg could not do it: \(reason); nothing was changed"
    case .unwritable(let line, let fault):
      "\(line): \(fault.problem); \(fault.remedy)"
    }
  }

  /// The process's exit code by sysexits.
  var exitCode: ExitCode {
    switch self {
    case .unwritable, .laterVersion, .tooLarge, .changedMeanwhile, .unknownTurn, .olderDraft,
      .unusableName, .damagedBackup, .laterBackup, .damagedLock,
      .laterLock, .wrongPassphrase:
      .badData
    case .notAllowedToRead, .noFile, .notReadable, .nobody, .noBackup, .nothingKept,
      .lostLock:
      .noInput
    case .noHome, .notAFolder, .notAFile, .isALink, .notAllowedToWrite, .inTheWay, .noFolder,
      .backupInHome:
      .cannotCreate
    case .diskFull, .failed, .unread: .outputError
    case .locked, .writtenMeanwhile, .closed, .lockChanged: .locked
    case .noSealer, .sealing: .software
    }
  }

  /// What a failed call on a file that was to be read means.
  static func reading(_ path: String, _ fault: SystemFault) -> StorageError {
    if let error = ofLock(path, fault) { return error }
    return switch fault.code {
    case EACCES, EPERM: .notAllowedToRead(path)
    case ENOTDIR: .notAFolder(folder(of: path))
    case EISDIR: .notAFile(path)
    case EFBIG: .tooLarge(path)
    default: .unread(path, reason: fault.message)
    }
  }

  /// What a failed call on a file that was to be written means.
  static func writing(_ path: String, _ fault: SystemFault) -> StorageError {
    if let error = ofLock(path, fault) { return error }
    return switch fault.code {
    case EACCES, EPERM, EROFS: .notAllowedToWrite(path)
    case EEXIST: .inTheWay(path)
    case ENOTDIR: .notAFolder(folder(of: path))
    case EISDIR, ENXIO: .notAFile(path)
    case ELOOP: .isALink(path)
    case ENOSPC, EDQUOT, EFBIG: .diskFull(path)
    default: .failed(path, reason: fault.message)
    }
  }

  /// What a fault of a locked home means; nil for those of the system.
  private static func ofLock(_ path: String, _ fault: SystemFault) -> StorageError? {
    switch fault {
    case .isBusy: .locked(path)
    case .lockChanged: .lockChanged(path)
    case .closed: .closed
    case .sealing: .sealing("it gave up on \(path)")
    case .damage: .damagedLock(folder(of: path))
    default: nil
    }
  }

  /// The path without its last part.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
