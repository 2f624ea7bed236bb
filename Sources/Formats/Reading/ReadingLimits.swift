/// How much of a file is read; what goes beyond is no diary's, and is refused or only counted.
public enum ReadingLimits {
  /// The largest table or database, in bytes.
  public static let table = 512 << 20

  /// The largest file of any other sort, in bytes.
  public static let document = 64 << 20

  /// The longest cell, text of a document or line, in bytes.
  static let text = 1 << 20

  /// The longest row of a table, in bytes.
  static let row = 4 << 20

  /// The longest number or word of a document outside of quotes, in bytes.
  static let word = 400

  /// The most rows of a table with something in them, and with nothing.
  static let rows = 4_000_000
  static let emptyRows = 1_000_000

  /// The most columns of a table.
  static let columns = 1_000

  /// How deep lists and objects may lie in each other.
  static let depth = 64

  /// How much memory the values of a document may take, in bytes.
  static let values = 64 << 20

  /// The same of a document of Bloom's own, which is as long as a diary.
  static let ownValues = 384 << 20

  /// The most entries of a document of Bloom's own that are none.
  static let lostEntries = 10_000

  /// The most events of a calendar.
  static let events = 200_000

  /// The most people of a file, and the most periods of one of them.
  static let people = 500
  static let periods = 4_000

  /// The most places that are named as not understood.
  static let issues = 1_000

  /// The most sentences on how a file was read.
  static let remarks = 100

  /// The most that a packed file is unpacked to, in bytes.
  static let unpacked = 32 << 20

  /// How much of a line of a calendar is kept, in bytes.
  static let property = 4 << 10

  /// How much of a text is kept to be shown, in bytes.
  static let shown = 240
}
