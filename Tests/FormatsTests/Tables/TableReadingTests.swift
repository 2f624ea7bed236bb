import Civil
import Physiology
import Testing

@testable import Formats
@testable import Journal

struct TableReadingTests {
  private func read(
    _ text: String, _ meanings: [String: ColumnMeaning] = [:], _ order: DayOrder? = nil
  ) throws -> (lines: [String], periods: [String], issues: [InterchangeIssue]) {
    let content = try Interchange(Array(text.utf8), meanings: meanings, order: order)
    switch content {
    case .table(let arrival): return (arrival.entries.map(\.line), [], arrival.issues)
    case .app(let diary, let issues):
      let days = diary.periods.map { "\($0.start.iso)…\($0.end?.iso ?? "")" }
      return (diary.entries.map(\.line), days, issues)
    default: throw LineFault(0, "this is no table", "")
    }
  }

  @Test func `a table that bloom wrote comes back as it was`() throws {
    var full = Journal()
    for line in sampleLines { full.apply(.add(try entry(line))) }
    let text = DiaryTable.csv(of: full, leavingOut: [])
    let back = try read(text)
    #expect(back.issues.isEmpty, "\(back.issues)")
    #expect(back.lines == full.chronological.map(\.line))
    #expect(back.periods == [])
  }

  @Test func `sex and libido are in no table unless they are asked for`() throws {
    var full = Journal()
    for line in sampleLines { full.apply(.add(try entry(line))) }
    let text = DiaryTable.csv(of: full, leavingOut: DiaryTable.privateKinds)
    #expect(!text.contains("sex") && !text.contains("libido"))
    #expect(DiaryTable.csv(of: full, leavingOut: []).contains("sex"))
  }

  @Test(arguments: [
    ("bbt", "36.74°C", "temperature 36.74 C"), ("temp", "97,9 °F", "temperature 97.9 F"),
    ("temperature", "36.5 c", "temperature 36.5 C"), ("BBT", "98.1f", "temperature 98.1 F"),
    ("Cervical Mucus", "Egg White", "discharge eggwhite"), ("cm", "Sticky", "discharge sticky"),
    ("Intercourse", "yes", "sex"), ("Had sex", "unprotected", "sex unprotected"),
    ("Step Count", "7,250", "steps 7250"), ("Resting HR", "58", "pulse 58 bpm"),
  ])
  func `units stand where they are written, and columns have the names that apps give them`(
    column: String, cell: String, line: String
  ) throws {
    let read = try read("date,\(column)\n2026-02-10,\"\(cell)\"\n")
    #expect(read.lines == ["2026-02-10 \(line)"], "\(read.issues)")
  }

  @Test func `columns that speak for themselves need no map`() throws {
    let table = try read(
      "Date;Flow;BBT;Notes;Symptoms\r\n2026-03-01;Very Heavy;36,62;\"tired; cold\";cramps, jaw pain\r\n"
    )
    #expect(
      table.lines == [
        "2026-03-01 flow very_heavy", "2026-03-01 temperature 36.62 C",
        "2026-03-01 note \"tired; cold\"", "2026-03-01 symptom cramps",
        "2026-03-01 symptom jaw_pain",
      ])
    #expect(table.issues.isEmpty)
  }

  @Test func `a column is what she says it is`() throws {
    let meanings: [String: ColumnMeaning] = [
      "Tag": .date, "Kopf": try #require(ColumnMeaning("symptom headache")),
      "Gewicht": try #require(ColumnMeaning("weight")), "Rest": .ignored,
    ]
    let table = try read("Tag,Kopf,Gewicht,Rest\n2026-03-01,x,61.5,?\n2026-03-02,no,,\n", meanings)
    #expect(table.lines == ["2026-03-01 symptom headache", "2026-03-01 weight 61.5 kg"])
    #expect(table.issues.isEmpty)
  }

  @Test func `bleeding without starts gives periods, and spotting gives none`() throws {
    let table = try read(
      """
      date,bleeding.value
      2026-03-01,1
      2026-03-02,3
      2026-03-04,2
      2026-03-20,0
      2026-03-29,2

      """)
    #expect(table.periods == ["2026-03-01…2026-03-04", "2026-03-29…2026-03-29"])
    #expect(table.lines.contains("2026-03-20 flow spotting"))
  }

  @Test func `a list of periods is read by its starts and ends`() throws {
    let table = try read("start_date,end_date\n01.03.2026,05.03.2026\n29.03.2026,\n")
    #expect(table.periods == ["2026-03-01…2026-03-05", "2026-03-29…"])
  }

  @Test(arguments: [
    ("13/4/2026,3/4/2026", DayOrder.dayFirst), ("4/13/2026,3/4/2026", .monthFirst),
    ("3.4.2026", .dayFirst), ("2026-04-03", .yearFirst),
  ])
  func `the order of a day is seen in the whole column`(days: String, order: DayOrder) throws {
    let cells = days.split(separator: ",").map { SeparatedTable.Cell(raw: String($0), offset: 0) }
    #expect(try DayOrder.of(cells) == order)
  }

  @Test func `a day that can be two is refused until she says which`() throws {
    let text = "date,flow\n3/4/2026,heavy\n"
    do {
      _ = try read(text)
      Issue.record("the day was guessed")
    } catch let issue as InterchangeIssue {
      #expect(issue.line == 2)
      #expect(issue.remedy.contains("--dates dmy"))
    }
    #expect(try read(text, [:], .dayFirst).lines == ["2026-04-03 flow heavy"])
    #expect(try read(text, [:], .monthFirst).lines == ["2026-03-04 flow heavy"])
  }

  @Test func `what is not understood is named cell by cell and left out`() throws {
    let table = try read("date,flow,Foo\n2026-03-01,purple,1\nsoon,heavy,2\n2026-02-30,light,\n")
    #expect(table.lines.isEmpty)
    #expect(table.issues.map(\.line) == [1, 2, 3, 4])
    #expect(table.issues.map(\.column) == [11, 12, 1, 1])
    #expect(table.issues[0].remedy.contains("--map"))
  }

  @Test(arguments: [
    ("a,b\n1,2\n", "--map COLUMN=date"), ("date,note\n2026-03-01,\"open\n", "end it"),
    ("date\u{0}", "--map"),
  ])
  func `a table without days or with an open quote is refused`(text: String, remedy: String) {
    do {
      _ = try read(text)
      Issue.record("\(text) was read")
    } catch let issue as InterchangeIssue {
      #expect(issue.remedy.contains(remedy), "\(issue)")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func `any bytes are read or refused, never trapped on`() {
    var course = SplitMix64(11)
    let alphabet = Array("{}[]\",;\n\\u0d8: dateflow2026-03-01\u{0}é\t".utf8) + [0xFF]
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0...60, using: &course)).map { _ in
        alphabet.randomElement(using: &course) ?? 0
      }
      _ = try? Interchange(bytes)
      _ = try? Interchange(Array("date,flow,note\n".utf8) + bytes)
      _ = try? Interchange(Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\n".utf8) + bytes)
      _ = try? Interchange(Array("<HealthData>\n <Record type=\"".utf8) + bytes)
      _ = try? Interchange(Array("period start date:\npregnant:\n".utf8) + bytes)
      _ = try? Interchange(Array("{\"bloom\":1,\"entries\":[".utf8) + bytes)
    }
  }
}
