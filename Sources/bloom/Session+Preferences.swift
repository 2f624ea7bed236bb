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
    } catch {
      throw CommandError(error)
    }
  }

  private var fileName: String { Home.fileName(of: person) + ".settings" }
}
