import Civil
import Journal

/// What taking a backup in would change here, person by person, before anything is written.
struct Restoration {
  /// What changes for one person.
  struct Share {
    let person: String
    /// Whether she has no diary here, so that hers is put back as it was.
    let isNew: Bool
    /// How many lines of her diary are new here.
    let lines: Int
    /// How many lines of the backup are here already.
    let known: Int
    /// The entries among the new lines.
    let entries: [Entry]
    /// How many of the smaller files, such as the settings, get something they lack.
    let others: Int

    var isEmpty: Bool { lines == 0 && others == 0 && !isNew }
  }

  let backup: Backup
  let shares: [Share]
  private let home: Home

  /// Reckons the changes; nothing is written. Only those of one person where she is named.
  init(_ backup: Backup, into home: Home, only person: String? = nil) throws(StorageError) {
    self.backup = backup
    self.home = home
    let people = Set(backup.files.keys.compactMap { Backup.owner(of: $0)?.person }).sorted()
      .filter { person == nil || $0 == person }
    var shares: [Share] = []
    for person in people { shares.append(try Self.share(person, backup, home)) }
    self.shares = shares
  }

  /// Whether nothing would change.
  var isEmpty: Bool { shares.allSatisfy { $0.isEmpty } }

  /// Takes everything in; the diary of each person here as one turn that undo takes back.
  func write() throws(StorageError) {
    for share in shares where !share.isEmpty {
      let store = try home.journal(of: share.person)
      let isNew = share.isNew
      for (kind, bytes) in Self.others(of: share.person, backup, isNew: isNew) {
        try home.take(bytes, into: "\(store.name).\(kind)", kind)
      }
      guard let bytes = backup.files["\(store.name).journal"] else { continue }
      if isNew {
        _ = try store.restore(Journal(parsing: bytes), isTurn: false)
      } else {
        _ = try store.merge(Journal(parsing: bytes))
      }
    }
  }

  private static func share(
    _ person: String, _ backup: Backup, _ home: Home
  ) throws(StorageError) -> Share {
    let store = try home.journal(of: person)
    let reading = try store.read()
    let arrival = Journal(parsing: backup.files["\(store.name).journal"] ?? [])
    if arrival.isOfLaterVersion { throw .laterVersion("\(backup.path)/\(store.name).journal") }
    if reading.journal.isOfLaterVersion { throw .laterVersion(store.path) }
    var merged = reading.journal
    _ = merged.removeTornLine()
    let merging = merged.merge(arrival)
    let told = arrival.lines.count { !$0.isHeading }
    var others = 0
    let hasJournal = backup.files["\(store.name).journal"] != nil
    let isNew = reading.stamp == nil && hasJournal
    for (kind, bytes) in Self.others(of: person, backup, isNew: isNew) where kind != "undo" {
      let here = try home.read("\(store.name).\(kind)")
      if home.merged(here, bytes, kind) != here { others += 1 }
    }
    return Share(
      person: person, isNew: isNew, lines: merging.added,
      known: told - merging.added, entries: merging.entries, others: others)
  }

  /// The smaller files of a person by kind, in an order that may be broken off; with what was cut short
  /// of her diary where that is not put back as it was.
  private static func others(
    of person: String, _ backup: Backup, isNew: Bool
  ) -> [(kind: String, bytes: [UInt8])] {
    let name = Home.fileName(of: person)
    return JournalFile.kinds.compactMap { kind in
      guard kind != "journal", isNew || kind != "undo" else { return nil }
      var bytes = backup.files["\(name).\(kind)"]
      if kind == "torn", !isNew, let diary = backup.files["\(name).journal"] {
        var journal = Journal(parsing: diary)
        if let torn = journal.removeTornLine() {
          bytes = (bytes ?? []) + torn + [UInt8(ascii: "\n")]
        }
      }
      return bytes.map { (kind, $0) }
    }
  }
}

extension Home {
  /// What a smaller file of a person says with that of a backup; nil where there is neither.
  fileprivate func merged(_ here: [UInt8]?, _ other: [UInt8], _ kind: String) -> [UInt8]? {
    guard let here else { return other }
    switch kind {
    case "settings", "person": return KeptLines.merged(here, other, by: .keyed)
    case "shown": return KeptLines.merged(here, other, by: .marked)
    case "torn": return KeptLines.merged(here, other, by: .whole)
    default: return here
    }
  }

  /// Takes a smaller file of a backup into that of the same name here.
  fileprivate func take(
    _ bytes: [UInt8], into name: String, _ kind: String
  ) throws(StorageError) {
    let here = try read(name)
    if kind == "undo" || here == nil { return try write(name, bytes) }
    guard merged(here, bytes, kind) != here else { return }
    try change(name) { merged($0, bytes, kind) ?? $0 }
  }
}

extension JournalLine {
  /// Whether it is the first line of a journal, or one that may be cut short.
  fileprivate var isHeading: Bool {
    switch content {
    case .header, .torn: true
    default: false
    }
  }
}
