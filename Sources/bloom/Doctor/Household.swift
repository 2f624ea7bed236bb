import Journal

/// What Bloom finds in its folder: whether it is there, whose it is, and whether the diary is whole.
struct Household {
  let store: JournalFile

  var findings: [Finding] { [folder, rights, lock] + (isClosed ? [] : [diary]) }

  private var isClosed: Bool { store.home.folder == .closed }

  private var home: String { store.home.path }

  private var folder: Finding {
    guard let stamp = try? OpenFile(home, for: .reading).stamp() else {
      return Finding(
        about: "home", state: .note,
        says: "\(home) is not there yet; it is made with the first entry")
    }
    guard stamp.isFolder else {
      return Finding(
        about: "home", state: .fault, says: "\(home) is no folder",
        remedy: "move it away, or name another with BLOOM_HOME")
    }
    guard System.isWritable(home) else {
      return Finding(
        about: "home", state: .fault, says: "\(home) cannot be written",
        remedy: "chmod u+rwx \(home), or name another with BLOOM_HOME")
    }
    return Finding(about: "home", state: .sound, says: home)
  }

  private var rights: Finding {
    guard let names = try? Home(path: home).names() else {
      return Finding(about: "rights", state: .fault, says: "\(home) cannot be read")
    }
    let open = [home] + names.map { home + "/" + $0 }
    let shared = open.filter { path in
      (try? System.stamp(of: path)).map { ($0.isFile || $0.isFolder) && $0.mode & 0o077 != 0 }
        ?? false
    }
    guard let first = shared.first else {
      return Finding(about: "rights", state: .sound, says: "for your account alone")
    }
    let others = shared.count > 1 ? " and \(shared.count - 1) more" : ""
    return Finding(
      about: "rights", state: .note,
      says: "others on this machine may use \(first)\(others)",
      remedy: "chmod -R go-rwx \(home)")
  }

  private var lock: Finding {
    let plain = Home(path: home)
    let sealed = ((try? plain.names()) ?? []).filter { SealedName.isOfLock($0) }
    guard plain.isLocked else {
      guard let first = sealed.first else {
        return Finding(
          about: "lock", state: .sound,
          says: "off: who can use your account can read the diary; bloom lock seals it")
      }
      return Finding(
        about: "lock", state: plain.hasLostLock ? .fault : .note,
        says: "off, and \(first) is of a lock that was broken off or whose bloom.lock is lost",
        remedy: "put bloom.lock back from a backup; without it nobody can open \(first)")
    }
    let left = plain.plainNames
    guard left.isEmpty else {
      return Finding(
        about: "lock", state: .note,
        says: "on, and \(left.count.of("file")) beside it in plain",
        remedy: "the next start with the passphrase removes those that are sealed")
    }
    let says =
      "on" + (isClosed ? ": the diary is sealed, so it was not looked at" : ", and open now")
    return Finding(about: "lock", state: .sound, says: says)
  }

  private var diary: Finding {
    do throws(StorageError) {
      let reading = try store.read()
      let issues = store.issues(of: reading) + [store.undoIssue].compactMap(\.self)
      let count = reading.journal.entries.count.of("entry")
      guard !issues.isEmpty else {
        return Finding(about: "journal", state: .sound, says: "\(count), all whole")
      }
      let isUnread = issues.contains { !$0.isSealable && $0.kind != .unknownKind }
      return Finding(
        about: "journal", state: isUnread ? .fault : .note,
        says: "\(count), \(issues.count.of("thing")) to look at", remedy: "bloom check --repair")
    } catch {
      return Finding(about: "journal", state: .fault, says: error.description)
    }
  }
}
