/// Why a diary cannot be opened, or a file not be taken in.
public enum DiaryFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The content that is built in is not sound.
  case content(String)
  /// A file from elsewhere cannot be read, with its line and column.
  case unreadable(String)
  /// A file holds the diaries of several people.
  case severalPeople
  /// There is no such setting, or it takes no such value.
  case setting(String)
  /// Words that are no moment.
  case moment(String)
  /// The host could not save the diary, which is as it was before.
  case unsaved(String)

  public var description: String {
    switch self {
    case .content(let problem): problem
    case .unreadable(let problem): problem
    case .severalPeople: "the file holds several people; take the diary of one out of it first"
    case .setting(let words): "\(words) cannot be set; see SettingKey for the names"
    case .moment(let words): "\(words) is no moment; write one like 2026-03-09T08:00"
    case .unsaved(let problem): "the diary could not be saved: \(problem)"
    }
  }
}
