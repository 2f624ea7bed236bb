import Assistant
import Civil
import Formats
import Journal

/// Taking the diary out, as a file that others can read.
enum Export: Command {
  static let name = "export"
  static let summary = "Save the diary as a file: json, csv, drip, clue, json-v1, ics or md"
  static let arguments = "json|csv|drip|clue|json-v1|ics|md [FILE] [from:D] [to:D] [kind:K] [@TAG]"
  static let options = [
    CommandOption("--force", "write over a file that is there"),
    CommandOption("--private", "csv, drip, clue, md: sex and libido too, which are else left out"),
    CommandOption("--everyone", "json-v1: all people of this home in one file"),
    CommandOption("--discreet", "ics: titles that say nothing of cycles"),
    CommandOption("--visits", "ics: visits to come too, with their times and an alarm"),
    CommandOption(
      "--alarm", value: "MINUTES", "ics: how long before a visit its alarm comes; 60 without it"),
    CommandOption("--periods", "ics: of what is expected the periods alone"),
  ]
  static let example = "bloom export csv cycle.csv"
  static let details = """
    json      every entry of the diary, to be taken in again by bloom import as it was; settings,
              such as conditions, goals and units, are not in it: bloom backup takes those too
    csv       a table for a spreadsheet, an entry a row; sex and libido only with --private
    drip      a table that drip imports
    clue      measurements.json as Clue writes it, which Mensinator and others import
    json-v1   the periods and the notes of their first days, for the MultiMenstrualAPP
    ics       what is expected, as a calendar file: estimates, marked as such; a later file takes
              the place of an earlier one
    md        all entries day by day, as text with headings, to be read and not taken in again;
              sex and libido only with --private
    Without FILE the file is made in this folder; - is standard output. Only you may read it, and
    a file that is there stays unless you say --force. json, csv, drip, clue and md take filters: only
    what all of them hold for is saved, as in bloom export csv - from:2026-01 kind:symptom.
    """

  /// What a diary can be saved as.
  enum Format: String, CaseIterable {
    case json, csv, drip, clue
    case periods = "json-v1"
    case ics, md

