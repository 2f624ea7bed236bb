import Civil
import Testing

@testable import Partnership

struct CardFieldTests {
  @Test func `fertile days and all words of her own are off unless she chooses them`() {
    #expect(CardField.usual == [.phase, .day, .expected, .week, .due])
  }

  @Test(arguments: CardField.allCases)
  func `a card of one field holds that field and nothing else`(field: CardField) {
    let card = PartnerCard(
      made: Samples.made, until: Samples.made + 60, fields: [field], contents: Samples.contents)
    #expect(card.fields == [field])
    #expect(card.contents.fields == [field])
    let keys = PartnerCardText(card).text.split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: ":").first.map { String($0) } }
    #expect(Set(keys) == ["made", "until", "name", "code", field.rawValue])
  }
}
