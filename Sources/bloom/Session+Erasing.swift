import Assistant

/// Erasing what is kept.
extension Session {
  /// What there is to erase: everything, or what is kept for the one person who is named.
  ///
  /// Everything goes without a passphrase too: what was sealed is gone with its files.
  func remains() throws(CommandError) -> Remains {
    let isAll = person == Home.owner
    if !isAll, let refusal = try unseal() { throw refusal }
    let home = try store().home
    do throws(StorageError) {
      return try Remains(isAll ? Home(path: home.path) : home, of: isAll ? nil : person)
    } catch {
      throw CommandError(error)
    }
  }

  /// Removes it for good.
  func erase(_ remains: Remains) throws(CommandError) {
    let home = try store().home
    do throws(StorageError) {
      try (person == Home.owner ? Home(path: home.path) : home).erase(remains)
    } catch {
      throw CommandError(error)
    }
  }
}
