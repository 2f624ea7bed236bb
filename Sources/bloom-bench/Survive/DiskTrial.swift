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

/// A disk without room at any byte, and calls of the system that fail.
struct DiskTrial {
  let writing: WritingTrial
  /// How many bytes, or calls, lie between two that are tried.
  let step: Int

  /// No file may grow past any byte: what is said is what was done.
  func full() throws -> SurviveSuite.Outcome {
    var outcome = SurviveSuite.Outcome()
    try writing.inHome { first in
      try Operation.prepare(first, writing)
      for operation in Operation.allCases {
        for limit in stride(from: 0, to: Self.largest, by: step) {
          try inCopy(of: first) { folder in
            let trial = OperationTrial(writing, folder, operation)
            let words = writing.options(folder + "/home") + operation.words(in: folder)
            let run = try Self.limited(to: limit) { () throws in
              try ChildProgram.run(writing.program, words, errors: "/dev/null")
            }
            let fault = try trial.fault(code: run.code, output: run.output, errors: "")
            outcome.count(
              fault == nil && [0, 65, 74].contains(run.code),
              "\(operation.rawValue) at \(limit): code \(run.code), \(fault ?? "")")
          }
        }
      }
    }
    return outcome
  }

  /// Past this size no file of the trial grows.
  private static let largest = 1_400

  /// Every call that one of them makes fails once, by `strace`.
  func faults() throws -> SurviveSuite.Outcome {
    guard access(Self.tracer, X_OK) == 0 else { throw UsageError("this needs \(Self.tracer)") }
    var outcome = SurviveSuite.Outcome()
    try writing.inHome { first in
      try Operation.prepare(first, writing)
      for operation in Operation.allCases {
        for (call, errors) in Self.calls {
          for error in errors {
            var number = 1
            while try fault(call, error, number, in: first, operation, &outcome) { number += step }
          }
        }
      }
    }
    return outcome
  }

  private static let tracer = "/usr/bin/strace"
  private static let calls: [(name: String, errors: [String])] = [
    ("openat", ["EIO", "ENOSPC"]), ("write", ["EIO", "ENOSPC"]), ("pwrite64", ["EIO", "ENOSPC"]),
    ("fsync", ["EIO", "ENOSPC"]), ("fdatasync", ["EIO", "ENOSPC"]), ("rename", ["EIO", "ENOSPC"]),
    ("ftruncate", ["EIO"]), ("mkdir", ["EIO", "ENOSPC"]), ("unlink", ["EIO"]), ("link", ["EIO"]),
    ("fchmod", ["EIO"]), ("flock", ["EIO"]), ("pread64", ["EIO"]), ("fstat", ["EIO"]),
    ("newfstatat", ["EIO"]), ("getdents64", ["EIO"]), ("lseek", ["EIO"]),
  ]

  /// Lets one call fail; false where there is no such call.
  private func fault(
    _ call: String, _ error: String, _ number: Int, in first: String, _ operation: Operation,
    _ outcome: inout SurviveSuite.Outcome
  ) throws -> Bool {
    var isThere = false
    try inCopy(of: first) { folder in
      let trial = OperationTrial(writing, folder, operation)
      let (log, said) = (folder + "/log", folder + "/said")
      let run = try ChildProgram.run(
        Self.tracer,
        [
          "-f", "-qq", "-o", log, "-e", "trace=\(call)",
          "-e", "inject=\(call):error=\(error):when=\(number)", writing.program,
        ] + writing.options(folder + "/home") + operation.words(in: folder), errors: said)
      isThere = String(decoding: WritingTrial.bytes(log), as: UTF8.self).contains("(INJECTED)")
      guard isThere else { return }
      let fault = try trial.fault(
        code: run.code, output: run.output,
        errors: String(decoding: WritingTrial.bytes(said), as: UTF8.self))
      outcome.count(
        fault == nil, "\(operation.rawValue), \(error) at \(call) \(number): \(fault ?? "")")
    }
    return isThere
  }

  private func inCopy(of first: String, _ work: (String) throws -> Void) throws {
    try writing.inHome { folder in
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.copyItem(atPath: first, toPath: folder)
      try work(folder)
    }
  }

  /// Runs some work while no file may grow past so many bytes.
  private static func limited<Value>(to size: Int, _ work: () throws -> Value) rethrows -> Value {
    var old = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let resource = RLIMIT_FSIZE
    #endif
    getrlimit(resource, &old)
    var new = old
    new.rlim_cur = rlim_t(size)
    setrlimit(resource, &new)
    defer { setrlimit(resource, &old) }
    return try work()
  }
}
