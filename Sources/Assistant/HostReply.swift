/// What a host may have to say that is no answer to a message.
public enum HostReply: String, Sendable {
  /// A line that was too long to be read.
  case tooLong = "too_long"
  /// Something told could not be written yet.
  case notSaved = "not_saved"
  /// Good-bye.
  case farewell = "greet.bye"
}
