import Civil

extension PeriodFile {
  /// Whether a JSON value says that it is of this kind.
  package static func isKnown(_ node: JSONNode) -> Bool {
    node["schemaVersion"] != nil || node["profiles"] != nil
  }

  /// Reads a file of schema 1; a record that cannot be read is named and left out.
  package init(_ node: JSONNode, of bytes: [UInt8]) throws(LineFault) {
    guard let schema = node["schemaVersion"] else {
      throw LineFault(
        node.offset, "\"schemaVersion\" is missing here", "save the file again in the app")
    }
    guard schema.whole == Self.version else {
      throw LineFault(
        schema.offset, "this is not schema 1", "export it from a MultiMenstrualAPP of schema 1")
    }
    self.init([])
    var places = Places(in: bytes)
    for row in try node.requiredList("profiles") {
      do throws(LineFault) {
        let profile = try profile(row, &places)
        if profiles.contains(where: { $0.id == profile.id }) {
          throw LineFault(row.offset, "this profile is here twice", "the first one is taken")
        }
        profiles.append(profile)
      } catch {
        issues.append(places.issue(error))
      }
    }
  }

  private mutating func profile(
    _ row: JSONNode, _ places: inout Places
  ) throws(LineFault) -> PeriodProfile {
    let id = try Self.id(row)
    let name = try row.required("name").trimmed
    guard !name.isEmpty else {
      throw LineFault(row["name"]?.offset ?? row.offset, "this name is empty", "it is left out")
    }
    var color = PeriodProfile.defaultColor
    if let given = row["colorHex"] {
      if let read = given.text.flatMap(PeriodProfile.color) {
        color = read
      } else {
        note(given.offset, "this is no colour like #FF6B9D", "\(color) is taken", &places)
      }
    }
    var profile = PeriodProfile(
      id: id, name: name, color: color, created: row["createdAt"]?.text.map(Self.withMilliseconds),
      records: [])
    for row in try row.requiredList("periodRecords") {
      do throws(LineFault) {
        let record = try record(row, &places)
        if profile.records.contains(where: { $0.id == record.id }) {
          throw LineFault(row.offset, "this record is here twice", "the first one is taken")
        }
        profile.records.append(record)
      } catch {
        issues.append(places.issue(error))
      }
    }
    return profile
  }

  private mutating func record(
    _ row: JSONNode, _ places: inout Places
  ) throws(LineFault) -> PeriodRecord {
    let start = try Self.day("startDate", row)
    var record = PeriodRecord(
      id: try Self.id(row), start: start, end: nil, notes: row["notes"]?.text?.trimmed ?? "")
    guard let place = row["endDate"]?.offset else { return record }
    let end = try Self.day("endDate", row)
    switch end - start {
    case ..<0: note(place, "this period ends before it begins", "only its start is taken", &places)
    case 15...:
      note(
        place, "a period of \(end - start + 1) days is longer than any is taken for",
        "only its start is taken", &places)
    default: record.end = end
    }
    return record
  }

  private mutating func note(
    _ offset: Int, _ problem: String, _ remedy: String, _ places: inout Places
  ) {
    issues.append(places.issue(LineFault(offset, problem, remedy)))
  }

  private static func id(_ row: JSONNode) throws(LineFault) -> String {
    let id = try row.required("id")
    guard PeriodProfile.isID(id) else {
      throw LineFault(
        row["id"]?.offset ?? row.offset, "\(Excerpt.shortened(id)) is no UUID", "it is left out")
    }
    return id.uppercased()
  }

  private static func day(_ name: String, _ row: JSONNode) throws(LineFault) -> CivilDate {
    let text = try row.required(name)
    guard let day = CivilDate(iso: text) else {
      throw LineFault(
        row[name]?.offset ?? row.offset, "\(Excerpt.shortened(text)) is no real day",
        "write it as YYYY-MM-DD; it is left out")
    }
    return day
  }

  /// The time with milliseconds, without which that app takes it for now.
  private static func withMilliseconds(_ time: String) -> String {
    time.hasSuffix("Z") && !time.contains(".") ? time.dropLast() + ".000Z" : time
  }
}

extension String {
  /// The text without spaces and line ends around it.
  var trimmed: String {
    let kept = drop(while: \.isWhitespace)
    return String(
      kept[..<(kept.lastIndex { !$0.isWhitespace }.map(kept.index(after:)) ?? kept.startIndex)])
  }
}
