/// What a look at one thing found.
struct Finding: Encodable, Equatable {
  enum State: String, Encodable {
    case sound, note, fault
  }

  /// What was looked at, in a word.
  let about: String
  let state: State
  /// What there is, in plain words.
  let says: String
  /// What to do about it; nil where nothing need be.
  var remedy: String?
}
