import Civil

extension FactTable {
  static let about: [FactSyntax] = [
    FactSyntax(
      "about", Open(usage: "hormones|wish|…"), Plain(usage: "testosterone|no_baby|…"),
      Maybe(Labelled("since", DayOrMonth())), Maybe(QuotedOnly()), Flag("ended"),
      make: { .about(Circumstance($0, $1, since: $2, words: $3, isEnded: $4)) },
      take: { fact in
        guard case .about(let told) = fact else { return nil }
        return (told.key, told.value, told.since, told.words, told.isEnded)
      })
  ]
}

/// A word as it is, or a text in quotes.
struct Plain: WordSyntax {
  let usage: String

  func read(_ words: inout WordReader) -> String? {
    words.take(usage) { $0.text.isEmpty ? nil : $0.text }
  }

  func write(_ value: String) -> [String] {
    [Self.isPlain(value) ? value : Quotation.quoted(value)]
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { SealedBytes.isAlphanumeric($0) || $0 == UInt8(ascii: "_") }
  }
}

/// A text that stands in quotes.
struct QuotedOnly: WordSyntax {
  let usage = "\"words\""

  func read(_ words: inout WordReader) -> String? {
    words.take(usage) { $0.isQuoted ? $0.text : nil }
  }

  func write(_ value: String) -> [String] { [Quotation.quoted(value)] }
}

/// A day, or only its month.
struct DayOrMonth: WordSyntax {
  let usage = "YYYY-MM[-DD]"

  func read(_ words: inout WordReader) -> Circumstance.Since? {
    words.take(usage) { word in
      guard !word.isQuoted else { return nil }
      return CivilDate(iso: word.text).map(Circumstance.Since.day)
        ?? Month(iso: word.text).map(Circumstance.Since.month)
    }
  }

  func write(_ value: Circumstance.Since) -> [String] {
    switch value {
    case .day(let day): [day.iso]
    case .month(let month): [month.iso]
    }
  }
}
