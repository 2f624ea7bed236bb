import Assistant
import Journal

extension Session {
  /// What the program's own words are silent about: what she asked for, and babies after a loss.
  ///
  /// Content is read only where there is something to be silent about.
  var ownHush: Hush {
    guard let preferences = try? preferences(), let store = try? store(),
      let journal = (try? store.read())?.journal,
      journal.isAfterLoss || !preferences.isOn(.fertility) || !preferences.isOn(.calories),
      let now = try? now(), let hush = try? conversation().hush(now: now)
    else { return Hush([]) }
    return hush
  }
}
