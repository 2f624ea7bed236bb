/// What a host may have to say that is no answer to a message.
public enum HostReply: String, Sendable {
  /// A line that was too long to be read.
  case tooLong = "too_long"
  /// Something told could not be written yet.
  case notSaved = "not_saved"
  /// What stands over a drawing of the chances of a start.
  case plotStarts = "plot.starts"
  /// What stands over a drawing of the fertile days.
  case plotFertile = "plot.fertile"
  /// What stands over a drawing of her cycle lengths.
  case plotLengths = "plot.lengths"
  /// Good-bye.
  case farewell = "greet.bye"
}
