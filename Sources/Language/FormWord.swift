import Records

/// A word of a message by its numbers among the forms taken and those added; -1 where none has it.
struct FormWord: Hashable, Sendable {
  var taken: Int32 = -1
  var added: Int32 = -1
  /// The sections of the forms taken that begin with the word.
  var begins: LexiconSections = []

  /// A hyphen, which a form is found across.
  static let hyphen = FormWord(taken: -2, added: -2)

  var isHyphen: Bool { taken == -2 }
}
