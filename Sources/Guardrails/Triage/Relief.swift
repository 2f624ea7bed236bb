/// What somebody says of a danger told before that takes it back, ends it or lessens it.
public enum Relief: String, CaseIterable, Sendable {
  /// In the care of those whose work it is, or seen by them.
  case reached
  /// Never said, or not so.
  case denied
  /// It has stopped.
  case stopped
  /// Safe or well now.
  case safe
  /// It is less.
  case eased
  /// Help was called, is on its way, or somebody is there.
  case helped
  /// Meant in another way.
  case joke
  /// Not to be spoken of further: "never mind".
  case dismissed

  /// Whether it ends a danger of a kind; what does not is heard once, and the danger stands.
  ///
  /// A sign of the body is over where it is denied or gone, any danger where care is reached.
  public func ends(_ kind: DangerKind) -> Bool {
    switch (self, kind) {
    case (.reached, _), (.stopped, _), (.joke, _): true
    case (.denied, .emergency): true
    default: false
    }
  }
}
