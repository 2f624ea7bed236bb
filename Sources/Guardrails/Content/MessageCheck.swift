import MessageFormat
import Records

/// Holds the messages of a reply or phrase to the rules of MessageFormat 2; what they ask of
/// functions is checked where the functions are known.
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
      _ = try MessageModel(parsing: field.value)
      return []
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
