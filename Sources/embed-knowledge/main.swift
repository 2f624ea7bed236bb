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
/// Usage: `embed-knowledge FOLDER OUTPUT COMMIT STAMP`. Every recfile is read and checked first; a fault
/// ends the build with its file, line and column. An output that would not change is left alone,
/// so that nothing is compiled anew; the stamp is renewed in any case.
guard CommandLine.arguments.count == 5 else {
  fail("usage: embed-knowledge FOLDER OUTPUT COMMIT STAMP", code: 64)
}
let (output, commit) = (CommandLine.arguments[2], CommandLine.arguments[3])
let stamp = CommandLine.arguments[4]
do {
  let folder = KnowledgeFolder(path: CommandLine.arguments[1])
  let files = try folder.files()
  let source = Data(
    EmbeddedSource(
      files: files, lexicons: LexiconFolder.all(in: files), wordings: WordingFolder.all(in: files)
    ).bytes)
  if FileManager.default.contents(atPath: output) != source {
    try folder.check(files)
    try source.write(to: URL(filePath: output))
  }
  let tree = URL(filePath: CommandLine.arguments[1]).deletingLastPathComponent().path
  let stamped = Data(CommitStamp.source(of: CommitStamp(tree: tree)).utf8)
  if FileManager.default.contents(atPath: commit) != stamped {
    try stamped.write(to: URL(filePath: commit))
  }
  try Data("\(UUID())".utf8).write(to: URL(filePath: stamp))
} catch let error as EmbeddingError {
  fail(error.description, code: 65)
} catch {
  fail("\(output): error: \(error)", code: 74)
}

func fail(_ message: String, code: Int32) -> Never {
  print(message)
  exit(code)
}
