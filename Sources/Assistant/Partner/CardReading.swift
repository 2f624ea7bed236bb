import Civil
import Knowledge
import MessageFormat
import Partnership

/// A card that was handed over, as its reader sees it on a day: today, what may help, what was done.
struct CardReading {
  private let text: PartnerCardText
  private let library: Library
  private let today: CivilDate

  init(_ text: PartnerCardText, _ library: Library, today: CivilDate) {
    self.text = text
    self.library = library
    self.today = today
  }

  func outcome() throws(KnowledgeError) -> Outcome {
    let card = text.card
    guard case .current(let standing) = card.standing(on: today) else {
      return .say("partner.expired", ["date": .date(card.until)])
    }
    var parts: [Part] = [header, .reply("partner.read.code", ["code": .string(text.code.letters)])]
    parts += try now(standing)
    let contents = card.contents
    if !standing.today.isEmpty {
      parts.append(.reply("partner.read.today", ["things": .list(standing.today)]))
    }
    if let wish = contents.wish {
      parts.append(.reply("partner.read.wish", ["words": .string(wish)]))
    }
    if let words = contents.words {
      parts.append(.reply("partner.read.words", ["words": .string(words)]))
    }
    parts += try guide(standing)
    if text.unknownKeys > 0 {
      parts.append(.reply("partner.unknown_keys", ["n": .integer(text.unknownKeys)]))
    }
    return Outcome(parts: parts)
  }

  private var header: Part {
    let card = text.card
    let variables: [String: Argument] = ["date": .date(card.made), "until": .date(card.until)]
    guard let name = card.contents.name else {
      return .reply("partner.read.header.unsigned", variables)
    }
    return .reply("partner.read.header", variables.merging(["name": .string(name)]) { $1 })
  }

  private func now(_ standing: CycleStanding) throws(KnowledgeError) -> [Part] {
    let (card, contents) = (text.card, text.card.contents)
    var parts: [Part] = []
    let guide = try known(standing)
    switch (guide, standing.day, standing.week) {
    case (_, _, let week?):
      parts.append(
        .reply("partner.read.week", ["week": .integer(week.week), "day": .integer(week.day)]))
    case (let guide?, let day?, nil):
      parts.append(
        .reply(
          "partner.read.phase.day",
          ["phase": .string(guide.name), "day": .integer(day), "date": .date(card.made)]))
    case (let guide?, nil, nil):
      parts.append(
        .reply("partner.read.phase", ["phase": .string(guide.name), "date": .date(card.made)]))
    case (nil, let day?, nil): parts.append(.reply("partner.read.day", ["day": .integer(day)]))
    case (nil, nil, nil): break
    }
    if let expected = contents.expected, let away = standing.daysUntilExpected {
      let variables: [String: Argument] = [
        "first": .date(expected.lowerBound), "last": .date(expected.upperBound),
        "away": .integer(away),
      ]
      let id = away > 0 ? "ahead" : away == 0 ? "now" : "past"
      parts.append(.reply("partner.read.expected." + id, variables))
    }
    if let due = contents.due, standing.daysUntilDue != nil {
      parts.append(.reply("partner.read.due", ["date": .date(due)]))
    }
    if let fertile = contents.fertile, let isFertile = standing.isFertile {
      let id = isFertile ? "yes" : today < fertile.lowerBound ? "ahead" : "past"
      parts.append(
        .reply(
          "partner.read.fertile." + id,
          ["first": .date(fertile.lowerBound), "last": .date(fertile.upperBound)]))
    }
    return parts
  }

  /// What fits the day; nothing of a phase once the days of the next period are over, as nobody knows
  /// what came.
  private func known(_ standing: CycleStanding) throws(KnowledgeError) -> PartnerGuide? {
    let isOver = (standing.daysUntilExpected ?? 0) < 0
    let days =
      standing.week.map { "trimester_\($0.trimester)" }
      ?? (isOver ? nil : standing.phase?.rawValue)
    return try library.partnerGuides().first { $0.days.rawValue == days }
  }

  private func guide(_ standing: CycleStanding) throws(KnowledgeError) -> [Part] {
    guard let guide = try known(standing) else { return [.reply("partner.read.ask")] }
    return Self.words(guide) + [.reply("partner.read.ask")]
  }

  /// What is usual in a stretch of days and what may help.
  static func words(_ guide: PartnerGuide) -> [Part] {
    [
      .content(guide.text, sources: guide.sources), .reply("partner.read.ideas"),
      .list(guide.ideas.map { .content($0, sources: guide.sources) }),
    ]
      + (guide.call.map { [.reply("partner.read.call"), .content($0, sources: guide.sources)] }
        ?? [])
  }
}
