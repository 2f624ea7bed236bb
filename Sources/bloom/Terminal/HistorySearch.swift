/// A search through the lines entered before.
struct HistorySearch: Equatable {
  /// What is looked for.
  var query = ""
  /// The place in the history of the line found.
  var place: Int
  /// Whether what is looked for was found.
  var isFound = true
  /// The line as it was before.
  let original: TypedText
}

/// What Tab has offered: the texts, and which of them stands in the line.
struct CompletionMenu: Equatable {
  let words: [String]
  /// Where in the line the text begins.
  let start: Int
  /// The line before one was chosen.
  let original: TypedText
  /// The text that stands in the line; nil while none was chosen.
  var chosen: Int?
}
