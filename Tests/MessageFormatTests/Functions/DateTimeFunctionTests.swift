import Civil
import MessageFormat
import Testing

/// How days and times are written.
struct DateTimeFunctionTests {
  private static let moment = "2006-01-02T15:04:06"

  private func show(_ source: String, locale: String = "en") throws -> String {
    let formatted = try Template(parsing: source).format(locale: locale)
    #expect(formatted.errors == [])
    return formatted.text
  }

  @Test(arguments: [
    ("", "Jan 2, 2006"), ("length=long", "January 2, 2006"), ("length=short", "1/2/06"),
    ("fields=weekday", "Mon"), ("fields=weekday length=long", "Monday"),
    ("fields=month-day", "Jan 2"), ("fields=month-day length=short", "1/2"),
    ("fields=day-weekday", "2 Mon"), ("fields=month-day-weekday", "Mon, Jan 2"),
    ("fields=year-month-day-weekday length=long", "Monday, January 2, 2006"),
    ("calendar=gregory timeZone=input", "Jan 2, 2006"),
  ])
  func `a day is written by its fields and length`(options: String, text: String) throws {
    #expect(try show("{|2006-01-02| :date \(options)}") == text)
    #expect(try show("{|\(Self.moment)| :date \(options)}") == text)
  }

  @Test(arguments: [
    ("", "3:04\u{202F}PM"), ("precision=second", "3:04:06\u{202F}PM"),
    ("precision=hour", "3\u{202F}PM"), ("hour12=false", "15:04"),
    ("hour12=false precision=second", "15:04:06"),
  ])
  func `a time is written by its precision`(options: String, text: String) throws {
    #expect(try show("{|\(Self.moment)| :time \(options)}") == text)
  }

  @Test(arguments: [
    ("en-GB", "", "2 Jan 2006"), ("en-GB", "length=long", "2 January 2006"),
    ("en-GB", "length=short", "02/01/2006"),
    ("en-GB", "length=long fields=year-month-day-weekday", "Monday 2 January 2006"),
    ("en-US", "", "Jan 2, 2006"), ("de", "", "2006-01-02"), ("und", "fields=month-day", "01-02"),
    ("fr", "fields=weekday", "02"),
  ])
  func `a region has its own order and an unknown language the neutral one`(
    locale: String, options: String, text: String
  ) throws {
    #expect(try show("{|2006-01-02| :date \(options)}", locale: locale) == text)
  }

  @Test(arguments: [
    ("en", "00:05", "12:05\u{202F}AM"), ("en", "12:00", "12:00\u{202F}PM"),
    ("en-AU", "23:59", "11:59\u{202F}pm"), ("en-GB", "09:05", "09:05"), ("de", "09:05", "09:05"),
  ])
  func `hours are counted as the region does`(locale: String, time: String, text: String) throws {
    #expect(try show("{|\(time)| :time}", locale: locale) == text)
  }

  @Test(arguments: [
    ("{|2006-01-02T15:04:06| :datetime}", "Jan 2, 2006, 3:04\u{202F}PM"),
    (
      "{|2006-01-02T15:04:06| :datetime dateLength=long timePrecision=second}",
      "January 2, 2006 at 3:04:06\u{202F}PM"
    ),
    ("{|2006-01-02| :datetime}", "Jan 2, 2006, 12:00\u{202F}AM"),
    (
      "{|2006-01-02T15:04:06.25Z| :time timeZoneStyle=short}", "3:04\u{202F}PM UTC"
    ),
    (
      "{|2006-01-02T15:04+05:30| :datetime timeZoneStyle=long}",
      "Jan 2, 2006, 3:04\u{202F}PM GMT+05:30"
    ),
    (
      ".local $d = {|2006-01-02T15:04:06| :datetime dateLength=long} {{{$d :date}}}",
      "Jan 2, 2006"
    ),
    (
      ".local $d = {|2006-01-02T15:04:06| :datetime hour12=false} {{{$d :time precision=second}}}",
      "15:04:06"
    ),
    (
      ".local $d = {|2006-01-02T15:04:06| :date length=short} {{{$d :date length=long}}}",
      "January 2, 2006"
    ),
  ])
  func `both together, and one made of the other`(source: String, text: String) throws {
    #expect(try show(source) == text)
  }

  @Test func `values of the program are written too`() throws {
    let moment = try #require(Moment(iso: "2026-03-11T09:30"))
    let arguments: [String: Argument] = [
      "d": .date(moment.date), "t": .time(moment.time), "m": .moment(moment),
    ]
    let formatted = try Template(parsing: "{$d :date} {$t :time} {$m :datetime} {$m}").format(
      arguments, locale: "en-GB")
    #expect(formatted.errors == [])
    #expect(formatted.text == "11 Mar 2026 09:30 11 Mar 2026, 09:30 2026-03-11T09:30")
  }

  @Test(arguments: [
    "2006-02-30", "2006-1-2", "2006-01-02T", "2006-01-02T25:00", "2006-01-02T10:60",
    "2006-01-02T10:00:61", "2006-01-02T10:00:00.", "2006-01-02T10:00+1", "2006-01-02 10:00", "",
    "T10:00", "10", "2006-01-02T10:00Zulu", "é", "2006-01-02T10:00Z02:00",
    "2006-01-02T10:00x02:00", "2006-01-02T10:00+15:00", "2006-01-02T10:00+14:30",
    "2006-01-02T10:00:00.\(String(repeating: "0", count: 60))",
  ])
  func `a text that is no date is refused`(text: String) throws {
    let formatted = try Template(parsing: "{|\(text)| :datetime}").format()
    #expect(formatted.errors == [.badOperand(function: "datetime", source: "|\(text)|")])
  }

  @Test(arguments: [
    "09:30+02:00", "09:30-11:00", "09:30Z", "09:30:15.5+14:00", "09:30", "09:30:15",
  ])
  func `a time alone can have a zone`(text: String) throws {
    #expect(try show("{|\(text)| :time}") == "9:30\u{202F}AM")
  }

  @Test(arguments: [("date", "length", "long"), ("time", "precision", "second")])
  func `what is shown of a day has to be a literal`(
    function: String, option: String, value: String
  ) throws {
    let template = try Template(parsing: "{|\(Self.moment)| :\(function) \(option)=$o}")
    let formatted = template.format(["o": .string(value)])
    #expect(formatted.errors == [.badOption(function: function, option: option)])
  }

  @Test func `a time alone has no date`() throws {
    for function in ["date", "datetime"] {
      let formatted = try Template(parsing: "{|10:00| :\(function)}").format()
      #expect(formatted.errors == [.badOperand(function: function, source: "|10:00|")])
    }
  }

  @Test(arguments: [
    ("date", "length=tiny"), ("date", "fields=all"), ("time", "precision=day"),
    ("datetime", "dateLength=wide"), ("datetime", "hour12=maybe"), ("date", "calendar=lunar"),
    ("time", "timeZone=UTC"), ("time", "timeZoneStyle=none"),
  ])
  func `an option that does not fit is told and left out`(function: String, option: String) throws {
    let name = String(option.prefix { $0 != "=" })
    let formatted = try Template(parsing: "{|\(Self.moment)| :\(function) \(option)}").format()
    #expect(formatted.errors == [.badOption(function: function, option: name)])
    #expect(!formatted.text.isEmpty)
  }

  @Test func `no date selects`() throws {
    let template = try Template(parsing: ".input {$d :date} .match $d 1 {{one}} * {{any}}")
    let formatted = template.format(["d": "2006-01-02"])
    #expect(formatted.text == "any")
    #expect(formatted.errors == [.badSelector("d")])
  }
}
