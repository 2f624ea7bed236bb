import Records
import Testing

/// The words of a language for times and measures as one text.
struct WordingTableTests {
  @Test func `every record stands with its forms and its risky ones`() throws {
    let times = "%rec: TimeWord\n\nKind: month\nValue: 5\nForm: mai\nRisky: may\nForm: maj\n"
    let measures = "%rec: Measure\n\nId: g\nRisky: g\n"
    let table = WordingTable(
      times: try RecordFile(times, name: "time.rec"),
      measures: try RecordFile(measures, name: "units.rec"))
    #expect(
      table?.text == "05month" + "015" + "002" + "03mai" + "03maj" + "001" + "03may"
        + "07measure" + "01g" + "000" + "001" + "01g")
  }

  @Test func `a text that is too long gives no table`() throws {
    let form = String(repeating: "x", count: 5_000)
    let times = "%rec: TimeWord\n\nKind: month\nValue: 5\nForm: \(form)\n"
    let measures = try RecordFile("%rec: Measure\n", name: "units.rec")
    #expect(
      WordingTable(times: try RecordFile(times, name: "time.rec"), measures: measures) == nil)
  }
}
