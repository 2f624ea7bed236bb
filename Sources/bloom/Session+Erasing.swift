import Assistant

/// Erasing what is kept.
extension Session {
  /// What there is to erase: everything, or what is kept for the one person who is named.
  func remains() throws(CommandError) -> Remains {
    let home = try store().home
    do throws(StorageError) {
      return try Remains(home, of: person == "me" ? nil : person)
    } catch {
      throw CommandError(error)
    }
  }

  /// Removes it for good.
  func erase(_ remains: Remains) throws(CommandError) {
    let home = try store().home
    do throws(StorageError) {
      try home.erase(remains)
    } catch {
      throw CommandError(error)
    }
  }
}
