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

  func keep(_ preferences: Preferences) throws(CommandError) {
    let store = try store()
    do throws(StorageError) {
      try store.home.write(fileName, Array(preferences.text.utf8))
      if !preferences.isOn(.history) {
        try TypedLines(home: store.home, person: person).remove()
      }
      adopt(preferences)
    } catch {
      throw CommandError(error)
    }
  }

  /// Keeps the settings that a turn changed, beside what was written meanwhile.
  func keep(_ turn: Turn) throws(CommandError) {
    guard !turn.changes.isEmpty || turn.asks != nil else { return }
    var preferences = try preferences()
    for change in turn.changes { preferences.apply(change) }
    if let asked = turn.asks { preferences.noteAsked(asked) }
    try keep(preferences)
  }

  private var fileName: String { Home.fileName(of: person) + ".settings" }
}
