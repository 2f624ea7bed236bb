import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What a message tells of a contraction: that one began, ended, or how long it was.
struct ContractionReading {
  private let told: Interpretation
  private let request: Request
  private let now: Stamp
  private let log: ContractionLog

  init(_ told: Interpretation, _ request: Request) {
    self.told = told
    self.request = request
    now = Stamp(request.now, second: request.scene.setting.second ?? 0)
    log = ContractionLog(request.journal, now: now)
  }

  private var seconds: Int? {
    guard let value = told.slots[.value]?.number?.whole else { return nil }
    return (1...600).contains(value) ? value : nil
  }

  private var ends: Bool {
    told.slots["action"] == .text("stop") || request.said.contains("told.contraction_over")
  }

  var outcome: Outcome {
    if let day = told.slots[.date]?.day, day != request.today { return other(day) }
    if case .time(let time)? = told.slots[.time] { return past(time) }
    if let apart = told.slots[.minutes]?.number?.whole, seconds != nil, !ends {
      return pattern(apart * 60)
    }
    if let seconds { return ended(log.lasted(seconds)) }
    if ends {
      guard log.running != nil else {
        return .say("contractions.not_running", expecting: .contraction)
      }
      return ended(log.stop)
    }
    if let running = log.running {
      let began = Stamp(running.start, second: running.second)
      if now - began < Self.sameOne {
        return .say(
          "contractions.running", ["time": .string(running.start.time.iso)],
          expecting: .contraction)
      }
    }
    return started(log.start)
  }

  /// A start told within so many seconds of another is the same contraction.
  private static let sameOne = 30

  private func after(_ edits: [Edit]) -> Journal {
    var journal = request.journal
    journal.apply(edits)
    return journal
  }

  private func started(_ edits: [Edit]) -> Outcome {
    let words = ContractionWords(request, journal: after(edits))
    let noted = Part.reply("contractions.started", ["time": .string(now.moment.time.iso)])
    return outcome(words, noted, edits)
  }

  private func ended(_ edits: [Edit]) -> Outcome {
    let words = ContractionWords(request, journal: after(edits))
    return outcome(words, words.last ?? .reply("contractions.noted"), edits)
  }

  private func outcome(_ words: ContractionWords, _ noted: Part, _ edits: [Edit]) -> Outcome {
    let concern = words.concern()
    var outcome = Outcome(
      parts: (concern.map { [.concern($0)] } ?? []) + [noted] + words.state, noted: [noted],
      edits: edits, expecting: .contraction)
    outcome.concern = concern
    return outcome
  }

  /// One of an earlier day: noted, and nothing more.
  private func other(_ day: CivilDate) -> Outcome {
    guard day <= request.today else { return .say("log.future", ["date": .date(day)]) }
    var clock: ClockTime?
    if case .time(let time)? = told.slots[.time] { clock = time }
    let entry = Entry(
      date: day, time: clock, fact: .contraction(seconds: seconds, second: nil))
    let noted = FactPhrase.said("log.noted", ["date": .date(day)], [entry.fact])
    return Outcome(parts: noted, noted: noted, edits: [.add(entry)])
  }

  /// One that began at a time of today, or of last night where that is still ahead.
  private func past(_ time: ClockTime) -> Outcome {
    let isAhead = time > request.now.time
    let day = isAhead ? request.today - 1 : request.today
    let began = Contraction(start: Moment(date: day, time: time), duration: seconds)
    let edits: [Edit] = [.add(Entry(began, isTimed: false))]
    let words = ContractionWords(request, journal: after(edits))
    let noted = Part.reply("contractions.noted_at", ["time": .string(time.iso)])
    return outcome(words, noted, edits)
  }

  /// How far apart they come and how long they last, told at once; the last one is noted.
  private func pattern(_ apart: Int) -> Outcome {
    let seconds = seconds ?? 1
    let edits = log.lasted(seconds)
    let words = ContractionWords(request, journal: after(edits))
    let noted = Part.reply(
      "contractions.told", ["apart": .integer(apart), "seconds": .integer(seconds)])
    let isClose = apart <= ContractionPattern.Rule.fiveOneOne.interval * 2
    let id = request.gestationalAge.map { $0.weeks < 37 } ?? false ? "preterm_labour" : "labour_511"
    var outcome = outcome(words, noted, edits)
    guard isClose, !request.isAfterLoss, outcome.concern == nil,
      let concern = (try? Concern(rule: id, library: request.library)).flatMap({ $0 })
    else { return outcome }
    outcome.parts = [.concern(concern), noted]
    outcome.concern = concern
    return outcome
  }
}
