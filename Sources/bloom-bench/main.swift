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

var arguments = Array(CommandLine.arguments.dropFirst())
let wantsJSON = arguments.contains("--json")
arguments.removeAll { $0 == "--json" }

do {
  let table = try Suite.run(arguments)
  print(wantsJSON ? table.json : table.text)
} catch {
  let line = Array("bloom-bench: \(error)\n".utf8)
  _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  exit(64)
}
