/// All that a host keeps of one diary, each as the bytes or the text of a file.
public struct DiaryFiles: Hashable, Sendable {
  /// The diary, a line an entry.
  public var journal: [UInt8]
  /// How to take back the last turns.
  public var undo: [UInt8]
  /// What is set, a line each.
  public var settings: String
  /// Which reminders were shown.
  public var shown: String

  /// Takes what was kept; nothing for a new diary.
  public init(
    journal: [UInt8] = [], undo: [UInt8] = [], settings: String = "", shown: String = ""
  ) {
    self.journal = journal
    self.undo = undo
    self.settings = settings
    self.shown = shown
  }
}
