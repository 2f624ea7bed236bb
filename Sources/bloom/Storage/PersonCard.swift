import Civil
import Journal

/// Who a person is apart from her diary: the lines of `NAME.person`.
///
/// `name Mei`, `colour #2A9D8F`, `id UUID`, `created TIME`, and `record DATE UUID` for each period
/// that came from a file. What it does not know it keeps.
struct PersonCard: Equatable {
  /// What is said once.
  enum Key: String {
    case name, colour, id, created
  }

  private var lines: [String] = []

  init() {}

  init(text: String) { lines = text.split(separator: "\n").map(String.init) }

  /// The file's text.
  var text: String { lines.map { $0 + "\n" }.joined() }

  subscript(key: Key) -> String? {
    get {
      let value = lines.last { $0.hasPrefix(key.rawValue + " ") }.map {
        String($0.dropFirst(key.rawValue.count + 1)).printable
      }
      return key == .colour ? value.flatMap(PersonColor.code) : value
    }
    set {
      lines.removeAll { $0.hasPrefix(key.rawValue + " ") }
      if let newValue { lines.append(key.rawValue + " " + newValue) }
    }
  }

  /// Which record of a file each period's start came from.
  var records: [CivilDate: String] {
    get {
      lines.reduce(into: [:]) { records, line in
        let words = line.split(separator: " ")
        guard words.count == 3, words[0] == "record", let date = CivilDate(iso: words[1]) else {
          return
        }
        records[date] = String(words[2])
      }
    }
    set {
      lines.removeAll { $0.hasPrefix("record ") }
      lines += newValue.sorted { $0.key < $1.key }.map { "record \($0.key.iso) \($0.value)" }
    }
  }
}

extension PersonCard {
  /// Takes in what a file says of the person; what the card says already stays.
  mutating func take(_ profile: PeriodProfile, records: [CivilDate: String]) {
    self.records = records
    self[.id] = profile.id
    if self[.name] == nil { self[.name] = profile.name }
    if self[.colour] == nil { self[.colour] = profile.color }
    if self[.created] == nil { self[.created] = profile.created }
  }
}

extension Home {
  /// The card of a person; an empty one where there is none.
  func card(of person: String) throws(StorageError) -> PersonCard {
    let bytes = try read(Home.fileName(of: person) + ".person") ?? []
    return PersonCard(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Changes the card of a person beside what others change meanwhile.
  func changeCard(of person: String, _ change: (inout PersonCard) -> Void) throws(StorageError) {
    try self.change(Home.fileName(of: person) + ".person") { bytes in
      var card = PersonCard(text: String(decoding: bytes, as: UTF8.self))
      change(&card)
      return Array(card.text.utf8)
    }
  }
}
