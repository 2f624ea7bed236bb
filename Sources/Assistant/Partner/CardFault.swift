import MessageFormat
import Partnership

/// What is wrong with the text of a card, in words.
struct CardFault {
  let error: CardError

  var outcome: Outcome { .say(id, variables) }

  private var id: String {
    switch error {
    case .tooLong: "partner.error.too_long"
    case .notACard: "partner.error.not_a_card"
    case .laterVersion: "partner.error.later_version"
    case .severalCards: "partner.error.several"
    case .noKey: "partner.error.no_key"
    case .repeatedKey: "partner.error.repeated"
    case .badDate: "partner.error.bad_date"
    case .badValue: "partner.error.bad_value"
    case .endsBeforeStart: "partner.error.ends_first"
    case .missingCode: "partner.error.missing_code"
    case .malformedCode: "partner.error.bad_code"
    case .codeDoesNotFit: "partner.error.changed"
    case .missingKey: "partner.error.missing_line"
    }
  }

  private var variables: [String: Argument] {
    var variables: [String: Argument] = [
      "line": .integer(error.line ?? 0), "form": .string(error.form ?? ""),
    ]
    switch error {
    case .tooLong(let bytes): variables["kib"] = .integer((bytes + 1023) / 1024)
    case .laterVersion(let version, _): variables["version"] = .integer(version)
    case .repeatedKey(let key, _): variables["key"] = .string(key.rawValue)
    case .badDate(_, let text, _), .badValue(_, let text, _), .malformedCode(let text, _):
      variables["text"] = .string(text)
    default: break
    }
    return variables
  }
}
