import Foundation
import Testing

@testable import bloom

/// Every error of the command line once: what is wrong, where, and what to do.
struct ErrorCatalogueTests {
  /// A command line, and the code and message that it leads to; `HOME` is the folder of the test.
  struct Fault: Sendable, CustomTestStringConvertible {
    let line: [String]
    let code: ExitCode
    let message: String

    init(_ line: String, _ code: ExitCode, _ message: String) {
      self.line = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      self.code = code
      self.message = message
    }

    var testDescription: String { line.joined(separator: " ") }
  }

  private let home = FileManager.default.temporaryDirectory
    .appending(path: "bloom-errors-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(
      at: home.appending(path: "empty"), withIntermediateDirectories: true)
    for (name, text) in [
      ("me.journal", "# bloom journal 1\n2026-03-01 period start\n"),
      ("Mei.journal", "# bloom journal 1\n"), ("in.csv", "x,y\n1,2\n"),
      ("none.csv", "date,mood\n2026-03-01,\n"),
    ] {
      try Data(text.utf8).write(to: home.appending(path: name))
    }
  }

  /// What goes wrong with a command line, as the program would say it.
  private func failure(of line: [String]) -> CommandError? {
    let words = line.map { $0.replacing("HOME", with: home.path) }
    let nowhere = open("/dev/null", O_WRONLY)
    defer { close(nowhere) }
    do throws(CommandError) {
      var options = try Options(words)
      options.home = options.home ?? home.path
      if options.now == nil { options.now = try Options(["--today", "2026-03-09"]).now }
      try Program.run(options, Session(options: options, output: Output(descriptor: nowhere)))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: Self.all)
  func `it says what is wrong, where, and what to do`(fault: Fault) throws {
    let error = try #require(failure(of: fault.line))
    #expect(error.message.replacing(home.path, with: "HOME") == fault.message)
    #expect(error.code == fault.code)
    try FileManager.default.removeItem(at: home)
  }

  @Test func `every message that the command line has is in the catalogue`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/bloom")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let shown = Self.all.map(\.message).joined(separator: "\n")
    var count = 0
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for found in text.matches(of: /(?:\.usage\(|CommandError\(\s*\.\w+,)\s*"((?:[^"\\]|\\.)*)"/) {
        let piece = StringLiteral.longestPiece(of: String(found.1))
        guard piece.count > 3 else { continue }
        count += 1
        let isThere = shown.contains(piece) || Self.unprovoked.contains { found.1.contains($0) }
        #expect(isThere, "\(file.lastPathComponent): \(found.1)")
      }
    }
    #expect(count > 60)
  }

  /// What no command line can provoke: a broken clock, disk or editor, and what only the chat says.
  private static let unprovoked = [
    "HOME names no folder", "the clock of this machine", "the answer has no JSON form",
    "the reply could not be written",
    "something is not saved yet", "no temporary folder could be made", " ended with ",
    "your diary stays as it was; what you typed", "something keeps Bloom from working",
    "bloom demo needs a start of its own", "nothing was erased; type erase",
    "some lines are not as they were written", "asks questions;", "an editor needs a terminal",
    "line \\(contradiction.line)", " to mend in the content",
    "there is nobody of the name", " is in it", "nothing was taken in, as nobody can be asked",
    "no program that makes a PDF", " is there already; --force", " made no PDF",
    "this home is locked already", "nothing was sealed, as no passphrase",
    "a passphrase has at most",
    "the two are not the same", "the lock is on, and", "something is not saved yet, so nothing",
    " needs a value; see bloom help", ": nothing in it could be taken in", " is no entry; write it",
    " is still ahead", "no period starts on", " is no pain; write",
  ]
}
