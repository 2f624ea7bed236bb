import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What a message tells of a visit: that one is booked, moved, called off, or asked for.
struct AppointmentReading {
  private let told: Interpretation
  private let request: Request

  init(_ told: Interpretation, _ request: Request) {
    self.told = told
    self.request = request
  }

  private var upcoming: [Appointments.Visit] {
    Appointments(request.journal).upcoming(from: request.now)
  }

  private var day: CivilDate? { told.slots[.date]?.day }

  private var time: ClockTime? {
    if case .time(let time)? = told.slots[.time] { time } else { nil }
  }

  /// What it is, in her words, with where it is.
  private var title: String? {
    let words = told.slots["title"]?.words.joined(separator: " ")
    guard let words, !words.isEmpty else { return nil }
    return place.map { words + ", " + $0 } ?? words
  }

  var outcome: Outcome {
    if request.said.contains("told.visit_off") { return cancelled }
    if told.slots["action"] == .text("query") { return AppointmentWords(request).list }
    if request.said.contains("told.visit_moved"), let moved { return moved }
    guard let day else {
      return .say("appointment.when", expecting: .slot(.date, of: told))
    }
    guard day >= request.today else {
      return .say("appointment.past", ["date": .date(day)], expecting: .slot(.date, of: told))
    }
    let entry = Entry(
      date: day, time: time, fact: .text(.appointment, title ?? Self.untitled(request)))
    if request.journal.entries.contains(entry) { return said("appointment.known", entry, []) }
    guard entry.fault == nil else { return .say("log.impossible_plain") }
    return said("appointment.noted", entry, [.add(entry)])
  }

  /// A visit on another day; what reminds of it moves with it.
  private var moved: Outcome? {
    guard let target, target >= request.today, let old = meant else { return nil }
    let new = Entry(date: target, time: time ?? old.time, fact: old.fact)
    let edits: [Edit] = [.remove(old), .add(new)]
    return said("appointment.moved", new, edits + reminders(of: old, movedBy: target - old.date))
  }

  /// The day it moves to: the one said last.
  private var target: CivilDate? {
    let days = request.entities.compactMap(\.day)
    guard let last = days.count > 1 ? days.last : day else { return nil }
    let isJustBefore = last < request.today && request.today - last < 7
    return isJustBefore ? last + 7 : last
  }

  /// The visit that is meant: the one named, else the one just told of.
  private var meant: Entry? {
    let known = matching
    if known.count == 1 { return known[0].entry }
    let ahead = Set(upcoming.map(\.entry))
    let told = request.thread.noted.filter(ahead.contains)
    return known.isEmpty && told.count == 1 ? told[0] : nil
  }

  /// The reminders set together with a visit, as many days later or earlier as it is.
  private func reminders(of visit: Entry, movedBy days: Int) -> [Edit] {
    guard request.thread.noted.contains(visit) else { return [] }
    return request.thread.noted.flatMap { entry -> [Edit] in
      guard case .reminder(let reminder) = entry.fact, case .once(let day) = reminder.rhythm,
        day + days >= request.today
      else { return [] }
      let new = Reminder(reminder.text, at: reminder.time, .once(day + days))
      return [
        .remove(entry), .add(Entry(date: entry.date, time: entry.time, fact: .reminder(new))),
      ]
    }
  }

  private func said(_ reply: String, _ entry: Entry, _ edits: [Edit]) -> Outcome {
    let part = Part.framed(reply, [:], name: "visit", parts: [AppointmentWords.row(entry)])
    return Outcome(parts: [part], noted: [part], edits: edits)
  }

  /// The word for a visit whose name was not said.
  private static func untitled(_ request: Request) -> String {
    let names = ["scan", "ultrasound", "checkup", "smear", "visit"]
    let words = Set(request.message.tokens.map(\.text))
    return names.first(where: words.contains) ?? "appointment"
  }

  /// Those ahead that the message can mean: of the day it names, or with a word of it.
  private var matching: [Appointments.Visit] {
    let words = Set(request.message.tokens.filter { $0.kind == .word }.map(\.text))
    let named = upcoming.filter { visit in
      visit.title.lowercased().split { !$0.isLetter }
        .contains { $0.count > 2 && words.contains(String($0)) }
    }
    let isOff = request.said.contains("told.visit_off")
    guard isOff, let day else { return named.isEmpty && upcoming.count == 1 ? upcoming : named }
    let ofDay = (named.isEmpty ? upcoming : named).filter { $0.entry.date == day }
    return ofDay
  }

  private var cancelled: Outcome {
    guard !upcoming.isEmpty else { return .say("appointment.none") }
    let known = matching
    guard known.count == 1, let visit = known.first else {
      return Outcome(parts: [
        .reply("appointment.which"), .list(upcoming.map { AppointmentWords.row($0.entry) }),
      ])
    }
    return said("appointment.removed", visit.entry, [.remove(visit.entry)])
  }

  /// Where it is: the words after "at" that are no time.
  private var place: String? {
    let tokens = request.message.tokens
    let dated = Set(request.entities.flatMap(\.tokens))
    for index in tokens.indices where tokens[index].text == "at" {
      let rest = tokens.indices.dropFirst(index + 1).prefix(Self.placeWords).prefix {
        !tokens[$0].isBreak && !tokens[$0].isPunctuation && !dated.contains($0)
          && tokens[$0].kind == .word && !Self.ends.contains(tokens[$0].text)
      }
      guard let first = rest.first, let last = rest.last,
        rest.contains(where: { !Self.small.contains(tokens[$0].text) })
      else { continue }
      let units = Array(request.message.original.utf16)
      let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
      return String(decoding: units[range], as: UTF16.self)
    }
    return nil
  }

  private static let placeWords = 6
  private static let ends: Set<String> = ["on", "at", "for", "with", "in", "next", "this"]
  private static let small: Set<String> = ["the", "my", "a", "our"]
}
