import Foundation

/// The program run as a person runs it, with a home of its own: arguments and input in,
/// everything out.
struct BloomProgram {
  /// All that one run did.
  struct Consequences {
    var code: Int32
    var output: String
    var errors: String
  }

  let home = FileManager.default.temporaryDirectory
    .appending(path: "bloom-tests-\(UUID().uuidString)")

  static let binary: URL = {
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "bloom")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: ".build/debug/bloom")
  }()

  /// Runs it on 9 March 2026 unless another day is given, in UTF-8 unless another locale is.
  func run(
    _ arguments: [String], input: Data = Data(), output: FileHandle? = nil, home: URL? = nil,
    today: String = "2026-03-09", locale: String = "en_US.UTF-8",
    environment: [String: String] = [:]
  ) throws -> Consequences {
    let process = Process()
    process.executableURL = Self.binary
    process.arguments = arguments + ["--today", today, "--home", (home ?? self.home).path]
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": locale]
      .merging(environment) { _, given in given }
    let files = ["in", "out", "err"].map { name in
      FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).\(name)")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    try input.write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try output ?? FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Consequences(
      code: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }

  func journal() throws -> String {
    String(decoding: try Data(contentsOf: home.appending(path: "me.journal")), as: UTF8.self)
  }

  func write(_ journal: String) throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try Data(journal.utf8).write(to: home.appending(path: "me.journal"))
  }
}
