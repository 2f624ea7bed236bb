import Civil
import Testing

@testable import Partnership

struct CardContentsTests {
  private func card(_ fields: Set<CardField>, _ contents: CardContents) -> PartnerCard {
    PartnerCard(made: Samples.made, until: Samples.made + 60, fields: fields, contents: contents)
  }

  @Test func `without fertile days no line names the days around ovulation`() {
    let card = card(CardField.usual, Samples.contents)
    #expect(
      card.contents.phases == [
        PhaseSpan(.menstrual, days("2026-03-04", "2026-03-05")),
        PhaseSpan(.follicular, days("2026-03-06", "2026-03-16")),
        PhaseSpan(.luteal, days("2026-03-17", "2026-03-28")),
      ])
    #expect(card.contents.fertile == nil)
    #expect(!PartnerCardText(card).text.contains("ovulation"))
  }

  @Test func `days that are over and days past the card are left out`() {
    var contents = Samples.contents
    contents.fertile = days("2026-02-20", "2026-03-03")
    contents.phases.append(PhaseSpan(.menstrual, days("2026-05-01", "2026-05-06")))
    contents.phases.append(PhaseSpan(.follicular, days("2026-05-07", "2026-05-20")))
    let card = card(Set(CardField.allCases), contents)
    #expect(card.contents.fertile == nil)
    #expect(card.contents.phases.last == PhaseSpan(.menstrual, days("2026-05-01", "2026-05-03")))
  }

  @Test(arguments: [
    ("2026-03-05", false), ("2026-03-04", true), ("2025-08-17", true), ("2025-08-16", false),
  ])
  func `a cycle starts on the day of the card or up to 199 days before`(iso: String, isKept: Bool) {
    var contents = CardContents()
    contents.cycleStart = day(iso)
    #expect((card([.day], contents).contents.cycleStart != nil) == isKept)
  }

  @Test func `texts are one line, cut at 200 characters, and items hold no comma`() {
    var contents = CardContents()
    contents.wish = " tea\nand\t quiet\u{202E} \u{1B}please "
    contents.words = String(repeating: "👩🏽‍🤝‍👩🏻", count: 300)
    contents.today = [
      "cramps, bad", "tired", "tired", "\u{200B}", String(repeating: "x", count: 190),
    ]
    let card = card(Set(CardField.allCases), contents)
    #expect(card.contents.wish == "tea and quiet please")
    #expect(card.contents.words?.count == 157)
    #expect(card.contents.today == ["cramps bad", "tired"])
  }

  @Test(arguments: ["", " ", "\n", "\u{202E}\u{0}", "\u{FEFF}"])
  func `a text of which nothing can be shown is no text`(text: String) {
    var contents = CardContents()
    contents.name = text
    contents.wish = text
    contents.today = [text]
    let card = card(Set(CardField.allCases), contents)
    #expect(card.contents.name == nil)
    #expect(card.fields.isEmpty)
  }
}
