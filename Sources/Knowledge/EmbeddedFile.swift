/// A file of the Knowledge folder inside the binary; its text is a literal and stays in place.
struct EmbeddedFile: Sendable {
  /// The text of the file; that of a skill is without the samples that only training needs.
  let text: String
  /// Where the fields of a recfile stand.
  var outline: String? = nil
  /// Where the fields of a skill's intents stand.
  var intents: String? = nil
  /// Where the fields but the forms of concepts stand, in a file that has an index of those.
  var heads: String? = nil
  /// The index of the forms of its concepts.
  var forms: String? = nil
  /// The ids of its records, where they are known.
  var ids: RecordIDs? = nil
}
