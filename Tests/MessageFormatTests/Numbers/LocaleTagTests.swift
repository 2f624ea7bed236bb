import Testing

@testable import MessageFormat

/// What is read of a locale's tag.
struct LocaleTagTests {
  @Test(arguments: [
    ("en", ""), ("en-GB", "GB"), ("en_gb", "GB"), ("zh-Hant-TW", "TW"), ("zh-Hant", ""),
    ("es-419", "419"), ("en-u-nu-latn", ""), ("en-US-u-nu-latn", "US"),
    ("es-419-u-ca-gregory", "419"),
    ("en-x-nu", ""), ("de-1996", ""), ("de-AT-1996", "AT"), ("ca-ES-valencia", "ES"), ("", ""),
    ("-", ""), ("en-1a", ""), ("en-Latn-u-nu", ""),
  ])
  func `the region is the one before any extension`(tag: String, region: String) {
    #expect(LocaleTag(tag).region == region)
  }

  @Test(arguments: [
    ("ar", Direction.rightToLeft), ("ar-EG", .rightToLeft), ("en", .leftToRight),
    ("ar-Latn", .leftToRight), ("az-Arab-IQ", .rightToLeft), ("he-u-nu-latn", .rightToLeft),
    ("xx", .leftToRight),
  ])
  func `the direction is that of the script, else of the language`(
    tag: String, direction: Direction
  ) {
    #expect(LocaleTag(tag).direction == direction)
  }
}
