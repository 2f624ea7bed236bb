/// What the context weighs beside the trained weights.
package struct Balance: Hashable, Sendable {
  /// What a clause needs beyond a message to stand by itself.
  package var margin = 0.2
  /// What a clause needs more where the whole message does not speak for its intent.
  package var unsupported = 0.5
  /// Among how many of the whole message's intents a clause's intent is supported.
  package var support = 4
  /// What a word of a log's own kind gives the log where nothing is asked.
  package var named = 0.5
  /// What an intent loses in a mode it is not made for.
  package var foreign = 0.25

  /// What every intent loses where an animal is spoken of, and advice where another person is.
  package var others = 0.6

  /// What a log loses where a question mark ends the words.
  package var asked = 0.2

  /// What a log of a number loses where no number is said.
  package var uncounted = 0.3

  /// By how much another clause is surer than one that names nothing and only leads up to it.
  package var aside = 0.15

  /// By how much a clause is surer than the message, where it alone carries it.
  package var carried = 0.3

  /// What an intent loses for which the words give no ground.
  package var unfounded = 2.0

  package init() {}
}
