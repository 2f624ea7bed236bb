/// What somebody says of a danger told before that takes it back or ends it.
public enum Relief: String, CaseIterable, Sendable {
  /// Safe or well now.
  case safe
  /// Help was called, is there, or has been.
  case helped
  /// Meant in another way.
  case joke
  /// Not to be spoken of further: "never mind".
  case dismissed
  /// It has stopped or eased.
  case stopped
}
