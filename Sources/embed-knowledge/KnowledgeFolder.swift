import MessageFormat
import Records

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why the Knowledge folder cannot be embedded.
enum EmbeddingError: Error, CustomStringConvertible {
  /// The folder or a file is not there or cannot be read.
  case unreadable(path: String)
  /// A file has bytes that are not UTF-8 text.
  case notText(path: String, line: Int)
  /// A recfile breaks the format or its descriptor, or a message in it the rules of messages.
  case malformed(RecordError)

  var description: String {
    switch self {
    case .unreadable(let path):
      "\(path): error: it cannot be read; check that it is there"
    case .notText(let path, let line):
      "\(path):\(line):1: error: the bytes are not UTF-8 text; save the file as UTF-8"
    case .malformed(let error):
      """
      \(error.file):\(error.line):\(error.column): error: \(error.problem); \(error.remedy)
      \(error.excerpt)
      """
    }
  }
}

/// The folder whose files are embedded.
struct KnowledgeFolder {
  let path: String

  /// Every file but dot-files and those of folders named `training`, in the order of their paths.
  func files() throws(EmbeddingError) -> [KnowledgeFile] {
    var files: [KnowledgeFile] = []
    for name in try names() {
      guard let data = FileManager.default.contents(atPath: "\(path)/\(name)") else {
        throw .unreadable(path: "\(path)/\(name)")
      }
      files.append(KnowledgeFile(path: name, bytes: [UInt8](data)))
    }
    return files
  }

  /// Throws the first fault in files of this folder.
  func check(_ files: [KnowledgeFile]) throws(EmbeddingError) {
    for file in files { try check(file.bytes, place: "\(path)/\(file.path)") }
  }

  private func names() throws(EmbeddingError) -> [String] {
    guard let entries = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
      throw .unreadable(path: path)
    }
    let visible = entries.filter { entry in
      !entry.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "training" }
    }
    return visible.filter { !isFolder("\(path)/\($0)") }.sorted()
  }

  private func isFolder(_ place: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && isFolder
  }

  private func check(_ bytes: [UInt8], place: String) throws(EmbeddingError) {
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      throw .notText(path: place, line: lineOfFirstFault(bytes))
    }
    guard place.hasSuffix(".rec") else { return }
    do throws(RecordError) {
      let file = try RecordFile(utf8: bytes, name: place)
      for record in file.sets.flatMap(\.records) where Self.spoken.contains(record.type ?? "") {
        for field in record.fields.named("Text") { try Self.check(field, of: record) }
      }
    } catch {
      throw .malformed(error)
    }
  }

  /// The record types whose texts are messages with placeholders.
  private static let spoken: Set<String> = ["Reply", "Phrase"]

  private static func check(_ field: Field, of record: Record) throws(RecordError) {
    do throws(SyntaxError) {
      _ = try MessageModel(parsing: field.value)
    } catch {
      throw record.error(
        error.problem, remedy: error.remedy, in: field, line: error.line, column: error.column)
    }
  }

  private func lineOfFirstFault(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex {
      String(validating: $0, as: UTF8.self) == nil || $0.contains(0)
    }
    return (index ?? 0) + 1
  }
}
