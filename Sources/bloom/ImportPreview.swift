import Civil
import Formats
import Journal

/// What a file would change, person by person, before anything is written.
struct ImportPreview {
  /// What changes for one person.
  struct Share {
    let person: String
    let isNew: Bool
    let edits: [Edit]
    /// How many entries are there already.
    let known: Int
    var remarks: [String] = []
    /// The profile of the file, for the person's card.
    var profile: PeriodProfile?
    var records: [CivilDate: String] = [:]
    /// A whole journal with its comments, for a person who has none yet.
    var whole: Journal?
  }

  private(set) var shares: [Share] = []
  /// The one person of the file, where it is not known that the diary it would go into is that person's.
  private(set) var stranger: String?
  private let kind: String
  private let file: String
  private let issues: [InterchangeIssue]
  /// What is left out, and why.
  private var omissions: [Omission] = []
  private let notes: [String]
  private let home: Home
  private let asks: String
  private var isWritten = false

  /// Reckons the changes; nothing is written.
  init(_ content: Interchange, file: String, _ session: Session) throws(CommandError) {
    self.file = file
    let today = try session.now().date
    asks = session.person
    do throws(StorageError) {
      let store = try session.storeFile(isNew: true)
      home = store.home
      let journal = try store.read()
      switch content {
      case .diary(let arrival):
        kind = "Bloom's own JSON"
        issues = arrival.issues
        var notes: [String] = []
        var share = Self.share(
          session.person, arrival.edits(for: journal.journal), arrival, journal)
        if arrival.hasRemarks {
          if journal.journal.lines.isEmpty {
            share.whole = arrival.journal
          } else if arrival.items.contains(where: { !journal.journal.holds($0) }) {
            notes.append("Its comments are left out; they are taken into a new diary only.")
          }
        }
        self.notes = notes
        shares = [share]
      case .table(let arrival):
        kind = "a table of Bloom's"
        issues = arrival.issues
        notes = []
        shares = [
          Self.share(session.person, arrival.edits(for: journal.journal), arrival, journal)
        ]
      case .app(let diary, let faults):
        kind = diary.kind
        issues = faults
        omissions = diary.omissions
        notes =
          diary.remarks.map { $0 + "." }
          + (diary.seen > 0
            ? [
              "It names no first days; \(diary.seen.of("period")) found in the days of bleeding."
            ]
            : [])
        shares = [Self.share(session.person, diary, journal, today)]
      case .people(let people):
        kind = "a MultiMenstrualAPP file of " + people.profiles.count.people
        issues = people.issues
        notes = []
        let owners = try ProfileOwners(store, session)
        stranger = try owners.stranger(in: people.profiles)
        for (person, profile) in try owners.diaries(of: people.profiles) {
          shares.append(try Self.share(person, profile, home, today))
        }
      }
    } catch {
      throw CommandError(error)
    }
    if shares.isEmpty, issues.isEmpty {
      throw CommandError(
        .badData, "\(file): there is nobody of the name \(asks) in it; leave --as out to take all")
    }
  }

  private static func share(
    _ person: String, _ edits: [Edit], _ arrival: Arrival, _ reading: JournalFile.Reading
  ) -> Share {
    let added = edits.count { if case .add = $0 { true } else { false } }
    return Share(
      person: person, isNew: reading.stamp == nil, edits: edits,
      known: max(arrival.entries.count - added, 0))
  }

  private static func share(
    _ person: String, _ diary: AppDiary, _ reading: JournalFile.Reading, _ today: CivilDate
  ) -> Share {
    let change = diary.edits(for: reading.journal)
    // None of its entries is a period's mark, and none of its periods has notes.
    let merge = PeriodMerge(diary.periods, into: reading.journal, today: today)
    let marks = diary.periods.reduce(0) { $0 + ($1.end == nil ? 1 : 2) }
    return Share(
      person: person, isNew: reading.stamp == nil, edits: change.edits + merge.edits,
      known: change.known + max(marks - merge.edits.count, 0),
      remarks: change.remarks + merge.remarks)
  }

  private static func share(
    _ person: String, _ profile: PeriodProfile, _ home: Home, _ today: CivilDate
  ) throws(StorageError) -> Share {
    let reading = try home.journal(of: person).read()
    let merge = PeriodMerge(
      profile.records, into: reading.journal, records: try home.card(of: person).records,
      today: today)
    let told = profile.records.reduce(0) {
      $0 + 1 + ($1.end == nil ? 0 : 1) + ($1.notes.isEmpty ? 0 : 1)
    }
    let added = merge.edits.count { if case .add = $0 { true } else { false } }
    return Share(
      person: person, isNew: reading.stamp == nil, edits: merge.edits,
      known: max(told - added, 0), remarks: merge.remarks, profile: profile,
      records: merge.records)
  }

  /// The entries that would be added.
  var entries: [Entry] {
    shares.flatMap { share in
      (share.whole?.entries ?? [])
        + share.edits.compactMap { if case .add(let entry) = $0 { entry } else { nil } }
    }
  }

