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
        let chat = try ChildProgram(writing.program, ["--json"] + writing.options(home))
        let told = writing.talk(chat, &random)
        usleep(UInt32(random.below(20_000)))
        chat.send(SIGSTOP)
        try shell("cp \(folder)/disk \(folder)/copy")
        chat.send(SIGKILL)
        _ = chat.wait()
        chat.endInput()
        try shell("mount -o loop \(folder)/copy \(folder)/after")
        let fault = try writing.fault(told, folder + "/after/home")
        outcome.count(fault == nil, "round \(round): \(fault ?? "")")
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
