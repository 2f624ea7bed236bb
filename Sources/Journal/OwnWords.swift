extension Fact {
  /// What is hers in it, word for word: a note, a reminder, the name of a food.
  ///
  /// Words of a vocabulary, such as a symptom, are none.
  package var ownWords: [String] {
    switch self {
    case .text(let kind, let text): kind == .favourite ? [] : [text]
    case .reminder(let reminder): [reminder.text]
    case .drink(let name, _): [name]
    case .supplement(let name, _): [name]
    case .food(let food): [food.text]
    case .activity(_, _, let what), .intake(_, _, let what): [what].compactMap(\.self)
    case .unknown(_, let rest): [rest]
    default: []
    }
  }

  /// Whether it says how she feels in a word of a vocabulary.
  package var isOfFeeling: Bool {
    switch self {
    case .mood, .symptom: true
    default: false
    }
  }
}
