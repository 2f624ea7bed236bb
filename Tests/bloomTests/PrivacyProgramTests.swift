import Foundation
import Testing

/// What the program asks of the system, as `strace` tells it.
@Suite struct PrivacyProgramTests {
  private static let tracer = "/usr/bin/strace"
  /// What may be opened outside of the home: the system's own.
  private static let system = [
    "/proc/", "/sys/", "/etc/ld.so", "/lib", "/usr/lib", "/dev/", "/usr/share/locale",
  ]

  /// Whether the system looks for a shared library there, as it does for those of a program that has
  /// them beside it or under the toolchain.
  private static func isLibrary(_ path: Substring) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasPrefix("lib") && (name.hasSuffix(".so") || name.contains(".so."))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: tracer)))
  func `a chat opens nothing but its home and the system's own, and no socket`() throws {
    let bloom = BloomProgram()
    let log = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).trace")
    let input = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: Self.tracer)
    process.arguments = [
      "-f", "-o", log.path, "-e",
      "trace=open,openat,socket,connect,sendto,execve,prlimit64,setrlimit",
      BloomProgram.binary.path, "--home", bloom.home.path, "--today", "2026-03-09",
    ]
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": "/nowhere"]
    (process.standardInput, process.standardOutput, process.standardError) =
      (input, FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    input.fileHandleForWriting.write(
      Data("my period started today\nwater goal 2 litres\nundo\nhow do i sleep\n".utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: log) }
    let calls = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    #expect(calls.contains { $0.contains("me.journal") })
    #expect(!calls.contains { $0.contains("socket(") || $0.contains("connect(") })
    #expect(calls.count { $0.contains("execve(") } == 1)
    #expect(calls.contains { $0.contains("RLIMIT_CORE, {rlim_cur=0, rlim_max=0}") })
    for call in calls where call.contains("open") {
      guard let path = call.split(separator: "\"").dropFirst().first else { continue }
      let isHers = path.hasPrefix(bloom.home.path)
      #expect(
        isHers || Self.system.contains { path.hasPrefix($0) } || path == BloomProgram.binary.path
          || Self.isLibrary(path) && call.contains("O_RDONLY"), "\(call)")
    }
    try? FileManager.default.removeItem(at: bloom.home)
  }
}
