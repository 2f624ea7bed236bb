/// Why a text cannot be read as a card; lines count from 1.
package enum CardError: Error, Hashable, Sendable {
  /// The text has more than ``PartnerCardText/mostBytes`` bytes.
  case tooLong(bytes: Int)
  /// No line is the first line of a card.
  case notACard
  /// The card is of a later version than this one.
  case laterVersion(Int, line: Int)
  /// A second card begins.
  case severalCards(line: Int)
  /// The line has no key and colon at its front, as where a long line was broken.
  case noKey(line: Int)
  /// The key stands on an earlier line already.
  case repeatedKey(CardKey, line: Int)
  /// The value is no date or span of dates of the calendar.
  case badDate(CardKey, text: String, line: Int)
  /// The value does not have the form of its key.
  case badValue(CardKey, text: String, line: Int)
  /// The second date is earlier than the first.
  case endsBeforeStart(CardKey, line: Int)
  /// The line of the code is not there; it belongs after the line named.
  case missingCode(line: Int)
  /// The code is not six letters of the alphabet.
  case malformedCode(text: String, line: Int)
  /// The code is that of another text: the card was changed.
  case codeDoesNotFit(line: Int)
  /// A line that each card has is not there; the line named is the card's first.
  case missingKey(CardKey, line: Int)

  /// The line, where one is to blame.
  package var line: Int? {
    switch self {
    case .tooLong, .notACard: nil
    case .laterVersion(_, let line), .severalCards(let line), .noKey(let line),
      .repeatedKey(_, let line), .badDate(_, _, let line), .badValue(_, _, let line),
      .endsBeforeStart(_, let line), .missingCode(let line), .malformedCode(_, let line),
      .codeDoesNotFit(let line), .missingKey(_, let line):
      line
    }
  }

  /// The form of the line that would be right, where one line is to be put right.
  package var form: String? {
    switch self {
    case .notACard, .laterVersion: PartnerCardText.firstLine
    case .badDate(let key, _, _), .badValue(let key, _, _), .endsBeforeStart(let key, _),
      .missingKey(let key, _):
      key.form
    case .missingCode, .malformedCode: CardKey.code.form
    case .tooLong, .severalCards, .noKey, .repeatedKey, .codeDoesNotFit: nil
    }
  }
}
