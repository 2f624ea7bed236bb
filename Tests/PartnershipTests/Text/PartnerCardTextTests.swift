import Civil
import Testing

@testable import Partnership

struct PartnerCardTextTests {
  private let whole = PartnerCardText(Samples.whole)

  private func read(_ text: String) -> PartnerCard? { try? PartnerCardText(parsing: text).card }

  @Test func `a card is written line by line in its order, its code last`() {
    #expect(whole.text == Samples.wholeText + "code: \(whole.code)\n")
  }

  @Test func `any card reads back as itself`() throws {
    var cards = RandomCards(seed: 1)
    for _ in 0..<1500 {
      let card = cards.card()
      let text = PartnerCardText(card).text
      let read = try PartnerCardText(parsing: text)
      #expect(read.card == card)
      #expect(read.unknownKeys == 0)
      #expect(PartnerCardText(read.card).text.utf8.elementsEqual(text.utf8))
      #expect(text.utf8.count <= PartnerCardText.mostBytes)
    }
  }

  @Test func `what messengers do to a text changes nothing`() throws {
    var cards = RandomCards(seed: 2)
    for _ in 0..<200 {
      let card = cards.card()
      let text = PartnerCardText(card).text
      for (name, mangled) in Self.mangled(text) {
        let read = try? PartnerCardText(parsing: mangled)
        #expect(read?.code == PartnerCardText(card).code, "\(name)")
        if name != "turned" { #expect(read?.card == card, "\(name)") }
      }
    }
  }

  private static func mangled(_ text: String) -> [(String, String)] {
    let lines = text.split(separator: "\n").map { String($0) }
    let turned = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar {
          case "'": "\u{2019}"
          case "\"": "\u{201D}"
          case "-": "\u{2013}"
          default: scalar
          }
        }))
    return [
      ("returns", lines.joined(separator: "\r\n")), ("old returns", lines.joined(separator: "\r")),
      ("spaces", lines.map { "  \($0) \t" }.joined(separator: "\n")),
      ("quoted", lines.map { "> \($0)" }.joined(separator: "\n")),
      ("quoted twice", lines.map { ">> \($0)" }.joined(separator: "\n")),
      ("blank lines", "\n\n" + lines.joined(separator: "\n\n \n")),
      ("words around", "Hi, for you:\n\n\(text)\nSent from my phone\nwish: none"),
      ("marks", "\u{FEFF}" + lines.map { "\u{200E}\($0)\u{200E}" }.joined(separator: "\n")),
      ("capital", text.replacing("bloom", with: "Bloom", maxReplacements: 1)), ("turned", turned),
    ]
  }

  @Test func `a changed character of a value does not go unseen`() {
    var cards = RandomCards(seed: 3)
    let letters = Array("abcxyzQRS0123456789.,;?!日🌸é")
    var unseen: [String] = []
    var text = whole.text
    for round in 0..<10_000 {
      if round % 20 == 0 { text = PartnerCardText(cards.card()).text }
      var lines = text.split(separator: "\n").map { Array($0) }
      let place = 1 + cards.below(lines.count - 2)
      let colon = lines[place].firstIndex(of: ":") ?? 0
      let first = min(colon + 2, lines[place].count - 1)
      let index = first + cards.below(lines[place].count - first)
      let letter = letters[cards.below(letters.count)]
      guard lines[place][index] != letter else { continue }
      lines[place][index] = letter
      let changed = lines.map { String($0) }.joined(separator: "\n")
      if read(changed) != nil { unseen.append(changed) }
    }
    #expect(unseen.count <= 1, "\(unseen)")
  }

  @Test func `no changed, lost or swapped line goes unseen`() {
    let lines = whole.text.split(separator: "\n")
    for index in lines.indices.dropFirst() {
      var fewer = lines
      fewer.remove(at: index)
      #expect(read(fewer.joined(separator: "\n")) == nil, "\(lines[index])")
      var swapped = lines
      swapped.swapAt(index, index - 1)
      #expect(read(swapped.joined(separator: "\n")) == nil, "\(lines[index])")
      var longer = lines
      longer.insert("wash: none", at: index)
      #expect(read(longer.joined(separator: "\n")) == nil, "\(lines[index])")
    }
  }

  @Test func `a key that is not known is counted and left out`() throws {
    let lines = [
      "bloom partner card 1", "made: 2026-03-04", "until: 2026-04-04", "garden: roses", "wish: tea",
      "moon: full",
    ]
    let code = CheckCode(of: lines.joined(separator: "\n"))
    let read = try PartnerCardText(parsing: (lines + ["code: \(code)"]).joined(separator: "\n"))
    #expect(read.unknownKeys == 2)
    #expect(read.card.fields == [.wish] && read.card.contents.wish == "tea")
    #expect(read.code == code)
  }

  @Test func `noise is refused or read, and never traps`() {
    var cards = RandomCards(seed: 4)
    let pieces =
      [
        "\n", "\r\n", ":", " to ", "+", "2026-03-04", "0001-01-01", "9999-12-31", "code: BBBBBB",
        "44+6",
      ]
      + CardKey.allCases.map { "\n\($0.rawValue): " } + CardPhase.allCases.map(\.rawValue)
    for _ in 0..<5000 {
      let noise = (0..<cards.below(30)).map { _ in pieces[cards.below(pieces.count)] }.joined()
      let card = read("bloom partner card 1\n" + noise)
      if let card { #expect(read(PartnerCardText(card).text) == card) }
    }
  }
}
