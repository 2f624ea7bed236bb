public import Records

/// What is wrong with a content file, with its place.
public enum KnowledgeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No file has this path.
  case missingFile(path: String)
  /// A file breaks the recfile format, its descriptor, or what Bloom expects of its records.
  case malformed(RecordError)

  public var description: String {
    switch self {
    case .missingFile(let path):
      "\(path): the file is missing; add it to the Knowledge folder"
    case .malformed(let error):
      error.description
    }
  }
}
