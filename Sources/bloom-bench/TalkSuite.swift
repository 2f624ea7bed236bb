import Assistant
import Civil
import EmbeddedKnowledge
import Journal
import Knowledge

/// The time of one message from text to checked reply, over every sample of the intents.
struct TalkSuite {
  private let years: Int

  /// Takes how many years of a diary with several entries a day there are; without it one year of
  /// periods alone.
  init(_ arguments: [String]) throws {
    guard arguments.count <= 1, let years = Int(arguments.first ?? "0"), (0...60).contains(years)
    else { throw UsageError("talk takes a number of years") }
    self.years = years
  }

  /// Says every sample, as the first message of a chat, to an assistant with such a diary.
  func run() throws -> Table {
    guard let now = Moment(iso: "2026-03-09T12:00") else { return Table(title: "talk") }
    let library = Library.embedded()
    let clock = ContinuousClock()
    var prepared: Assistant?
    let start = try clock.measure {
      prepared = try Assistant(
        library: library, journal: Self.journal(before: now.date, years: years))
      _ = prepared?.greeting(now: now)
    }
    guard let assistant = prepared else { return Table(title: "talk") }
    var times: [Double] = []
    var faults = 0
    for text in try library.samplesOfIntents().flatMap(\.like) {
      var copy = assistant
      var turn: Turn?
      times.append(clock.measure { turn = copy.turn(text, now: now) }.milliseconds)
      if let fault = turn?.fault {
        faults += 1
        print("\(text): \(fault)")
      }
    }
    times.sort()
    var table = Table(title: "talk")
    table.add("entries", Double(assistant.journal.entries.count), decimals: 0)
    table.add("messages", Double(times.count), decimals: 0)
    table.add("p50 ms", times[times.count / 2], decimals: 3)
    table.add("p99 ms", times[times.count * 99 / 100], decimals: 3)
    table.add("slowest ms", times[times.count - 1], decimals: 3)
    table.add("ready after ms", start.milliseconds)
    table.add("replies with a fault", Double(faults), decimals: 0)
    table.add("peak MB", Memory.peakMegabytes)
    return table
  }

  /// Periods of so many years, and several entries a day where there is one year or more.
  static func journal(before today: CivilDate, years: Int) -> Journal {
    let oldest = max(1, years) * 364
    return Journal(
      stride(from: oldest, through: 14, by: -28).flatMap { days -> [Entry] in
        let start = today - days
        return [
          Entry(date: start, fact: .period(.start)), Entry(date: start, fact: .flow(.heavy, nil)),
          Entry(date: start + 1, fact: .symptom("cramps", nil, pain: 6)),
          Entry(date: start + 4, fact: .period(.end)),
        ]
      } + (years == 0 ? [] : (1...oldest).reversed().flatMap { daily(today + -$0) }))
  }

  /// What a day of a full diary has, another each day.
  private static func daily(_ day: CivilDate) -> [Entry] {
    let turn = abs(day.dayNumber)
    let lines = [
      "sleep \(6 + turn % 3).5 h", "water \(1 + turn % 8)00 ml", "energy \(turn % 10)",
      "mood " + ["calm", "sad", "tired", "anxious"][turn % 4],
      "temperature 36.\(3 + turn % 5) C", "note \"day \(turn)\"",
    ]
    return lines.enumerated().compactMap { index, line in
      (turn + index) % 12 == 0 ? nil : try? Entry(line: "\(day) \(line)")
    }
  }
}
