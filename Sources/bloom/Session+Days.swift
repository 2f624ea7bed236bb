import Assistant
import Civil
import Knowledge
import Language
import Physiology

/// Days that are typed behind a command.
extension Session {
  /// The one day that words mean, looking back; an error names what would be accepted.
  func day(_ words: String) throws(CommandError) -> CivilDate {
    let first = words.split(separator: " ").first.map(String.init) ?? words
    if let date = CivilDate(iso: first) {
      guard first == words else {
        throw .usage("after the day \(first) nothing more is taken; leave the rest out")
      }
      return date
    }
    let context = Context(mode: .cycle, reference: try now(), tense: .past)
    let read = try reader().read(words, as: "log.period_start", context: context)
    guard case .date(let day)? = read.slots["date"] else {
      throw CommandError(
        .badData, "\(words) is no day; write one like 2026-03-03, yesterday or monday")
    }
    return day
  }
}
