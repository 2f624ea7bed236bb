import Journal
import Testing

@testable import bloom

struct StorageErrorTests {
  @Test func `every message names the place, the fault and what to do`() throws {
    let fault = try #require(throws: LineFault.self) { try Entry(line: "2026-03-01 mood") }
    let errors: [StorageError] = [
      .noHome, .unusableName(""), .unusableName("mei"), .notAFolder("/h"), .notAFile("/h/f"),
      .isALink("/h/f"), .notAllowedToRead("/h/f"), .notAllowedToWrite("/h/f"), .locked("/h/f"),
      .diskFull("/h/f"), .failed("/h/f", reason: "Input/output error"), .laterVersion("/h/f"),
      .unwritable(line: "2026-03-01 mood", fault), .unknownTurn("/h/f"), .writtenMeanwhile("/h/f"),
      .nobody("Mie", near: "Mei"), .nobody("Zoe", near: nil), .noBackup("/b"),
      .damagedBackup("/b", .missing("me.journal")), .damagedBackup("/b", .changed("me.journal")),
      .damagedBackup("/b", .manifest), .laterBackup("/b"), .nothingKept("/h"),
      .backupInHome("/h"), .closed, .lockChanged("/h/f"), .damagedLock("/h/f"), .laterLock("/h/f"),
      .wrongPassphrase, .noSealer("gpg"), .sealing("no entropy"), .lostLock("/h"),
    ]
    #expect(
      errors.map { "\($0.exitCode.rawValue) \($0)" }.joined(separator: "\n") == """
        73 no home folder is known; set BLOOM_HOME to the folder for your journal
        65 a person's name is empty; give it at least one letter
        65 a person's name is too long for a file name; use a shorter one
        73 /h: this is not a folder; move it away, or set BLOOM_HOME to another folder
        73 /h/f: this is not a file; move it away, or set BLOOM_HOME to another folder
        73 /h/f: this is a link; put the file itself here, or set BLOOM_HOME to its folder
        66 /h/f: reading is not allowed; change its permissions
        73 /h/f: writing is not allowed; change its permissions, or set BLOOM_HOME to a folder of yours
        75 /h/f: another Bloom is writing here; try again when it is done
        74 /h/f: the disk is full, so nothing was saved; free some space and try again
        74 /h/f: this could not be saved: Input/output error; check the disk and try again
        65 /h/f: a later Bloom wrote this journal; use that Bloom to write in it
        65 2026-03-01 mood: something is missing here; write happy|calm|sad|…
        65 /h/f: what was last is not known for certain, so nothing was taken back; name what is to go
        75 /h/f: another Bloom wrote here just now, so nothing was taken back; say it again
        66 nobody here is called Mie; did you mean --as Mei?
        66 nobody here is called Zoe; bloom person add Zoe begins a diary of that name
        66 /b: there is no backup here; name a folder that bloom backup wrote to
        65 /b: me.journal is missing, so nothing was taken in; use another backup
        65 /b: me.journal is not as it was written, so nothing was taken in; use another backup
        65 /b: its manifest is not as it was written, so nothing was taken in; use another backup
        65 /b: a later Bloom made this backup; use that Bloom to take it in
        66 /h: nothing is kept here yet, so there is nothing to save
        73 /h: a backup does not belong into the home itself; name a folder outside of it
        75 this diary is locked; start Bloom with its passphrase to read or write in it
        75 /h/f: this home was locked or unlocked meanwhile, so nothing was saved; start Bloom again
        65 /h/f: this is not as it was written; put it back from a backup
        65 /h/f: a later Bloom locked this; use that Bloom to open it
        65 this is not the passphrase; nothing was changed
        70 there is no gpg on this machine, which the lock needs; install GnuPG, and try again
        70 gpg could not do it: no entropy; nothing was changed
        66 /h: sealed files lie here without their bloom.lock, so no diary was begun; put bloom.lock back from a backup
        """)
  }
}
