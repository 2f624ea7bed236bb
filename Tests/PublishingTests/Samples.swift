import Civil
import Physiology

@testable import Publishing

func day(_ iso: String) -> CivilDate { CivilDate(iso: iso) ?? .earliest }

func moment(_ iso: String) -> Moment { Moment(iso: iso) ?? Moment(date: .earliest, time: .noon) }

/// Two columns for the letters of East Asia and pictures, one for all others.
func testWidth(_ character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  return (0x1100...0xFFE6).contains(scalar.value) && !(0x2000...0x2E7F).contains(scalar.value)
    || scalar.value >= 0x1F000 ? 2 : 1
}

extension SplitMix64 {
  /// A text of marks that mean something somewhere, controls, and letters of all lengths.
  mutating func text(upTo most: Int) -> String {
    let pieces = [
      "<", ">", "&", "\"", "'", "|", "*", "_", "\\", "`", "#", "-", "+", "=", "1.", "2)", "[", "]",
      "(", ")", "!", "~", "$", ":", ";", ",", " ", "  ", "\n", "\r\n", "\t", "\0", "\u{1B}[2J",
      "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{FFFF}",
      "a", "Z", "é", "e\u{301}", "ß", "雨", "한", "العربية", "🌷", "👩🏽‍🚀", "🇩🇪", "]]>", "-->", "</style>",
      "<script>", "&amp;", "&#60;", "END:VEVENT", "http://a.b", "```", "| :-- |", "javascript:",
    ]
    var text = ""
    for _ in 0..<below(most + 1) {
      if below(8) == 0, let scalar = Unicode.Scalar(UInt32(below(0x11_0000))) {
        text.unicodeScalars.append(scalar)
      } else {
        text += pieces[below(pieces.count)]
      }
    }
    return text
  }
}

/// A small page of every kind of block, with the same words everywhere or with those given.
func page(words: String? = nil) -> Document {
  func say(_ own: String) -> String { words ?? own }
  return Document(
    language: "en", title: say("Summary"), subtitles: [say("March & April")],
    blocks: [
      .heading(say("Facts"), level: 1),
      .facts([LabelledValue(say("Length"), say("28 days"))]),
      .paragraph([.plain(say("It is ")), .strong(say("strong")), .plain(say(" here."))]),
      .plainList([say("one"), say("two")]),
      .table(
        DocumentTable(
          caption: say("Cycles"),
          columns: [TableColumn(say("Start")), TableColumn(say("Days"), .trailing)],
          rows: [[say("3 March"), say("28")], [say("1 April"), say("9")]])),
      .chart(
        .lengths(
          LengthChart(
            title: say("Lengths"), summary: say("All alike."),
            points: [.init(label: say("March"), value: 28, words: say("28 days"))], band: 26...30,
            bandWords: say("usual")))),
      .halves(
        [
          .chart(
            .bars(
              BarChart(
                title: say("Pain"), summary: say("Little."), unit: say("of 10"),
                bars: [.init(label: say("day 1"), value: 4, words: say("4 of 10"))], maximum: 10)))
        ],
        [
          .chart(
            .line(
              LineChart(
                title: say("Warmth"), summary: say("Steady."), unit: say("°C"),
                dayUnit: say("day"),
                points: [1, 2, 4].map {
                  .init(
                    day: $0, value: 36.5, label: say("day \($0)"), words: say("36.5 °C"),
                    isMarked: $0 == 4)
                }, markWords: say("disturbed"))))
        ]),
      .chart(
        .strips(
          StripChart(
            title: say("Bleeding"), summary: say("Short."), dayUnit: say("day"),
            rows: [.init(label: say("March"), levels: [2, 4, nil, 0], words: say("2 days"))],
            legend: [say("none"), say("spotting"), say("light"), say("medium"), say("heavy")]))),
      .note(say("No diagnosis.")),
    ])
}
