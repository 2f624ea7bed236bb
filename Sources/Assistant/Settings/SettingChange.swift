/// A setting that a turn changes, with what it was before.
public struct SettingChange: Hashable, Sendable {
  /// What is set.
  public let key: SettingKey
  /// What was set before; nil where nothing was.
  public let old: String?
  /// What is set now; nil where it goes back to what holds by itself.
  public let new: String?

  /// Takes a key with its old and its new value.
  public init(_ key: SettingKey, from old: String?, to new: String?) {
    self.key = key
    self.old = old
    self.new = new
  }

  /// The change that takes this one back.
  public var inverse: SettingChange { SettingChange(key, from: new, to: old) }
}

extension Preferences {
  /// Makes a change.
  public mutating func apply(_ change: SettingChange) { set(change.key, to: change.new) }
}
