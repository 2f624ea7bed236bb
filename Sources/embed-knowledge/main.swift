#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes one Swift source with every file of a folder as a literal.
///
/// Usage: `embed-knowledge FOLDER OUTPUT`. Every recfile is read and checked first; a fault ends
/// the build with its file, line and column.
guard CommandLine.arguments.count == 3 else {
  fail("usage: embed-knowledge FOLDER OUTPUT", code: 64)
}
do {
  let files = try KnowledgeFolder(path: CommandLine.arguments[1]).files()
  let source = EmbeddedSource(files: files).bytes
  try Data(source).write(to: URL(filePath: CommandLine.arguments[2]))
} catch let error as EmbeddingError {
  fail(error.description, code: 65)
} catch {
  fail("\(CommandLine.arguments[2]): error: \(error)", code: 74)
}

func fail(_ message: String, code: Int32) -> Never {
  print(message)
  exit(code)
}