  /// Whether nothing would change.
  var isEmpty: Bool { shares.allSatisfy { $0.edits.isEmpty && $0.whole == nil } }

  /// Whether the file gave nothing but faults.
  var isNothingRead: Bool {
    !(issues.isEmpty && omissions.isEmpty) && isEmpty && shares.allSatisfy { $0.known == 0 }
  }

  /// Writes the changes, each person's as one turn.
  mutating func write() throws(CommandError) {
    do throws(StorageError) {
      for share in shares {
        let store = try home.journal(of: share.person)
        if let whole = share.whole {
          _ = try store.restore(whole)
        } else if !share.edits.isEmpty {
          _ = try store.commit(share.edits)
        }
        if let profile = share.profile {
          try home.changeCard(of: share.person) { $0.take(profile, records: share.records) }
        }
      }
    } catch {
      throw CommandError(error)
    }
    isWritten = true
  }
}

extension ImportPreview {
  /// What the file is, what it would add, and what is not understood.
  var text: String {
    var lines = ["\(file) is \(kind)."] + notes
    for share in shares {
      lines.append(share.summary(named: shares.count > 1 || share.person != "me"))
      lines += share.remarks.map { "  " + $0 + "." }
    }
    if !issues.isEmpty {
      lines.append("Not understood, \(issues.count.of("place")):")
      lines += issues.map { "  " + $0.summary(file: file) }
    }
    if !omissions.isEmpty {
      lines.append("Left out:")
      lines += omissions.map { "  " + $0.text + "." }
    }
    return lines.map { $0.printable + "\n" }.joined()
  }

  /// What was written, and how to take it back.
  var doneText: String {
    let undo = shares.filter { !$0.edits.isEmpty }.map { share in
      "bloom undo" + (share.person == asks && asks == "me" ? "" : " --as \(share.person.typed)")
    }
    guard !undo.isEmpty else { return "Added.\n" }
    return "Added. \(undo.joined(separator: ", ")) \(undo.count == 1 ? "takes" : "take") it back.\n"
  }

  func undoneText(isDry: Bool) -> String {
    if isEmpty { return "Nothing is new, so nothing changes.\n" }
    return isDry ? "Nothing was written.\n" : "Nothing was added.\n"
  }

  /// The same for programs.
  func json() throws(CommandError) -> String {
    try JSONLine.text(
      Report(
        file: file, written: isWritten,
        people: shares.map { share in
          Report.Person(
            person: share.person, added: share.edits.map(\.entry.line), known: share.known,
            remarks: share.remarks)
        },
        issues: issues.map {
          Report.Issue(line: $0.line, column: $0.column, problem: $0.problem, remedy: $0.remedy)
        },
        leftOut: omissions.map(\.text)))
  }

  private struct Report: Encodable {
    struct Person: Encodable {
      let person: String
      let added: [String]
      let known: Int
      let remarks: [String]
    }
    struct Issue: Encodable {
      let line: Int
      let column: Int
      let problem: String
      let remedy: String
    }
    let file: String
    let written: Bool
    let people: [Person]
    let issues: [Issue]
    let leftOut: [String]
  }
}

extension ImportPreview.Share {
  /// `12 entries from 2025-01-02 to 2026-03-01: 10 period, 2 note; 3 are there already.`
  func summary(named: Bool) -> String {
    var sorts: [String: Int] = [:]
    var (added, removed) = (0, 0)
    var (first, last) = (CivilDate.latest, CivilDate.earliest)
    for edit in edits {
      guard case .add(let entry) = edit else {
        removed += 1
        continue
      }
      added += 1
      sorts[Self.sort(entry), default: 0] += 1
      (first, last) = (min(first, entry.date), max(last, entry.date))
    }
    let lead = named ? "\(person)\(isNew ? ", a new diary" : ""): " : ""
    let there = known > 0 ? "; \(known) \(known == 1 ? "is" : "are") there already" : ""
    if edits.isEmpty, whole != nil { return lead + "only comments" + there + "." }
    guard added > 0 else {
      return lead + (lead.isEmpty ? "Nothing new" : "nothing new") + there + "."
    }
    let span = first == last ? "on \(first.iso)" : "from \(first.iso) to \(last.iso)"
    let counts = sorts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let moved = removed > 0 ? "; \(removed) moved away" : ""
    return lead + "\(added.of("entry")) \(span): \(counts)\(moved)\(there)."
  }

  /// The sort of an entry: its kind, and which end of a period it is.
  private static func sort(_ entry: Entry) -> String {
    if case .period(let mark) = entry.fact { "period \(mark.rawValue)" } else { entry.fact.kind }
  }
}

extension Journal {
  /// Whether a line is in it.
  fileprivate func holds(_ item: Arrival.Item) -> Bool {
    switch item {
    case .entry: true
    case .remark(let text): lines.contains { String(decoding: $0.bytes, as: UTF8.self) == text }
    }
  }
}

extension String {
  /// The text as a shell takes it in one piece.
  var typed: String {
    allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
