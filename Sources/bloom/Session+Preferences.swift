import Assistant

/// What the person has switched, kept beside the journal.
extension Session {
  func preferences() throws(CommandError) -> Preferences {
    let store = try store()
    do throws(StorageError) {
      let bytes = try store.home.read(fileName) ?? []
      return Preferences(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandError(error)
    }
  }

  /// The settings; where they cannot be read, that is said once, all silences hold, and a message is
  /// answered all the same.
  func settingsOrSilence() -> Preferences {
    do throws(CommandError) {
      return try preferences()
    } catch {
      Output.complain("bloom: \(error.message); until they can be read, all silences are kept")
      hasLost = true
      var silent = Preferences()
      for key in [SettingKey.fertility, .sizes, .calories, .prompts, .tips] {
        silent.set(key, to: "off")
      }
      return silent
    }
  }

  /// Changes the settings beside what others change meanwhile, and gives them as they are then.
  @discardableResult
  func keep(_ change: (inout Preferences) -> Void) throws(CommandError) -> Preferences {
    let store = try store()
    var preferences = Preferences(text: "")
    do throws(StorageError) {
      try store.home.change(fileName) { bytes in
        preferences = Preferences(text: String(decoding: bytes, as: UTF8.self))
        change(&preferences)
        return Array(preferences.text.utf8)
      }
      let typed = TypedLines(home: store.home, person: person)
      let isLeft = try typed.isThere
      if isLeft, !preferences.isOn(.history) { try typed.remove() }
    } catch {
      throw CommandError(error)
    }
    adopt(preferences)
    return preferences
  }

  /// Keeps the settings that a turn changed; where that fails, the conversation goes on with those
  /// that are kept.
  func keep(_ turn: Turn) throws(CommandError) {
    guard !turn.changes.isEmpty || turn.asks != nil else { return }
    let change = { (preferences: inout Preferences) in
      for change in turn.changes { preferences.apply(change) }
      if let asked = turn.asks { preferences.noteAsked(asked) }
    }
    do throws(CommandError) {
      try keep(change)
    } catch {
      if let kept = try? preferences() { adopt(kept) }
      if isChat { unsavedSettings.append((person, change)) }
      throw error
    }
  }

  /// Tries once more to keep the settings that could not be kept; true where all are.
  func keepAgain() -> Bool {
    let left = unsavedSettings
    unsavedSettings = []
    for (owner, change) in left {
      guard owner == person, (try? keep(change)) != nil else { return false }
    }
    return true
  }

  private var fileName: String { Home.fileName(of: person) + ".settings" }
}
