import Assistant
import Civil
import Journal
import Knowledge

/// The time of one message from text to checked reply, over every sample of the intents.
struct TalkSuite {
  /// Takes no arguments.
  init(_ arguments: [String]) throws {
    guard arguments.isEmpty else { throw UsageError("talk") }
  }

  /// Says every sample to an assistant with a year of entries.
  func run() throws -> Table {
    guard let now = Moment(iso: "2026-03-09T12:00") else { return Table(title: "talk") }
    let library = Library.embedded()
    let clock = ContinuousClock()
    var prepared: Assistant?
    let start = try clock.measure {
      prepared = try Assistant(library: library, journal: Self.journal(before: now.date))
    }
    guard let assistant = prepared else { return Table(title: "talk") }
    var times: [Double] = []
    var faults = 0
    for text in try library.lessons().flatMap(\.like) {
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
    table.add("messages", Double(times.count), decimals: 0)
    table.add("p50 ms", times[times.count / 2], decimals: 3)
    table.add("p99 ms", times[times.count * 99 / 100], decimals: 3)
    table.add("slowest ms", times[times.count - 1], decimals: 3)
    table.add("ready after ms", start.milliseconds)
    table.add("replies with a fault", Double(faults), decimals: 0)
    table.add("peak MB", Memory.peakMegabytes)
    return table
  }

  private static func journal(before today: CivilDate) -> Journal {
    Journal(
      stride(from: 364, through: 14, by: -28).flatMap { days -> [Entry] in
        let start = today - days
        return [
          Entry(date: start, fact: .period(.start)), Entry(date: start, fact: .flow(.heavy, nil)),
          Entry(date: start + 1, fact: .symptom("cramps", nil, pain: 6)),
          Entry(date: start + 4, fact: .period(.end)),
        ]
      })
  }
}
