import Civil
import Journal
import Knowledge
import Language
import MessageFormat

/// What a message asks to be reminded of, and when; or what has to be asked first.
struct ReminderReading {
  private let request: Request
  private let words: ReminderWords
  private let booked: BookedVisits

  init(_ request: Request) throws(KnowledgeError) {
    self.request = request
    words = try ReminderWords(request.library)
    booked = BookedVisits(request: request)
  }

  /// What comes of reading it.
  enum Result {
    /// Whole reminders, mostly one.
    case read([Reminder])
    /// A question, or a word on why it cannot be.
    case ask(Outcome)
  }

  func read() -> Result {
    let interpretation = request.interpretation
    guard let text = what else {
      return .ask(.say("remind.ask.what", expecting: .reminderText(of: interpretation)))
    }
    if let event = event(text) { return read(event, text) }
    if isHalfOpen(text), let time = stated {
      return .ask(
        .say(
          "remind.ask.half", ["time": .string("\(time.hour)\(Self.minutes(time))")],
          expecting: .half(time, of: interpretation)))
    }
    if let lead { return read(text, lead) }
    let every = times.map { repeated(at: $0) }
    guard every.contains(where: { $0 != nil }) else { return once(text) }
    let rhythms = every.compactMap { $0 ?? nil }
    guard rhythms.count == every.count else { return .ask(.say("remind.too_often")) }
    return .read(rhythms.map { Reminder(text, at: $0.time, $0.days) })
  }

  // MARK: What

  private var what: String? {
    let text = request.words(.what).joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !text.isEmpty else { return booked.titles.first ?? booked.last }
    if Self.pointing.contains(text.lowercased()), let last = booked.last { return last }
    return String(text.prefix(Self.longestText))
  }

  private static let pointing: Set<String> = ["it", "that", "this", "this one", "that one"]

  private static let longestText = 200

  private func event(_ text: String) -> Reminder.Event? {
    words.event(FactPhrase.plain(text))
  }

  private func read(_ event: Reminder.Event, _ text: String) -> Result {
    guard request.scene.mayTell(event) else {
      return .ask(.say(event == .period ? "remind.silent.cycle" : "remind.silent"))
    }
    var days = Self.daysBefore
    if let lead, lead.minutes == nil { days = lead.days }
    if request.said.contains("told.on_the_day") { days = 0 }
    guard (0...60).contains(days) else { return .ask(.say("remind.too_far")) }
    return .read([
      Reminder(
        words.name(of: event), at: stated ?? Self.morning, .before(event, days: days))
    ])
  }

  /// How many days before an event it is told of where nothing says it.
  private static let daysBefore = 2

  // MARK: When

  private static let morning = ReminderWords.clock(9)

  /// The clock time that is said; one for waking is of the morning.
  private var stated: ClockTime? {
    guard let said, said.hour > 12, !isHalved, !request.text.contains("\(said.hour)"),
      words.isOfWaking(FactPhrase.plain(request.words(.what).joined(separator: " ")).lowercased())
    else { return self.said }
    return ClockTime(hour: said.hour - 12, minute: said.minute)
  }

  private var said: ClockTime? {
    if case .time(let time)? = request.slot(.time) { return time }
    return request.entities.lazy.compactMap { entity -> ClockTime? in
      switch entity.value {
      case .time(let time): time
      case .times(let from, _): from
      case .moment(let moment): moment.time
      default: nil
      }
    }.first
  }

  /// The time to take: what is said, else what fits the part of the day that is said, else what
  /// suits the thing itself.
  private var time: ClockTime {
    stated ?? words.parts.first { request.said.contains($0.id) }?.time
      ?? words.usualTime(of: request.words(.what).joined(separator: " ")) ?? Self.morning
  }

  /// Times with more words between them are no list.
  private static let betweenTimes = 2

  /// The times to take: those that are listed, else the one.
  private var times: [ClockTime] {
    guard lead == nil, hours == nil else { return [time] }
    var listed: [ClockTime] = []
    var end: Int?
    for entity in request.entities {
      guard case .time(let time) = entity.value else { continue }
      if let end, entity.tokens.lowerBound - end > Self.betweenTimes { break }
      end = entity.tokens.upperBound
      if !listed.contains(time) { listed.append(time) }
    }
    return listed.count > 1 ? listed : [time]
  }

  /// Whether the clock time may be one of the morning as well as of the evening.
  private func isHalfOpen(_ text: String) -> Bool {
    guard let stated, (5...11).contains(stated.hour), !isHalved, lead == nil, times.count < 2
    else { return false }
    if case .half? = request.thread.expecting { return false }
    let isOfWaking = words.isOfWaking(FactPhrase.plain(text).lowercased())
    let typed = request.text
    let isFull =
      typed.contains("0\(stated.hour)")
      || stated.hour >= Self.waking && typed.contains("\(stated.hour):")
    let isWindow = request.entities.contains { if case .times = $0.value { true } else { false } }
    let isReckoned = request.entities.contains { entity in
      if case .moment = entity.value { !request.text.contains("\(stated.hour)") } else { false }
    }
    return !isFull && !isOfWaking && !isWindow && !isReckoned && hours == nil
  }

  /// An hour from this on that is written with its minutes is one of a day of twenty-four.
  private static let waking = 7

  /// Whether the words say which half of the day is meant.
  private var isHalved: Bool {
    !request.said.isDisjoint(with: words.parts.map(\.id)) || request.said.contains("told.half")
      || request.said.contains("told.morning") || request.said.contains("told.evening")
  }

