import Assistant
import Civil
import EmbeddedKnowledge
import Formats
import Guardrails
import Journal
import Knowledge
import Physiology

/// What nobody means: files and messages of any bytes, each of which is answered soon.
struct HostileTrial {
  let seed: UInt64
  let isPlanted: Bool

  /// How long one may take, in milliseconds.
  private var longest: Double { isPlanted ? 0 : 2_000 }

  /// Files of all formats with bytes changed, cut, doubled and put together anew.
  func files(_ count: Int) -> SurviveSuite.Outcome {
    var outcome = SurviveSuite.Outcome()
    var random = SplitMix64(seed)
    let clock = ContinuousClock()
    for number in 0..<count {
      var bytes = Array((Self.files[number % Self.files.count]).utf8)
      for _ in 0..<1 + random.below(6) { Self.change(&bytes, &random) }
      let start = clock.now
      var hasRoom = true
      if let read = try? Interchange(bytes), case .diary(let arrival) = read {
        hasRoom = arrival.entries.allSatisfy { $0.fault == nil }
      }
      let time = (clock.now - start).milliseconds
      outcome.count(time <= longest && hasRoom, "file \(number): \(Int(time)) ms")
    }
    return outcome
  }

  private static let files = [
    "{\"bloom\":1,\"entries\":[{\"date\":\"2026-03-01\",\"kind\":\"note\",\"value\":\"\\\"x\\\"\"}]}",
    "date,time,kind,value\r\n2026-03-01,,flow,heavy\r\n2026-03-02,06:45,note,\"a,b\"\r\n",
    "[{\"type\":\"period\",\"date\":\"2026-03-01\",\"value\":{\"option\":\"heavy\"}}]",
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20260301\r\n"
      + "SUMMARY:Period\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
    "<?xml version=\"1.0\"?><HealthData><Record type=\"HKCategoryTypeIdentifierMenstrualFlow\" "
      + "startDate=\"2026-03-01 00:00:00 +0000\" value=\"1\"/></HealthData>",
    "Date;Temperature;Bleeding\n01.03.2026;36,6;2\n",
  ]

  private static func change(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else {
      bytes = [0]
      return
    }
    let place = random.below(bytes.count)
    switch random.below(6) {
    case 0: bytes[place] = UInt8(random.below(256))
    case 1: bytes.removeSubrange(place..<min(place + 1 + random.below(20), bytes.count))
    case 2: bytes.insert(contentsOf: bytes[..<place], at: place)
    case 3: bytes = Array(bytes[..<place])
    case 4: bytes.insert(contentsOf: [UInt8](repeating: bytes[place], count: 500), at: place)
    default: bytes.insert(contentsOf: [0, 0x1B, 0x0A, 0xFF], at: place)
    }
  }

  /// One message in this many is of a hostile kind, which is long and so costs a hundred others.
  private static let everyHostile = 40

  /// Messages of samples, cut and joined anew, and of noise; the memory at the end is that of a tenth.
  func messages(_ count: Int) throws -> SurviveSuite.Outcome {
    var outcome = SurviveSuite.Outcome()
    let library = Library.embedded()
    let words = try FuzzSuite.words(of: library)
    var random = SplitMix64(seed)
    let clock = ContinuousClock()
    guard let now = CivilDate(iso: "2026-03-09").map({ Moment(date: $0, time: .noon) }) else {
      return outcome
    }
    var assistant = try Assistant(library: library, journal: Journal())
    var early = 0.0
    for number in 0..<count {
      if number % 50 == 0 {
        assistant.adopt(Journal(), undoLog: UndoLog())
        assistant.forget()
      }
      let text =
        number % Self.everyHostile == 0
        ? HostileSuite.line(
          HostileSuite.kinds[number / Self.everyHostile % HostileSuite.kinds.count], &random)
        : FuzzSuite.message(words, &random)
      let start = clock.now
      let turn = assistant.turn(text, now: now)
      let time = (clock.now - start).milliseconds
      outcome.count(
        time <= longest && !turn.reply.blocks.isEmpty, "message \(text.prefix(60)): \(Int(time)) ms"
      )
      if number == count / 10 { early = Memory.peakMegabytes }
    }
    let late = Memory.peakMegabytes
    outcome.count(late < early * 1.5 + 20, "memory grew from \(Int(early)) to \(Int(late)) MB")
    return outcome
  }
}
