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
  /// Makes a change; of a list only what the change adds and takes away, as others may have changed it
  /// meanwhile.
  public mutating func apply(_ change: SettingChange) {
    guard change.key.isList else {
      set(change.key, to: change.new)
      return
    }
    let (old, new) = (Self.items(change.old), Self.items(change.new))
    var items = Self.items(stored(change.key)).filter { new.contains($0) || !old.contains($0) }
    items += new.filter { !old.contains($0) && !items.contains($0) }
    set(change.key, to: items.isEmpty ? nil : items.joined(separator: ", "))
  }

  private static func items(_ value: String?) -> [String] {
    (value ?? "").split(separator: ",").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    .filter { !$0.isEmpty }
  }
}
