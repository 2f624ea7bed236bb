/// A file of the Knowledge folder inside the binary; its text is a literal and stays in place.
struct EmbeddedFile: Sendable {
  /// The text of the file; that of a skill is without the samples that only training needs.
  var text = ""
  /// Where the fields of a recfile stand.
  var outline: String?
  /// Where the fields of a skill's intents stand.
  var intents: String?
  /// Where the fields but the forms of concepts stand, in a file that has an index of those.
  var heads: String?
  /// The index of the forms of its concepts.
  var forms: String?
  /// The ids of its records, where they are known.
  var ids: RecordIDs?
}
