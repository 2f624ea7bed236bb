import Civil
import Knowledge
import MessageFormat
import Partnership

/// What somebody close did, in their own log.
struct HelpWords {
  let log: HelpLog
  let actions: [HelpAction]
  let today: CivilDate

  private func label(_ id: String) -> String { actions.first { $0.id == id }?.label ?? id }

  /// What was done this week.
  var week: [Part] {
    let days = log.week(of: today).filter { !$0.actions.isEmpty }
    guard !days.isEmpty else { return [.reply("partner.done.none")] + unread }
    return unread + [
      .reply("partner.done.lead"),
      .list(
        days.map { day in
          .reply(
            "partner.done.day",
            ["date": .date(day.date), "things": .list(day.actions.map(label))])
        }),
    ]
  }

  /// The lines of the log that are not a day and a word.
  private var unread: [Part] {
    let lines = log.unreadLines
    guard !lines.isEmpty else { return [] }
    return [
      .reply(
        "partner.done.unread",
        ["n": .integer(lines.count), "lines": .list(lines.map(String.init))])
    ]
  }

  /// The action that some words name: its id, its label, or words that all are of one of the two.
  func action(named words: String) -> HelpAction? {
    let said = words.lowercased().split { $0 == " " || $0 == "_" }
    guard !said.isEmpty else { return nil }
    func parts(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "_" } }
    return actions.first { parts($0.id) == said || parts($0.label) == said }
      ?? actions.first { action in
        said.allSatisfy(parts(action.id).contains) || said.allSatisfy(parts(action.label).contains)
      }
  }

  /// What is said of something done on a day, and whether it is new.
  func noted(_ label: String, on day: CivilDate, isNew: Bool) -> Outcome {
    .say(
      isNew ? "partner.done.noted" : "partner.done.again",
      ["date": .date(day), "thing": .string(label)])
  }

  func unknown(_ word: String) -> Outcome {
    .say(
      "partner.done.unknown",
      [
        "text": .string(word), "n": .integer(HelpEntry.mostLetters),
        "things": .list(actions.prefix(5).map(\.label)),
      ])
  }
}
