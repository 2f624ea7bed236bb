import Testing

@testable import Formats

/// What is told of a layout and stands in few files of it.
struct LayoutRulesTests {
  /// A file with the lines that it gives, in their order.
  struct Sample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let kind: String
    let text: String
    let lines: [String]
    var left: [String] = []
  }

  private static let samples = [
    Sample(
      testDescription: "cycle-path writes the day first", kind: "a cycle-path file",
      text: "d,cd,bf\n03/02/2026,1,36.4\n04/02/2026,2,\n",
      lines: ["2026-02-03 period start", "2026-02-03 temperature 36.4 C"]),
    Sample(
      testDescription: "cycle-path without temperatures", kind: "a cycle-path file",
      text: "d,cd,it\n2026-02-03,1,\n2026-02-05,3,1\n",
      lines: ["2026-02-03 period start", "2026-02-05 sex"]),
    Sample(
      testDescription: "Fertility Friend without fluid", kind: "a Fertility Friend export",
      text: "Date,Temp,OPK,Intercourse,Notes\n2026-02-03,97.5,+,yes,\n",
      lines: [
        "2026-02-03 sex", "2026-02-03 temperature 97.5 F", "2026-02-03 test ovulation positive",
      ]),
    Sample(
      testDescription: "Natural Cycles without flags and tests", kind: "a Natural Cycles export",
      text: "Date,Menstruation,Had sex\n2026-02-03,SPOTTING,YES_PROTECTED\n2026-02-04,,NO\n",
      lines: ["2026-02-03 flow spotting", "2026-02-03 sex protected"]),
    Sample(
      testDescription: "Natural Cycles with the other spellings", kind: "a Natural Cycles export",
      text: "Date,Flow Quantity,LH Test,Cervical Mucus Consistency\n2026-02-03,HEAVY,,EGG_WHITE\n",
      lines: [
        "2026-02-03 discharge eggwhite", "2026-02-03 flow heavy", "2026-02-03 period end",
        "2026-02-03 period start",
      ]),
    Sample(
      testDescription: "Femometer with words for nothing", kind: "a Femometer export",
      text: "Datum,Zyklustag,Periodentag,Flussmenge,Zervixschleim,Symptome\n"
        + "03.02.2026,1,,Keine,Kein,Keine\n04.02.2026,2,,,Cremig,\"Keine, Akne\"\n",
      lines: ["2026-02-04 discharge creamy", "2026-02-04 symptom acne"]),
    Sample(
      testDescription: "Clue whose first row has no type", kind: "a Clue export",
      text:
        "[{\"id\":1},{\"date\":\"2026-02-03\",\"type\":\"spotting\",\"value\":[{\"option\":\"red\"}]}]",
      lines: ["2026-02-03 flow spotting red"], left: ["row without a type"]),
    Sample(
      testDescription: "periods by other headings", kind: "a table of periods",
      text: "Period Starts,Period Length (days)\n2026-02-03,5\n",
      lines: ["2026-02-03 period start", "2026-02-07 period end"]),
    Sample(
      testDescription: "periods in German", kind: "a table of periods",
      text: "Beginn;Ende;Dauer\n03.02.2026;07.02.2026;5\n",
      lines: ["2026-02-03 period start", "2026-02-07 period end"]),
  ]

  @Test(arguments: samples)
  func `a file with less or other than usual is still its app's`(sample: Sample) throws {
    let read = try diary(sample.text)
    #expect(read.kind == sample.kind)
    #expect(read.lines == sample.lines)
    for word in sample.left { #expect(read.left.contains(word), "\(word) in \(read.left)") }
  }
}
