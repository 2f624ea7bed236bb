import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What could not be saved while another program held the diary is tried once more at the end.
@Suite struct ChatEndTests {
  private let bloom = BloomProgram()

  /// Chats while the diary is held, and lets go of it before the end, or not.
  private func chat(_ line: String, isFreed: Bool) throws -> (code: Int32, output: String) {
    let held = open(bloom.home.appending(path: "me.journal").path, O_RDWR)
    #expect(flock(held, LOCK_EX) == 0)
    defer { close(held) }
    let (input, output) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = BloomProgram.binary
    process.arguments = ["--today", "2026-03-09", "--home", bloom.home.path]
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    (process.standardInput, process.standardOutput, process.standardError) =
      (input, output, FileHandle.nullDevice)
    try process.run()
    input.fileHandleForWriting.write(Data((line + "\n").utf8))
    var said = ""
    while !said.contains("not saved yet") {
      let piece = output.fileHandleForReading.availableData
      guard !piece.isEmpty else { break }
      said += String(decoding: piece, as: UTF8.self)
    }
    if isFreed { flock(held, LOCK_UN) }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }

  @Test(arguments: [true, false])
  func `what was not saved is saved at the end, or the exit code says that it is not`(
    isFreed: Bool
  ) throws {
    try bloom.write("# bloom journal 1\n")
    let (code, output) = try chat("drank 2 glasses of water", isFreed: isFreed)
    #expect(output.contains("not saved yet") && !output.contains("Noted"))
    #expect(code == (isFreed ? 0 : 74))
    #expect(try bloom.journal().contains("water 500 ml") == isFreed)
  }
}
