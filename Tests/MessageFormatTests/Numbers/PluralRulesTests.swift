import Testing

@testable import MessageFormat

/// Which form each language uses for which number; the examples are those the CLDR names.
struct PluralRulesTests {
  private func shown(_ source: String, _ locale: String) throws -> String {
    let template = try Template(
      parsing: """
        .local $n = {\(source)} .match $n
        zero {{zero}} one {{one}} two {{two}} few {{few}} many {{many}} * {{other}}
        """)
    return template.format(locale: locale).text
  }

  @Test(arguments: [
    ("en", "one: 1; other: 0 2 3 10 11 21 100 1000000"),
    ("de", "one: 1; other: 0 2 3 10 11 21 100 1000000"),
    ("es", "one: 1; many: 1000000 2000000 1000000000; other: 0 2 16 100 1000 1000001"),
    ("fr", "one: 0 1; many: 1000000 2000000; other: 2 17 100 1000 1000001"),
    ("pt", "one: 0 1; many: 1000000; other: 2 17 100 1000"),
    ("pt-PT", "one: 1; many: 1000000; other: 0 2 17 100"),
    ("hi", "one: 0 1; other: 2 17 100 1000"),
    (
      "ar",
      """
      zero: 0; one: 1; two: 2; few: 3 10 103 110 1003; many: 11 26 99 111 1011; \
      other: 100 101 102 200 202 1000 1000000
      """
    ),
    ("zh-Hant", "other: 0 1 2 5 100"), ("zh", "other: 0 1 2"), ("xx", "other: 0 1 2"),
  ])
  func `a count has the form of its language`(locale: String, examples: String) throws {
    for (category, numbers) in pairs(examples) {
      for number in numbers {
        #expect(try shown("\(number) :number", locale) == category, "\(locale) \(number)")
      }
    }
  }

  @Test(arguments: [
    (
      "en",
      "one: 1 21 31 101 1001; two: 2 22 102; few: 3 23 103; other: 0 4 11 12 13 111 112 113 1000"
    ),
    ("fr", "one: 1; other: 0 2 16 100"),
    ("hi", "one: 1; two: 2 3; few: 4; many: 6; other: 0 5 7 17"),
    ("es", "other: 1 2 3"), ("de", "other: 1 2 3"), ("pt", "other: 1 2 3"), ("ar", "other: 1 2 3"),
    ("zh-Hant", "other: 1 2 3"),
  ])
  func `a rank has the form of its language`(locale: String, examples: String) throws {
    for (category, numbers) in pairs(examples) {
      for number in numbers {
        let source = "\(number) :number select=ordinal"
        #expect(try shown(source, locale) == category, "\(locale) \(number)")
      }
    }
  }

  @Test(arguments: [
    ("en", "1 :number minimumFractionDigits=1", "other"), ("en", "1.5 :number", "other"),
    ("es", "1 :number minimumFractionDigits=1", "one"), ("es", "1.5 :number", "other"),
    ("fr", "1.5 :number", "one"), ("fr", "1.9 :number", "one"), ("fr", "2.0 :number", "other"),
    ("pt", "1.5 :number", "one"), ("pt-PT", "1 :number minimumFractionDigits=1", "other"),
    ("hi", "0.5 :number", "one"), ("hi", "1.5 :number", "other"),
    ("ar", "0.5 :number", "other"), ("ar", "3 :number minimumFractionDigits=1", "few"),
    ("es", "1000000 :number minimumFractionDigits=1", "other"),
    ("en", "1.5 :integer", "other"), ("en", "1.4 :integer", "one"),
    ("en", "0.01 :percent", "one"), ("en", "-1 :number", "one"),
    ("ar", "1000000000000000000000000000000003 :number", "few"),
    ("en", "1000000000000000000000000000000001 :number", "other"),
    ("ar", "1000000000000000000000000000000000 :number", "other"),
  ])
  func `the digits that are shown decide`(locale: String, source: String, form: String) throws {
    #expect(try shown(source, locale) == form)
  }

  @Test(arguments: [
    "one", "one i = 1", "one: i", "one: x = 1", "one: i = a", "one: i % 0 = 1", "one: i = 3..1",
    "one: i = 1 and", "none: i = 1", "one: i < 1", "one: i = 1 or or v = 0",
  ])
  func `a line that breaks the syntax is no rule`(line: String) {
    #expect(PluralRules(line) == nil)
  }

  @Test func `every language's line can be read`() {
    let known: [(String, PluralCategory.Kind)] = [
      ("en", .cardinal), ("en", .ordinal), ("es", .cardinal), ("fr", .cardinal), ("fr", .ordinal),
      ("de", .cardinal), ("pt", .cardinal), ("pt-PT", .cardinal), ("hi", .cardinal),
      ("hi", .ordinal), ("ar", .cardinal),
    ]
    for (locale, kind) in known {
      #expect(PluralRules.rules(of: LocaleTag(locale), kind) != nil, "\(locale) \(kind)")
    }
  }

  private func pairs(_ examples: String) -> [(String, [String])] {
    examples.split(separator: "; ").map { line in
      let halves = line.split(separator: ": ")
      return (String(halves[0]), halves[1].split(separator: " ").map(String.init))
    }
  }
}
