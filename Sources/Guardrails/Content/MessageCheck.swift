import MessageFormat
import Records

/// Holds the messages of a reply or phrase to the rules of MessageFormat 2.
struct MessageCheck {
  /// What is wrong, in the order of the texts.
  let faults: [ContentFault]

  /// The record types whose texts are messages with placeholders.
  private static let spoken: Set<String> = ["Reply", "Phrase"]

  init(_ record: Record) {
    guard Self.spoken.contains(record.type ?? "") else {
      faults = []
      return
    }
    faults = record.fields.named("Text").flatMap { Self.faults(of: $0, record) }
  }

  private static func faults(of field: Field, _ record: Record) -> [ContentFault] {
    do throws(SyntaxError) {
      let model = try MessageModel(parsing: field.value)
      let locale = String(record.file.prefix { $0 != "/" })
      return model.idleKeys(locale: locale).map { key in
        ContentFault(
          file: record.file, line: field.line,
          problem: "no number selects the key \(key)",
          remedy: "use a number or a plural form that the language has")
      }
    } catch {
      let place = record.error(
        error.problem, remedy: error.remedy, in: field, line: error.line, column: error.column)
      return [
        ContentFault(
          file: record.file, line: place.line, column: place.column, problem: place.problem,
          remedy: place.remedy)
      ]
    }
  }
}
