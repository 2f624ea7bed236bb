import Civil
public import Guardrails
public import Knowledge
import MessageFormat
import Records

/// Holds the replies of a library to what the assistant can do with them.
///
/// Every function a reply calls is known, and the wordings of a reply use the same variables, so
/// that a skill can supply them without knowing which is spoken. Messages that cannot be parsed
/// are left to ``ContentCheck``.
public struct ReplyCheck {
  private let library: Library
  private let functions: Set<String>

  /// Reads the functions of a library's language.
  public init(library: Library) throws(KnowledgeError) {
    self.library = library
    functions = Set(try ReplyFunctions(library: library).registry(today: .init(dayNumber: 0)).names)
  }

  /// What is wrong, in the order of the files and lines.
  public func faults() throws(KnowledgeError) -> [ContentFault] {
    var faults: [ContentFault] = []
    for path in library.paths(under: library.language) where path.hasSuffix(".rec") {
      for record in try library.records(path, type: "Reply") { faults += self.faults(in: record) }
    }
    return faults
  }

  private func faults(in record: Record) -> [ContentFault] {
    var faults: [ContentFault] = []
    var first: Set<String>?
    for field in record.fields.named("Text") {
      guard let model = try? MessageModel(parsing: field.value) else { continue }
      for name in model.functions.subtracting(functions).sorted() {
        faults.append(
          ContentFault(
            file: record.file, line: field.line, problem: "the function :\(name) is not known",
            remedy: "use one of: \(functions.sorted().joined(separator: " "))"))
      }
      let variables = model.variables
      if let first, first != variables {
        faults.append(
          ContentFault(
            file: record.file, line: field.line,
            problem: "it uses \(Self.list(variables)), the first wording \(Self.list(first))",
            remedy: "use the same variables in every wording"))
      }
      first = first ?? variables
    }
    return faults
  }

  private static func list(_ names: Set<String>) -> String {
    names.isEmpty ? "no variable" : names.sorted().map { "$" + $0 }.joined(separator: " ")
  }
}
