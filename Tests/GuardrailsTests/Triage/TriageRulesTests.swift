import Guardrails
import Language
import Physiology
import Records
import Testing

/// Every sample of every rule, and what holds of all of them.
struct TriageRulesTests {
  static let files = [("red_flags", "RedFlag"), ("declines", "Decline")]

  static func samples(_ field: String) -> [Sample] {
    files.flatMap { Rules.samples(field, $0, $1) }.map { Sample(rule: $0, $1) }
  }

  /// The samples to catch, each with what the rules find in it: looked for once for all tests.
  private static let caught = Result {
    try samples("Catch").map { (sample: $0, concerns: try Rules.concerns(in: $0)) }
  }

  static let levels: [String: CareLevel] = {
    var levels: [String: CareLevel] = [:]
    for (file, type) in files {
      for record in Rules.records(file, type) {
        levels[record["Id"] ?? ""] = CareLevel(rawValue: record["Level"] ?? "")
      }
    }
    return levels
  }()

  @Test func `the rules can be read`() throws {
    _ = try Rules.triage.get()
    #expect(Self.levels.count >= 80)
  }

  @Test func `every rule has ten samples to catch and six to pass`() {
    let catches = Dictionary(grouping: Self.samples("Catch"), by: \.rule)
    let passes = Dictionary(grouping: Self.samples("Pass"), by: \.rule)
    for rule in Self.levels.keys {
      #expect((catches[rule] ?? []).count >= 10, "\(rule)")
      #expect((passes[rule] ?? []).count >= 6, "\(rule)")
    }
  }

  @Test func `no sample is written twice and none belongs to no rule`() {
    let rules = Set(Self.levels.keys).union(Rules.records("claims", "Claim").map { $0["Id"] ?? "" })
    var seen: Set<String> = []
    for record in Rules.records("samples", "Sample") {
      let id = record["Id"] ?? ""
      #expect(rules.contains(id), "\(id)")
      for text in record.all("Catch") + record.all("Pass") {
        #expect(seen.insert("\(id) \(text)").inserted, "\(id): \(text)")
      }
    }
  }

  @Test func `every sample to catch raises its rule at its level or above`() throws {
    for (sample, concerns) in try Self.caught.get() {
      let level = try #require(Self.levels[sample.rule])
      #expect(
        concerns.contains { $0.id == sample.rule && $0.level >= level },
        "\(sample) raised \(concerns.map(\.id))")
      let highest = try #require(concerns.first, "\(sample)")
      #expect(highest.level >= level, "\(sample)")
    }
  }

  @Test func `no sample to pass raises its rule`() throws {
    for sample in Self.samples("Pass") {
      let raised = try Rules.concerns(in: sample).first {
        $0.id == sample.rule && $0.level > .ok
      }
      #expect(raised == nil, "\(sample) because \(raised?.because ?? [])")
    }
  }

  @Test func `what decided is always the words of the message`() throws {
    for (sample, concerns) in try Self.caught.get() {
      for concern in concerns {
        #expect(!concern.because.isEmpty || sample.context.mode != .cycle, "\(sample)")
        for words in concern.because { #expect(sample.text.contains(words), "\(sample): \(words)") }
      }
    }
  }

  @Test func `capitals and blank space change nothing`() throws {
    for (sample, concerns) in try Self.caught.get().striding(3) {
      let plain = concerns.map(\.id)
      let loud = try Rules.triage.get().concerns(
        in: Normaliser().normalise("  " + sample.text.uppercased() + "  "),
        context: sample.context)
      #expect(loud.map(\.id) == plain, "\(sample)")
    }
  }

  @Test func `a second red flag never lowers the first`() throws {
    let rules = try Rules.triage.get()
    let first = "im soaking a pad an hour and feel faint"
    let context = TriageContext(mode: .cycle)
    for sample in Self.samples("Catch").striding(5) where sample.context.mode == .cycle {
      let both = rules.triage(
        Normaliser().normalise("\(first). \(sample.text)"), context: context)
      #expect(both.level == .emergency, "\(sample)")
    }
  }

  @Test func `a hundred words of small talk before a red flag do not hide it`() throws {
    let talk = String(repeating: "the weather was lovely and we went to the park. ", count: 10)
    for sample in Self.samples("Catch").striding(5)
    where Self.levels[sample.rule] == .emergency {
      let concerns = try Rules.triage.get().concerns(
        in: Normaliser().normalise(talk + sample.text), context: sample.context)
      #expect(concerns.first?.level == .emergency, "\(sample)")
    }
  }

  @Test(arguments: [
    ("im soaking a pad an hour and feel faint", CareLevel.emergency),
    ("i want to die", .emergency),
    ("is this endometriosis", .decline),
    ("period for 12 days", .provider),
    ("the condom broke last night", .urgent),
    ("hello there", .ok),
  ])
  func `the decision follows the level`(text: String, level: CareLevel) throws {
    let triage = try Rules.triage.get()
      .triage(Normaliser().normalise(text), context: TriageContext(mode: .cycle))
    #expect(triage.level == level)
    switch triage {
    case .proceed: #expect(level == .ok)
    case .accompany: #expect(level == .provider)
    case .intercept: #expect(level == .decline || level >= .urgent)
    }
  }

  @Test func `a danger asked about in general is answered with where to turn`() throws {
    let triage = try Rules.triage.get().triage(
      Normaliser().normalise("what are the signs of an ectopic, shoulder pain and bleeding?"),
      context: TriageContext(mode: .ttc))
    guard case .accompany(let concern) = triage else {
      Issue.record("expected the answer to be accompanied")
      return
    }
    #expect(concern.level == .ok)
    #expect(concern.line(emergency: "999").text.contains("999"))
  }

  @Test func `the weeks said in the message count before those of the journal`() throws {
    let message = Normaliser().normalise("baby quiet today, 31 weeks pregnant")
    let rules = try Rules.triage.get()
    let early = rules.triage(message, context: TriageContext(mode: .pregnancy, weeks: 12))
    #expect(early.concern?.id == "rfm")
  }

  @Test func `an unknown week is taken as late enough to matter`() throws {
    let message = Normaliser().normalise("baby not moving")
    let rules = try Rules.triage.get()
    #expect(rules.triage(message, context: TriageContext(mode: .pregnancy)).level == .urgent)
    #expect(
      rules.triage(message, context: TriageContext(mode: .pregnancy, weeks: 15)) == .proceed)
  }

  @Test(arguments: [
    "", " ", "\n\n", "?!", "🩸🩸🩸", "0 0 0 0", String(repeating: "no ", count: 400),
    String(repeating: ",", count: 500), String(repeating: "38 ", count: 300),
    String(repeating: "pad an hour since ", count: 200),
  ])
  func `any text can be triaged`(text: String) throws {
    let concerns = try Rules.triage.get()
      .concerns(in: Normaliser().normalise(text), context: TriageContext(mode: .pregnancy))
    #expect(concerns.flatMap(\.because).allSatisfy { text.contains($0) })
  }
}

extension Array {
  /// Every so many of the elements.
  fileprivate func striding(_ step: Int) -> [Element] {
    stride(from: 0, to: count, by: step).map { self[$0] }
  }
}
