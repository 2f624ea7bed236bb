import Physiology

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Power cuts: a chat writes on a file system in an image, and the image is copied at some moment, as
/// the disk would be found after the cut.
struct PowerTrial {
  private let writing: WritingTrial

  init(_ writing: WritingTrial) { self.writing = writing }

  func run(_ count: Int) throws -> SurviveSuite.Outcome {
    var outcome = SurviveSuite.Outcome()
    var random = SplitMix64(writing.seed)
    for round in 0..<count {
      try writing.inHome { folder in
        try shell(
          "truncate -s 8M \(folder)/disk && mkfs.ext4 -q \(folder)/disk && "
            + "mkdir \(folder)/on \(folder)/after && mount -o loop \(folder)/disk \(folder)/on")
        defer { _ = system("umount \(folder)/on \(folder)/after 2>/dev/null") }
        let home = folder + "/on/home"
        let chat = try ChildProgram(
          writing.program, ["--quiet", "--json", "--now", "2026-03-09T12:00", "--home", home])
        var told: [String] = []
        for number in 0..<1 + random.below(10) {
          chat.write("/log note n\(number)\n")
          guard let reply = chat.line() else { break }
          if reply.contains("note \\\"n\(number)\\\"") { told.append("n\(number)") }
        }
        chat.write("/log note last\n")
        usleep(UInt32(random.below(20_000)))
        chat.send(SIGSTOP)
        try shell("cp \(folder)/disk \(folder)/copy")
        chat.send(SIGKILL)
        _ = chat.wait()
        chat.endInput()
        try shell("mount -o loop \(folder)/copy \(folder)/after")
        let after = folder + "/after/home"
        writing.plant(after)
        let notes = WritingTrial.notes(after)
        let isKept = notes.starts(with: told) && notes.count <= told.count + 1
        let isWhole = WritingTrial.isWhole(after)
        _ = try writing.bloom(after, ["undo"])
        let left = WritingTrial.notes(after)
        let isUndone = left == notes || left == Array(notes.dropLast())
        outcome.count(
          isKept && isWhole && isUndone,
          "round \(round): kept \(isKept), whole \(isWhole), undone \(isUndone)")
      }
    }
    return outcome
  }

  private func shell(_ line: String) throws {
    guard system("{ \(line); } >/dev/null 2>&1") == 0 else {
      throw UsageError("this needs root, mkfs.ext4 and mount: \(line)")
    }
  }
}
