import Guardrails
import Knowledge
import Records
import Testing

/// What is said when a rule holds: short, plain, with a person to turn to.
struct RepliesTests {
  static let replies: [(id: String, text: String)] = {
    let fields = [("red_flags", "RedFlag"), ("declines", "Decline"), ("red_flags", "Distant")]
    return fields.flatMap { Rules.records($0, $1) }.flatMap { record in
      (record.all("Say") + record.all("RaisedSay") + record.all("VariantSay"))
        .map { (record["Id"] ?? "distant", $0) }
    }
  }()

  @Test func `a reply has at most forty words`() {
    for (id, text) in Self.replies {
      #expect(text.split(whereSeparator: \.isWhitespace).count <= 40, "\(id)")
    }
  }

  @Test func `a reply reads at grade six or lower`() {
    for (id, text) in Self.replies {
      let grade = Readability(text).grade
      #expect(grade <= 6.9, "\(id): \(grade)")
    }
  }

  @Test func `a reply never raises its voice`() {
    for (id, text) in Self.replies { #expect(!text.contains("!"), "\(id)") }
  }

  @Test func `a reply names no number of its own`() {
    for (id, text) in Self.replies { #expect(text.filter(\.isNumber).isEmpty, "\(id)") }
  }

  @Test func `an emergency says whom to call and not to be alone`() {
    for record in Rules.records("red_flags", "RedFlag") where record["Level"] == "emergency" {
      #expect(record["Say"]?.contains("{emergency}") == true, "\(record["Id"] ?? "")")
    }
    for record in Rules.records("red_flags", "RedFlag") where record["RaisedSay"] != nil {
      #expect(record["RaisedSay"]?.contains("{emergency}") == true, "\(record["Id"] ?? "")")
    }
  }

  @Test func `a rule that can be raised to an emergency says so in its own words`() {
    for record in Rules.records("red_flags", "RedFlag") {
      #expect((record["Raise"] == nil) == (record["RaisedSay"] == nil), "\(record["Id"] ?? "")")
    }
  }

  @Test func `a rule with other words for some says for whom`() {
    for record in Rules.records("red_flags", "RedFlag") {
      #expect((record["Variant"] == nil) == (record["VariantSay"] == nil), "\(record["Id"] ?? "")")
    }
  }

  private static let times: [(soon: ActionTime, words: [String])] = [
    (.now, [" now", "at once", "any hour"]), (.today, [" today", " tonight"]),
    (.days, ["next days", "within days", " soon"]),
  ]

  /// How soon a text asks to act: by its first word of time that stands under no condition, and in
  /// what cannot wait for an appointment else by the first under one.
  private static func soon(_ text: String, _ level: String) -> ActionTime {
    let sentences = text.split { ".;".contains($0) }.map { $0.drop { $0 == " " } }
    let plain = sentences.filter { !$0.hasPrefix("If ") && !$0.hasPrefix("With ") }
    return first(plain) ?? (level == "provider" ? nil : first(sentences)) ?? .weeks
  }

  private static func first(_ sentences: [Substring]) -> ActionTime? {
    sentences.lazy.compactMap { sentence in
      times.flatMap { time in
        time.words.compactMap { word in
          sentence.firstRange(of: word).map { (place: $0.lowerBound, soon: time.soon) }
        }
      }.min { $0.place < $1.place }?.soon
    }.first
  }

  @Test func `how soon a rule is acted on is what its text says`() {
    for record in Rules.records("red_flags", "RedFlag") {
      let (id, level) = (record["Id"] ?? "", record["Level"] ?? "")
      #expect(Self.soon(record["Say"] ?? "", level).rawValue == record["Soon"], "\(id)")
      if let raised = record["RaisedSay"] {
        #expect(Self.soon(raised, "emergency") == .now, "\(id)")
      }
      if level != "provider", let variant = record["VariantSay"] {
        #expect(Self.soon(variant, level).rawValue == record["Soon"], "\(id)")
      }
    }
  }

  @Test func `a level and how soon fit each other`() {
    let fitting: [String: Set<String>] = [
      "emergency": ["now"], "urgent": ["now", "today"], "provider": ["today", "days", "weeks"],
    ]
    for record in Rules.records("red_flags", "RedFlag") {
      let soon = record["Soon"] ?? ""
      #expect(fitting[record["Level"] ?? ""]?.contains(soon) == true, "\(record["Id"] ?? "")")
    }
  }

  @Test func `every source of a reply is known`() throws {
    let known = Set(
      try Rules.library.records("sources.rec", type: "Source").compactMap { $0["Id"] })
    for record in Rules.records("red_flags", "RedFlag") + Rules.records("declines", "Decline") {
      for source in record.all("Source") { #expect(known.contains(source), "\(source)") }
    }
  }
}