  private static func minutes(_ time: ClockTime) -> String {
    time.minute == 0 ? "" : ":" + time.iso.suffix(2)
  }

  // MARK: Days

  private var date: CivilDate? {
    if let day = request.slot(.date)?.day { return day }
    guard request.slot("every") == nil else { return nil }
    let named = request.entities.lazy.compactMap(\.day).first { $0 >= request.today }
    return named ?? dayOfMonth
  }

  /// The next day with the number that is said: "the 20th".
  private var dayOfMonth: CivilDate? {
    for entity in request.entities {
      guard case .ordinal(let number) = entity.value, (1...31).contains(number) else { continue }
      return (0...31).map { request.today + $0 }.first { $0.day == number }
    }
    return nil
  }

  /// The days that are listed, each for a reminder of its own.
  private var dates: [CivilDate] {
    guard request.slot("every") == nil else { return [] }
    let days = request.entities.compactMap(\.day).filter { $0 >= request.today }
    return days.count > 1 ? days : [date].compactMap(\.self)
  }

  private var hours: Int? {
    words.count(in: request.words("every"), of: .hours)
  }

  private struct Days {
    let time: ClockTime
    let days: Reminder.Rhythm
  }

  /// The rhythm that is said; nil where none is, and empty inside where it cannot be kept.
  private func repeated(at time: ClockTime) -> Days?? {
    let every = request.words("every")
    guard !every.isEmpty else { return nil }
    let weekdays = every.compactMap(words.weekday)
    if !weekdays.isEmpty {
      let sorted = Set(weekdays).sorted { $0.rawValue < $1.rawValue }
      return .some(Days(time: time, days: .weekdays(sorted)))
    }
    if let hours {
      guard (1...12).contains(hours) else { return .some(nil) }
      let window = window
      return .some(Days(time: window.from, days: .hourly(hours, until: window.until)))
    }
    for (unit, step) in [
      (ReminderWords.Unit.days, Reminder.Step.days), (.weeks, .weeks), (.months, .months),
    ] {
      guard let count = words.count(in: every, of: unit) else { continue }
      guard (1...365).contains(count) else { return .some(nil) }
      let first = date ?? (isLater(time) || count > 1 ? request.today : request.today + 1)
      let start = count > 1 && date == nil ? step.day(count, after: request.today) : first
      return .some(Days(time: time, days: .every(count, step, from: start)))
    }
    return .some(nil)
  }

  /// The hours in which it comes, where it comes several times a day.
  private var window: (from: ClockTime, until: ClockTime) {
    var from: ClockTime?
    var until: ClockTime?
    for entity in request.entities {
      if case .times(let first, let last) = entity.value { (from, until) = (first, last) }
    }
    from = from ?? stated ?? ReminderWords.clock(9)
    var last = until ?? ReminderWords.clock(21)
    if let from, last <= from, last.hour < 12 {
      last = ClockTime(hour: last.hour + 12, minute: last.minute) ?? last
    }
    return (from ?? ReminderWords.clock(9), last)
  }

  private func isLater(_ time: ClockTime) -> Bool { time > request.now.time }

  // MARK: Once

  private func once(_ text: String) -> Result {
    let (days, times) = (dates, times)
    guard !days.isEmpty else {
      return .read(
        times.map { time in
          Reminder(text, at: time, .once(isLater(time) ? request.today : request.today + 1))
        })
    }
    let moments = days.flatMap { day in times.map { Moment(date: day, time: $0) } }
    guard moments.allSatisfy({ $0 > request.now }) else {
      return .ask(
        .say("remind.past", expecting: .slot(.date, of: request.interpretation)))
    }
    return .read(moments.map { Reminder(text, at: $0.time, .once($0.date)) })
  }

  /// Before a booking: at nine on a day before, or so many minutes or hours before its time.
  private func read(_ text: String, _ lead: ReminderWords.Lead) -> Result {
    guard let booked = booked.visit(named: text) else {
      return .ask(
        .say("remind.ask.date", expecting: .slot(.date, of: request.interpretation)))
    }
    var moment = Moment(date: booked.date - lead.days, time: Self.morning)
    if let minutes = lead.minutes {
      guard let time = booked.time else {
        return .ask(
          .say("remind.ask.time", expecting: .slot(.time, of: request.interpretation)))
      }
      moment = Moment(date: booked.date, time: time).adding(minutes: -minutes)
    } else if let ownTime {
      moment = Moment(date: moment.date, time: ownTime)
    } else if request.said.contains("told.evening") || request.said.contains("told.night") {
      moment = Moment(date: moment.date, time: ReminderWords.clock(20))
    }
    guard moment > request.now else { return .ask(.say("remind.past")) }
    return .read([Reminder(text, at: moment.time, .once(moment.date))])
  }

  /// The time said for the reminder beside a visit that has another one, or none.
  private var ownTime: ClockTime? {
    guard let booked = request.siblings.first(where: { $0.intent == "log.appointment" }),
      case .time(let time)? = request.slot(.time), booked.slots[.time] != .time(time),
      time.hour >= Self.earliest
    else { return nil }
    return time
  }

  /// The hour before which a time is taken to be of the words: "nothing after midnight".
  private static let earliest = 5

  private var lead: ReminderWords.Lead? {
    request.words("lead").lazy.compactMap(words.lead).first
  }
}
