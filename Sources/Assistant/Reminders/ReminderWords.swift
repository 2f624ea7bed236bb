import Civil
import Journal
import Knowledge
import Records

/// The words of reminders: events, units, weekdays and parts of a day, from Knowledge.
struct ReminderWords {
  private let events: [(id: String, words: [String])]
  private let units: [Unit: [String]]
  private let waking: [String]
  /// The parts of a day that a word may name, with the hour that is meant.
  let parts: [(id: String, time: ClockTime)]

  /// The hour that suits what is to be done, by its words.
  private let usual: [(words: [String], time: ClockTime)]

  enum Unit: String, CaseIterable { case minutes, hours, days, weeks, months }

  /// How long before something.
  struct Lead {
    let count: Int
    let unit: Unit

    /// In minutes, where it is shorter than days are counted in; nil for days and more.
    var minutes: Int? {
      switch unit {
      case .minutes: count
      case .hours: count * 60
      case .days, .weeks, .months: nil
      }
    }

    /// In days; none for minutes and hours.
    var days: Int {
      switch unit {
      case .minutes, .hours: 0
      case .days: count
      case .weeks: count * 7
      case .months: count * 30
      }
    }
  }

  init(_ library: Library) throws(KnowledgeError) {
    var events: [(id: String, words: [String])] = []
    var units: [Unit: [String]] = [:]
    var waking: [String] = []
    var parts: [(id: String, time: ClockTime)] = []
    var usual: [(words: [String], time: ClockTime)] = []
    for record in try library.records(library.path(of: "answers.rec"), type: "ReminderWord") {
      let id = record["Id"] ?? ""
      let words = record.all("Word")
      let time = record["At"].flatMap { ClockTime(iso: $0) }
      if let time, !words.isEmpty {
        usual.append((words, time))
        continue
      }
      if let time { parts.append((id, time)) }
      if let unit = Unit(rawValue: id) {
        units[unit] = words
      } else if id == "waking" {
        waking = words
      } else if !words.isEmpty {
        events.append((id, words))
      }
    }
    self.events = events
    self.units = units
    self.waking = waking
    self.parts = parts
    self.usual = usual
  }

  /// The event that words name and nothing else.
  func event(_ text: String) -> Reminder.Event? {
    let text = text.lowercased()
    return events.first { $0.words.contains(text) }.flatMap { Reminder.Event(rawValue: $0.id) }
  }

  /// The first of the words for an event.
  func name(of event: Reminder.Event) -> String {
    events.first { $0.id == event.rawValue }?.words.first ?? event.rawValue
  }

  func isOfWaking(_ text: String) -> Bool {
    text.split(separator: " ").contains { waking.contains(String($0)) }
  }

  /// The hour that suits what is to be done where none is said; nil where any may.
  func usualTime(of text: String) -> ClockTime? {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    return usual.first { !Set($0.words).isDisjoint(with: words) }?.time
  }

  /// "2 days", "hour".
  func lead(_ text: String) -> Lead? {
    for unit in Unit.allCases {
      if let count = count(in: [text], of: unit) { return Lead(count: count, unit: unit) }
    }
    return nil
  }

  /// How many of a unit words such as "2 days" or "day" say.
  func count(in texts: [String], of unit: Unit) -> Int? {
    for text in texts {
      let words = text.split(separator: " ").map(String.init)
      guard let last = words.last, units[unit]?.contains(last) == true else { continue }
      guard words.count > 1 else { return 1 }
      return Double(words[0]).flatMap { $0 == $0.rounded() && $0 < 10_000 ? Int($0) : nil }
    }
    return nil
  }

  func weekday(_ text: String) -> Weekday? { Weekday.allCases.first { "\($0)" == text } }

  /// The words of a text that can tell it from others.
  static func names(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { $0.count > 2 }
  }

  /// A full hour.
  static func clock(_ hour: Int) -> ClockTime { ClockTime(hour: hour, minute: 0) ?? .noon }
}
