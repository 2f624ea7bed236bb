/// A page for reading and printing, as a value: its words in order, with no look of its own.
package struct Document: Hashable, Sendable {
  /// The language of its words, a tag of BCP 47 such as `en`.
  package var language: String
  /// Whether that language is written from right to left.
  package var isRightToLeft: Bool
  /// What stands between the whole and the parts of a number on an axis.
  package var decimalSeparator: String
  /// Its title.
  package var title: String
  /// The lines below the title.
  package var subtitles: [String]
  /// Its parts in order.
  package var blocks: [DocumentBlock]

  /// Creates a page of a language written from left to right, with decimal points, unless told
  /// otherwise.
  package init(
    language: String, isRightToLeft: Bool = false, decimalSeparator: String = ".", title: String,
    subtitles: [String] = [], blocks: [DocumentBlock]
  ) {
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.decimalSeparator = decimalSeparator
    self.title = title
    self.subtitles = subtitles
    self.blocks = blocks
  }

  /// The subtitles that are not blank.
  var shownSubtitles: [String] { subtitles.filter { !$0.isBlank } }

  /// The blocks that have something to show.
  var shownBlocks: [DocumentBlock] { DocumentBlock.shown(blocks) }
}
