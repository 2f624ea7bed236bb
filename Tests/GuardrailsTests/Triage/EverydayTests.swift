import Guardrails
import Language
import Physiology
import Testing

/// Questions and slips of every day that are no danger, and signs near them that are.
struct EverydayTests {
  func assess(
    _ text: String, mode: Mode = .cycle, weeks: Int? = nil, days: Int? = nil
  ) throws -> Assessment {
    try Rules.triage.get().assess(
      Normaliser().normalise(text),
      context: TriageContext(mode: mode, weeks: weeks, daysPostpartum: days))
  }

  @Test(arguments: [
    "how many kicks should i feel", "what is a normal kick count", "how do i count kicks",
    "when should i start counting movements", "do babies move less at the end",
    "is 10 kicks in 2 hours the rule", "how often should a baby move at 30 weeks",
    "how many movements are normal in a day",
  ])
  func `a question about counting kicks is no danger`(text: String) throws {
    #expect(try assess(text, mode: .pregnancy, weeks: 30).triage.level < .provider)
  }

  @Test(arguments: [
    "how many kicks should i feel, she has only moved twice today",
    "how often should he move, hes gone really quiet",
  ])
  func `a question beside fewer movements is one`(text: String) throws {
    #expect(try assess(text, mode: .pregnancy, weeks: 30).triage.level >= .urgent)
  }

  @Test(arguments: [
    ("i vomited after taking the pill", "pill_brought_up"),
    ("i missed a pill yesterday", "pill_missed_once"),
  ])
  func `a slip with the pill is settled without alarm`(text: String, rule: String) throws {
    let found = try assess(text)
    #expect(found.triage.concern?.id == rule)
    #expect(found.triage.level == .provider && found.isSettled && !found.isOpenToDoubt)
  }

  @Test(arguments: [
    ("took the whole packet of pills and vomited", CareLevel.emergency),
    ("missed a pill and had sex", .urgent), ("i missed three pills", .urgent),
    ("vomited after my pill and i want to die", .emergency),
  ])
  func `more than a slip is not settled`(text: String, level: CareLevel) throws {
    let found = try assess(text)
    #expect(found.triage.level >= level && !found.isSettled)
  }

  @Test(arguments: [
    "scary thoughts about dropping the baby that i would never want",
    "intrusive thoughts about hurting my son, they horrify me",
    "images of her falling down the stairs pop into my head",
  ])
  func `an unwanted thought is for today, with its own words`(text: String) throws {
    let found = try assess(text, mode: .postpartum, days: 40)
    #expect(found.triage.concern?.id == "unwanted_thoughts" && found.triage.level == .urgent)
    #expect(found.triage.concern?.reply.contains("common") == true)
  }

  @Test func `an unwanted thought has words for those without a birth too`() throws {
    let found = try assess("scary thoughts of hurting my daughter that i would never want")
    #expect(found.triage.concern?.id == "unwanted_thoughts" && found.triage.level == .urgent)
    #expect(found.triage.concern?.reply.contains("birth") == false)
  }

  @Test(arguments: [
    "i want to hurt the baby", "scared i will harm my child", "i have the urge to shake him",
    "voices tell me to drop her", "unwanted thoughts of hurting him and i nearly did it",
    "i would never want to but i feel the urge to throw her",
  ])
  func `a wish, an urge or a voice is an emergency`(text: String) throws {
    #expect(try assess(text, mode: .postpartum, days: 40).triage.level == .emergency)
  }

  @Test(arguments: [
    "160 over 110", "160/110", "one sixty over one ten", "bp one hundred and sixty over ninety",
    "my blood pressure is a hundred and sixty over a hundred and ten",
    "pressure one seventy five over eighty", "one forty over one ten on the monitor",
  ])
  func `a blood pressure in words is read like one in figures`(text: String) throws {
    let found = try assess(text, mode: .pregnancy, weeks: 30)
    #expect(found.triage.concern?.id == "high_bp_severe")
  }

  @Test(arguments: [
    "one twenty over eighty", "bp one hundred and ten over seventy", "one thirty minute walk",
  ])
  func `a low one is not`(text: String) throws {
    #expect(try assess(text, mode: .pregnancy, weeks: 30).triage.level < .urgent)
  }

  @Test(arguments: [(17, CareLevel.ok), (18, .urgent), (23, .urgent), (24, .urgent)])
  func `movements that stopped count from eighteen weeks on`(weeks: Int, level: CareLevel) throws {
    let found = try assess("baby hasn't moved today", mode: .pregnancy, weeks: weeks)
    #expect(found.triage.level == level)
  }

  @Test func `movements not felt yet are told to the midwife, from twenty-four weeks at once`()
    throws
  {
    let text = "i haven't felt any movement yet"
    #expect(try assess(text, mode: .pregnancy, weeks: 16).triage.level == .ok)
    #expect(try assess(text, mode: .pregnancy, weeks: 20).triage.level == .provider)
    #expect(try assess(text, mode: .pregnancy, weeks: 25).triage.level == .urgent)
  }

  @Test func `an age before with is no week of pregnancy`() throws {
    #expect(try assess("i am 36 with a bit of bleeding").triage.level < .urgent)
    #expect(try assess("36w with a bit of bleeding").triage.level >= .urgent)
    #expect(try assess("36 w with a bit of bleeding").triage.level >= .urgent)
  }
}
