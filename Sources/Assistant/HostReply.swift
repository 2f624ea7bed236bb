/// What a host may have to say that is no answer to a message.
public enum HostReply: String, Sendable {
  /// A line that was too long to be read.
  case tooLong = "too_long"
  /// Good-bye.
  case farewell = "greet.bye"
}
