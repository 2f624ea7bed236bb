public import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Partnership

/// A card that is ready to be handed over.
public struct CardDraft: Sendable {
  /// The text to send.
  public let text: String
  /// Six letters to compare aloud.
  public let code: String
}

extension Assistant {
  /// The names of what a card may hold.
  public static var cardFields: [String] { CardField.allCases.map(\.rawValue) }

  /// A card of what was chosen; nil where nothing of it is there to share.
  public func card(_ request: CardRequest, now: Moment) -> CardDraft? {
    let making = cardMaking(request, now)
    guard !making.card.fields.isEmpty else { return nil }
    let text = PartnerCardText(making.card)
    return CardDraft(text: text.text, code: text.code.letters)
  }

  /// What would go on a card, field by field, before it is made.
  public mutating func showCard(_ request: CardRequest, now: Moment) -> Turn {
    let making = cardMaking(request, now)
    return tell(making.outcome, now)
  }

  /// Says where a card is and how it is compared.
  public mutating func tellCard(_ draft: CardDraft, path: String, now: Moment) -> Turn {
    tell(
      Outcome(parts: [
        .reply("partner.made", ["path": .string(path)]),
        .reply("partner.code", ["code": .string(draft.code)]), .reply("partner.made.send"),
      ]), now)
  }

  /// Reads a card that was handed over and shows today's part of it with what was done this week, or
  /// says what is wrong with it; `isCurrent` where it is a card that still works.
  public mutating func readCard(_ text: String, helped: String, now: Moment) -> (
    turn: Turn, isCard: Bool, isCurrent: Bool
  ) {
    do throws(CardError) {
      let card = try PartnerCardText(parsing: text)
      var outcome = (try? CardReading(card, library, today: now.date).outcome()) ?? Outcome()
      outcome.parts += help(helped, now).week
      return (tell(outcome, now), true, now.date <= card.card.until)
    } catch {
      return (tell(CardFault(error: error).outcome, now), false, false)
    }
  }

  /// What is usual in a stretch of days and what may help; without a name, which stretches there are,
  /// and after a loss what may help then.
  public mutating func partnerTips(_ name: String?, now: Moment) -> Turn? {
    let guides = (try? library.partnerGuides()) ?? []
    let scene = scene(now)
    let wanted = name ?? (scene.daysAfterLoss == nil ? nil : PartnerGuide.Days.loss.rawValue)
    guard let wanted = wanted?.lowercased() else {
      let open = guides.filter { !scene.isAfterLoss || !$0.days.isOfBaby }
      return tell(asking(which: open), now)
    }
    let known = guides.first { guide in
      guide.days.rawValue == wanted || guide.name.lowercased() == wanted
    }
    guard let guide = known else { return nil }
    return tell(
      Outcome(
        parts: [.reply("partner.read.guide", ["name": .string(guide.name)])]
          + CardReading.words(guide)), now)
  }

  /// The stretches of days by their words, and how one is asked for.
  private func asking(which guides: [PartnerGuide]) -> Outcome {
    let rows = guides.map { guide in
      Part.reply(
        "partner.tips.days",
        ["id": .string(guide.days.rawValue), "name": .string(guide.name)])
    }
    let example = PartnerGuide.Days.luteal.rawValue
    return Outcome(parts: [
      .reply("partner.tips.which"), .list(rows),
      .reply("partner.tips.how", ["id": .string(example)]),
    ])
  }

  /// The stretches of days that tips are of.
  public var partnerGuideNames: [String] {
    ((try? library.partnerGuides()) ?? []).map(\.days.rawValue)
  }

  /// Notes something that was done in a log of its own, by a known word or in the words of whoever did
  /// it: the log, and what is said; nil where it is no few words.
  public mutating func help(
    _ words: String, on day: CivilDate, in log: String, now: Moment
  ) -> (log: String?, Turn) {
    let known = help(log, now)
    let action = known.action(named: words)
    let entry =
      action.flatMap { HelpEntry(date: day, action: $0.id) } ?? HelpEntry(date: day, words: words)
    guard let entry else { return (nil, tell(known.unknown(words), now)) }
    var kept = known.log
    let isNew = kept.append(entry)
    let label = action?.label ?? entry.action
    return (kept.text, tell(known.noted(label, on: day, isNew: isNew), now))
  }

  /// What was done this week.
  public mutating func helped(_ log: String, now: Moment) -> Turn {
    tell(Outcome(parts: help(log, now).week), now)
  }

  private func help(_ log: String, _ now: Moment) -> HelpWords {
    HelpWords(
      log: HelpLog(parsing: log), actions: (try? library.helpActions()) ?? [], today: now.date)
  }

  private func cardMaking(_ request: CardRequest, _ now: Moment) -> CardMaking {
    CardMaking(request, scene(now), (try? library.comfortWords()) ?? [])
  }

  private mutating func tell(_ outcome: Outcome, _ now: Moment) -> Turn {
    let scene = begin(now)
    let reading = reader.read("", context: scene.context)
    return answer(Plan(saying: outcome, as: "data.share"), reading, scene)
  }
}
