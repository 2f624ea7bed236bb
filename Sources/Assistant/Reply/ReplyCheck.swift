import Civil
public import Guardrails
public import Knowledge
import MessageFormat
import Records

/// Holds the replies and phrases of a library to what the assistant can do with them.
///
/// Every function they call is known, every selector can select and every key be selected; the
/// wordings of a reply use the same variables, so that a skill can supply them without knowing
/// which is spoken; a phrase uses what it is given, and none is missing. Messages that cannot be
/// parsed are left to ``ContentCheck``.
public struct ReplyCheck {
  private let library: Library
  private let functions: FunctionRegistry

  /// Reads the functions of a library's language.
  public init(library: Library) throws(KnowledgeError) {
    self.library = library
    functions = try ReplyFunctions(library: library).registry(today: .init(dayNumber: 0))
  }

  /// What is wrong, in the order of the files and lines.
  public func faults() throws(KnowledgeError) -> [ContentFault] {
    var faults: [ContentFault] = []
    for path in library.paths(under: library.language) where path.hasSuffix(".rec") {
      for record in try library.records(path, type: "Reply") {
        for field in record.fields.named("Text") {
          faults += self.faults(in: field, of: record, functions: functions)
        }
        faults += wordingFaults(in: record)
      }
    }
    return try faults + phraseFaults()
  }

  private func faults(
    in field: Field, of record: Record, functions: FunctionRegistry
  ) -> [ContentFault] {
    let faults = try? MessageModel.faults(
      in: field.value, functions: functions, locale: library.language)
    return (faults ?? []).map { fault in
      let place = record.error(
        fault.problem, remedy: fault.remedy, in: field, line: fault.line, column: fault.column)
      return ContentFault(
        file: place.file, line: place.line, column: place.column, problem: place.problem,
        remedy: place.remedy)
    }
  }

  private func wordingFaults(in record: Record) -> [ContentFault] {
    var faults: [ContentFault] = []
    var first: Set<String>?
    for field in record.fields.named("Text") {
      guard let variables = try? MessageModel(parsing: field.value).variables else { continue }
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

  /// The faults of phrases, which call the functions of the standard alone.
  private func phraseFaults() throws(KnowledgeError) -> [ContentFault] {
    let path = PhraseBook.path(in: library)
    var faults: [ContentFault] = []
    var known: Set<String> = []
    for record in try library.records(path, type: "Phrase") {
      guard let field = record.field("Text"), let id = record["Id"] else { continue }
      known.insert(id)
      faults += self.faults(in: field, of: record, functions: .standard)
      guard let model = try? MessageModel(parsing: field.value) else { continue }
      guard let given = PhraseBook.variables(of: id) else {
        faults.append(
          ContentFault(
            file: record.file, line: record.line, problem: "nothing says the phrase \(id)",
            remedy: "correct its id, or leave it out"))
        continue
      }
      let unknown = model.variables.subtracting(given)
      guard !unknown.isEmpty else { continue }
      faults.append(
        ContentFault(
          file: record.file, line: field.line,
          problem: "it uses \(Self.list(unknown)), which it is not given",
          remedy: given.isEmpty ? "write it without a variable" : "use \(Self.list(given))"))
    }
    return faults
      + PhraseBook.needed.filter { !known.contains($0) }.map {
        ContentFault(
          file: path, line: 1, problem: "the phrase \($0) is missing",
          remedy: "add a record Phrase with its Id and Text")
      }
  }

  private static func list(_ names: Set<String>) -> String {
    names.isEmpty ? "no variable" : names.sorted().map { "$" + $0 }.joined(separator: " ")
  }
}
