import Civil

/// Bloom's own JSON: every line of a journal, in its order, so that it can be had again as it was.
///
/// `{"bloom": 1, "entries": [{"date", "time"?, "kind", "value"?} | {"remark"}]}`: `value` holds the
/// words of the journal's line after its kind, and `remark` a comment or a line that is left out.
public enum DiaryText {
  /// The version of the format.
  public static let version = 1

  /// The journal as JSON, an entry a line; a last line that was cut short is left out.
  public static func json(of journal: Journal) -> String {
    let rows = journal.lines.compactMap(row).map { "    " + $0 }
    let list = rows.isEmpty ? "[]" : "[\n" + rows.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"bloom\": \(version),\n  \"entries\": \(list)\n}\n"
  }

  private static func row(_ line: JournalLine) -> String? {
    switch line.content {
    case .header, .torn: return nil
    case .remark, .unreadable, .entry(_, .broken):
      let text = String(decoding: line.bytes, as: UTF8.self)
      return "{\"remark\": \(JSONWriting.quoted(text))}"
    case .entry(let entry, _):
      var members = [("date", entry.date.iso)]
      if let time = entry.time { members.append(("time", time.iso)) }
      members.append(("kind", entry.fact.kind))
      let value = entry.fact.words.dropFirst().joined(separator: " ")
      if !value.isEmpty { members.append(("value", value)) }
      let texts = members.map { "\"\($0.0)\": \(JSONWriting.quoted($0.1))" }
      return "{\(texts.joined(separator: ", "))}"
    }
  }

  /// Whether a JSON value says that it is of this format.
  package static func isKnown(_ node: JSONNode) -> Bool { node["bloom"] != nil }

  /// Reads what `json(of:)` writes; an entry that cannot be read is named and left out.
  package static func read(_ node: JSONNode, of bytes: [UInt8]) throws(LineFault) -> Arrival {
    guard node["bloom"]?.whole == version else {
      throw LineFault(
        node["bloom"]?.offset ?? node.offset, "this is a later format of Bloom's",
        "use the Bloom that wrote it")
    }
    var arrival = Arrival()
    var places = Places(in: bytes)
    for row in try node.requiredList("entries") {
      do throws(LineFault) {
        arrival.items.append(try item(row))
      } catch {
        arrival.issues.append(places.issue(error))
      }
    }
    return arrival
  }

  private static func item(_ row: JSONNode) throws(LineFault) -> Arrival.Item {
    if let remark = row["remark"] {
      guard let text = remark.text, !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
        throw LineFault(remark.offset, "this remark is no line of text", "it is left out")
      }
      var facts = FactMemory()
      let line = LineReader.line(
        Array(text.utf8)[...], ending: .newline, isFirst: false, facts: &facts)
      guard line.entry == nil else {
        throw LineFault(
          remark.offset, "this remark would be an entry",
          "write it with a date, a kind and a value; it is left out")
      }
      return .remark(text)
    }
    let date = try row.required("date")
    let kind = try row.required("kind")
    guard CivilDate(iso: date) != nil else {
      throw LineFault(
        row["date"]?.offset ?? row.offset, "\(Excerpt.shortened(date)) is no real day",
        "write it as YYYY-MM-DD; it is left out")
    }
    if let time = row["time"], time.text.flatMap({ ClockTime(iso: $0) }) == nil {
      throw LineFault(time.offset, "this is no time of day", "write it as HH:MM; it is left out")
    }
    let words = [date, row["time"]?.text, kind, row["value"]?.text].compactMap(\.self)
    let place = row["value"]?.offset ?? row["kind"]?.offset ?? row.offset
    do throws(LineFault) {
      let entry = try Entry(line: SealedBytes.sealing(words.joined(separator: " ")))
      if let fault = entry.fault { throw fault }
      return .entry(entry)
    } catch {
      throw LineFault(place, error.problem, "\(error.remedy); it is left out")
    }
  }
}
