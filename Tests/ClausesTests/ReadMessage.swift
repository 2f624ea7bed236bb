import Civil
import Clauses
import EmbeddedKnowledge
import Knowledge
import Language
import Physiology
import Testing

/// A message read clause by clause on Monday 9 March 2026.
struct ReadMessage {
  let clauses: [Clause]

  private static let made = Result { () throws(LanguageError) -> (ClauseReader, Recogniser) in
    let library = Library.embedded()
    do {
      return (try ClauseReader(library: library), try Recogniser(library: library))
    } catch let error as KnowledgeError {
      throw .knowledge(error)
    } catch let error as LanguageError {
      throw error
    } catch {
      preconditionFailure("\(error)")
    }
  }

  static let today = CivilDate(year: 2026, month: 3, day: 9) ?? .earliest

  init(_ text: String, isGeneral: Bool = false) throws {
    let (reader, recogniser) = try Self.made.get()
    let context = Context(mode: .cycle, reference: Moment(date: Self.today, time: .noon))
    let (message, mentions) = recogniser.named(
      in: Normaliser().normalise(text), context: context)
    clauses = reader.clauses(
      of: message, naming: mentions, today: Self.today, isGeneral: isGeneral)
  }

  /// The cells as words: "9 cramps 6", the day of March first, "-" for a day that is not known.
  var cells: [String] {
    clauses.flatMap(\.cells).map { cell in
      let day = cell.day.map { $0.month == 3 ? String($0.day) : $0.iso } ?? "-"
      let value: String? =
        switch cell.value {
        case .number(let number): number == number.rounded() ? String(Int(number)) : "\(number)"
        case .word(let word): word
        case nil: nil
        }
      return [day, cell.measure, value].compactMap(\.self).joined(separator: " ")
    }
  }
}
