import Civil
import MessageFormat

@testable import Assistant

extension Rehearsal {
  /// A message as a reply says it on a day, with what went wrong.
  static func said(
    _ text: String, _ arguments: [String: Argument], today: CivilDate
  ) throws -> (text: String, faults: [String]) {
    let functions = try ReplyFunctions(library: library)
    return functions.format(text, arguments, functions: functions.registry(today: today))
  }
}
