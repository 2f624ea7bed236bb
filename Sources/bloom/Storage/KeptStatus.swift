import Assistant
import Civil
import Physiology

/// The last status line of a person, in `NAME.glance`, so that a prompt need not read the journal.
struct KeptStatus {
  let store: JournalFile
  let setting: Setting
  let date: CivilDate
  let name: String

  /// What was kept, where it is of this journal as it is now, of this day, mode
  /// and silence.
  var line: StatusLine? {
    guard let stamp = try? store.home.folder.stamp(of: store.path),
      let bytes = (try? store.home.read(fileName)).flatMap(\.self)
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count > 1, lines[0] == Self.header, lines[1] == key(stamp) else { return nil }
    var fields: [String: String] = [:]
    for line in lines.dropFirst(2) {
      guard let space = line.firstIndex(of: " ") else { return nil }
      fields[String(line[..<space])] = String(line[line.index(after: space)...])
    }
    return StatusLine(fields: fields)
  }

  /// Keeps a line of a journal that was read; where that cannot be, nothing is kept.
  func keep(_ line: StatusLine, of reading: JournalFile.Reading) {
    guard let stamp = reading.stamp, !name.contains("\n") else { return }
    let fields = line.fields.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let text = ([Self.header, key(stamp)] + fields).map { $0 + "\n" }.joined()
    try? store.home.write(fileName, Array(text.utf8))
  }

  private static let header = "# bloom glance 2, version \(Program.version)"

  private var fileName: String { "\(store.name).glance" }

  private func key(_ stamp: FileStamp) -> String {
    let set = [SettingKey.fertility, .calories, .goal, .height, .estimator].map {
      setting.preferences[$0] ?? "-"
    }.joined(separator: " ")
    let mode = setting.mode?.rawValue ?? "-"
    return "\(stamp.inode) \(stamp.size) \(stamp.changed) \(date.iso) \(mode) \(set) \(name)"
  }
}
