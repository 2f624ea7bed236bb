/// What a host does for a turn, in the order of ``HostedTurn/duties``.
///
/// A `switch` over it without `default` makes the compiler name each duty that a host has forgotten.
public enum HostDuty: Sendable {
  /// Erase the files of the diary, which was confirmed; the reply comes after it.
  case erase
  /// Do this before the reply is shown; where it fails, show nothing of the reply.
  case run(BloomErrand)
  /// Show these words.
  case show(SpokenReply)
  /// Draw this beside the words.
  case draw(BloomPicture)
  /// Go through this step by step.
  case begin(BloomPractice)
  /// Tell those who write content what is wrong with it; nothing for the person.
  case report(fault: String)
}