    fileprivate func fileName(of person: String, on day: CivilDate) -> String {
      let owner = person == "me" ? "" : "-" + Home.fileName(of: person)
      switch self {
      case .json: return "bloom\(owner)-\(day.iso).json"
      case .csv: return "bloom\(owner)-\(day.iso).csv"
      case .drip: return "drip\(owner)-\(day.iso).csv"
      case .ics: return "bloom\(owner).ics"
      case .md: return "bloom\(owner)-\(day.iso).md"
      case .clue: return owner.isEmpty ? "measurements.json" : "measurements\(owner).json"
      case .periods:
        return "MultiMenstrualAPP-\(day.iso.filter { $0 != "-" }).json"
      }
    }
  }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    var arguments = try session.arguments(words, of: self)
    let (search, rest) = try EntryFilters.read(arguments.words, session)
    arguments.words = rest
    let isFiltered = search != EntrySearch(words: "")
    let known = Format.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word = arguments.words.first else {
      throw .usage("bloom export needs a format, as in \(example); there is \(known)")
    }
    guard let format = Format(rawValue: word.lowercased()) else {
      throw .usage("there is no format \(word) to export; there is \(known)")
    }
    guard !isFiltered || ![.ics, .periods].contains(format) else {
      throw .usage(
        "bloom export \(format.rawValue) takes no filter; leave out from:, to:, kind: and @")
    }
    let now = try session.now()
    let exported =
      try format == .ics
      ? calendar(arguments, session, now)
      : text(format, arguments, isFiltered ? search : nil, session, now)
    let file = arguments.words.dropFirst().joined(separator: " ")
    if file == "-" {
      try noJSON(session)
      return session.output.write(exported.text)
    }
    let name = format.fileName(of: session.person, on: now.date)
    var path = file.isEmpty ? name : file.expandingHome
    if NewFile.isFolder(path) { path += (path.hasSuffix("/") ? "" : "/") + name }
    do throws(StorageError) {
      try NewFile.write(Array(exported.text.utf8), to: path, replacing: arguments.has("--force"))
    } catch {
      throw CommandError(error)
    }
    if session.options.json {
      let report = Report(file: path, format: format.rawValue, entries: exported.count)
      return session.output.line(try JSONLine.text(report))
    }
    session.output.text("\(exported.count.of(exported.unit)) saved in \(path.printable).")
    for remark in exported.remarks { session.output.text(remark) }
  }

  /// What was written, for `--json`.
  struct Report: Encodable {
    let file: String
    let format: String
    let entries: Int
  }

  /// A file's text, with how much is in it.
  struct Exported {
    var text: String
    var count: Int
    var unit = "entry"
    var remarks: [String] = []
  }

  private static func text(
    _ format: Format, _ arguments: Arguments, _ search: EntrySearch?, _ session: Session,
    _ now: Moment
  ) throws(CommandError) -> Exported {
    var found: Journal?
    if let search {
      found = Journal(try session.conversation().entries(search, now: now).reversed())
    }
    do throws(StorageError) {
      let store = try session.storeFile()
      let isForAll = arguments.has("--everyone")
      if format == .periods {
        let people = isForAll ? try store.home.people() : [session.person]
        return try periods(of: people, store.home, at: now)
      }
      let reading = try store.read()
      session.nameDamage(store.issues(of: reading))
      let journal = found ?? reading.journal
      if format == .json {
        return Exported(
          text: DiaryText.json(of: journal), count: journal.entries.count, remarks: [settingsText])
      }
      let withPrivate = arguments.has("--private")
      if format == .md { return days(of: journal, withPrivate: withPrivate) }
      if format == .drip {
        return of(
          DripText.text(of: journal, upTo: now.date, withPrivate: withPrivate), app: "drip",
          strength: "light")
      }
      if format == .clue {
        return of(
          ClueText.text(of: journal, upTo: now.date, withPrivate: withPrivate), app: "Clue",
          strength: "medium")
      }
      var exported = table(of: journal, withPrivate: withPrivate)
      exported.remarks.append(settingsText)
      return exported
    } catch {
      throw CommandError(error)
    }
  }

  /// What is ahead, as a calendar file.
  private static func calendar(
    _ arguments: Arguments, _ session: Session, _ now: Moment
  ) throws(CommandError) -> Exported {
    var request = AgendaRequest(
      holdsVisits: arguments.has("--visits"), isDiscreet: arguments.has("--discreet"),
      holdsFertileDays: !arguments.has("--periods"))
    if let alarm = arguments["--alarm"] {
      guard let minutes = Int(alarm), (0...longestAlarm).contains(minutes) else {
        throw CommandError(
          .badData,
          "--alarm \(alarm.printable) is no number of minutes from 0 to \(longestAlarm)")
      }
      request.alarmMinutes = minutes
    }
    guard let text = try session.conversation().agenda(request, now: now) else {
      let isEmpty = try session.storing { () throws(StorageError) in
        try session.storeFile().read().journal.periods.isEmpty
      }
      throw CommandError(
        .noInput,
        "nothing is expected that could go into a calendar; "
          + (isEmpty ? "log a period first" : "bloom forecast says why"))
    }
    let count = text.split(separator: "\r\n").count { $0 == "BEGIN:VEVENT" }
    return Exported(
      text: text, count: count, unit: "event",
      remarks: ["What is ahead is an estimate. Whoever sees the calendar sees it too."]
        + (text.contains("UID:fertile-")
          ? ["The days that are more fertile are in it; --periods leaves them out."] : []))
  }

  /// The most minutes before a visit: a week.
  private static let longestAlarm = 10_080

  /// Another app's file, with what it could not hold.
  private static func of(_ file: AppText, app: String, strength: String) -> Exported {
    var exported = Exported(text: file.text, count: file.days, unit: "day")
    if file.hidden > 0 { exported.remarks.append(hiddenText(file.hidden)) }
    if file.unsaid > 0 {
      exported.remarks.append(
        "\(file.unsaid.of("day")) of a period without a strength \(file.unsaid == 1 ? "is" : "are") "
          + "written as \(strength), since \(app) needs one; read back, that counts as noted.")
    }
    if !file.left.isEmpty {
      let names = file.left.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.key) (\($0.value))" }
      exported.remarks.append(
        "Left out, since \(app) has no place for it: \(names.joined(separator: ", ")).")
    }
    return exported
  }

  private static let settingsText =
    "Settings are not in it, such as conditions, goals and units; bloom backup takes those too."

  private static func hiddenText(_ count: Int) -> String {
    "\(count.of("private entry")) left out, of "
      + "\(DiaryTable.privateKinds.sorted().joined(separator: " or ")); --private takes them in."
  }

  /// The journal as a table.
  static func table(of journal: Journal, withPrivate: Bool) -> Exported {
    let left = withPrivate ? [] : DiaryTable.privateKinds
    let hidden = journal.entries.count { left.contains($0.fact.kind) }
    var exported = Exported(
      text: DiaryTable.csv(of: journal, leavingOut: left), count: journal.entries.count - hidden)
    if hidden > 0 {
      exported.remarks = [hiddenText(hidden)]
    }
    return exported
  }

  /// The journal day by day, as text with headings.
  private static func days(of journal: Journal, withPrivate: Bool) -> Exported {
    let left = withPrivate ? [] : DiaryTable.privateKinds
    let hidden = journal.entries.count { left.contains($0.fact.kind) }
    var exported = Exported(
      text: DiaryPages.markdown(of: journal, leavingOut: left),
      count: journal.entries.count - hidden)
    if hidden > 0 { exported.remarks = [hiddenText(hidden)] }
    exported.remarks.append(
      "It is for reading and cannot be taken in again; json and bloom backup can.")
    return exported
  }

  private static func periods(
    of people: [String], _ home: Home, at now: Moment
  ) throws(StorageError) -> Exported {
    var profiles: [PeriodProfile] = []
    for person in people {
      let journal = try home.journal(of: person).read().journal
      var card = try home.card(of: person)
      let id = card[.id] ?? RecordID.random()
      if card[.id] == nil {
        card[.id] = id
        try home.changeCard(of: person) { $0[.id] = id }
      }
      let first = journal.entries.map(\.date).min()
      let known = card.records
      profiles.append(
        PeriodProfile(
          id: id, name: card[.name] ?? (person == "me" ? "Me" : person),
          color: card[.colour] ?? PeriodProfile.defaultColor,
          created: card[.created] ?? first.map { $0.iso + "T00:00:00.000Z" },
          records: journal.periodRecords { known[$0] ?? RecordID.of($0.iso, in: id) }))
    }
    let text = PeriodFile(profiles).text(
      exportedAt: now, app: "Bloom", platform: Home.isMac ? "macos" : "linux",
      version: Program.version)
    let count = profiles.reduce(0) { $0 + $1.records.count }
    return Exported(text: text, count: count, unit: "period")
  }
}

extension Int {
  /// The number with a word of one or many: `1 entry`, `2 entries`.
  func of(_ word: String) -> String {
    if self == 1 { return "1 \(word)" }
    let isAfterVowel = word.dropLast().last.map { "aeiou".contains($0) } ?? false
    return "\(self) "
      + (word.hasSuffix("y") && !isAfterVowel ? word.dropLast() + "ies" : word + "s")
  }
}

extension String {
  /// The path with the home folder of the account in place of `~`.
  var expandingHome: String {
    guard hasPrefix("~/"), let home = POSIX.environment("HOME"), !home.isEmpty else { return self }
    return home + dropFirst()
  }
}
