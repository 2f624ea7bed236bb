/// What a message claims with its words: only what is told belongs in a diary.
public enum Standing: String, CaseIterable, Hashable, Sendable {
  /// It happened, to her.
  case told
  /// It did not happen: "my period didn't come".
  case denied
  /// It is asked about: "is it ok to run on my period".
  case asked
  /// It is only supposed: "if my period starts".
  case supposed
  /// It is hoped for, planned or still ahead: "I might start tomorrow".
  case ahead
  /// It is what tends to happen: "I usually get cramps".
  case usual
  /// It is long past: "last year I had cramps".
  case past
  /// It happened to somebody else: "my sister got her period".
  case others
}
