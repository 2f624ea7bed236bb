import Testing

/// What a message may write: only what it tells as a fact about her.
struct TruthfulLoggingTests {
  /// A message and the lines it adds, in order of text; nothing stands for none.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let lines: [String]
    var testDescription: String { text }

    init(_ text: String, _ lines: String...) {
      self.text = text
      self.lines = lines.sorted()
    }
  }

  private func check(_ message: Case) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(message.text)
    #expect(said.added.sorted() == message.lines, "\(said.text)")
    #expect(!said.text.isEmpty)
  }

  @Test(arguments: [
    Case("no cramps today", "2026-03-09 symptom cramps none"),
    Case("I don't have cramps", "2026-03-09 symptom cramps none"),
    Case("my cramps are gone", "2026-03-09 symptom cramps none"),
    Case("no headache yesterday", "2026-03-08 symptom headache none"),
    Case("not tired today", "2026-03-09 symptom fatigue none"),
    Case(
      "no cramps but a bad headache", "2026-03-09 symptom cramps none",
      "2026-03-09 symptom headache severe"),
    Case("I'm not on my period"), Case("my period didn't come"),
    Case("my period hasn't started yet"), Case("period did not start today"),
    Case("still no period"), Case("no sign of my period"), Case("I haven't got my period"),
    Case("didn't drink any coffee"), Case("no coffee today"), Case("I haven't had any wine"),
    Case("no sex this week"), Case("we didn't have sex"), Case("no spotting"),
    Case("I'm not bleeding"), Case("haven't taken my pill"), Case("forgot my pill"),
    Case("I missed my vitamins today"), Case("skipped yoga today"), Case("didn't go for a run"),
    Case("not sad today"), Case("I'm not anxious"),
    Case("won't stop bleeding"), Case("my period won't end"), Case("my period hasn't ended"),
    Case("my period is not over yet"), Case("the bleeding still hasn't stopped"),
  ])
  func `what is denied is not written as if it were so`(_ message: Case) throws {
    try check(message)
  }

  @Test(arguments: [
    Case("period started 31 february"), Case("my period started on Feb 30"),
    Case("my period started on 2026-13-40"), Case("my period started 31/02/2026"),
    Case("period started the 45th"), Case("cramps on the 31st of april"),
    Case("my period started next friday"), Case("my period started tomorrow"),
    Case("my period started in 3 days"),
  ])
  func `a day that cannot be is asked about and nothing is written`(_ message: Case) throws {
    try check(message)
  }

  @Test func `the right day after an impossible one completes the log`() throws {
    var bloom = try Rehearsal()
    let refused = bloom.say("my period started on 30 february")
    #expect(refused.added.isEmpty)
    #expect(refused.text.contains("30 february"))
    #expect(bloom.say("the 28th").added == ["2026-02-28 period start"])
  }

  @Test(arguments: [
    Case("is it ok to run on my period?"), Case("should i drink wine"),
    Case("can i drink coffee"), Case("why am i so tired"), Case("what if my period is heavy"),
    Case("how do i log cramps"), Case("does ibuprofen help cramps"),
    Case("do you know if cramps in the morning are normal"),
    Case("when did my period start?"), Case("I was wondering if spotting is normal"),
    Case("i wonder if my period is heavy"), Case("are cramps normal"), Case("is spotting normal"),
    Case("can stress cause headaches"), Case("why do i get headaches"),
    Case("what causes bloating?"), Case("could i take magnesium for cramps"),
    Case("is wine bad for me"), Case("do i have cramps because of stress?"),
    Case("am i supposed to feel sick"), Case("will yoga help my cramps"),
    Case("how heavy should a period be"), Case("is brown discharge normal"),
    Case("what helps with nausea"), Case("any tips for back pain"),
    Case("not sure if my period started"), Case("tell me why i am so bloated"),
    Case("did my period start on the 3rd?"), Case("how do i know if my period started"),
    Case("heavy period?"), Case("hi, is it ok to swim on my period"),
    Case("quick question, can i have wine"),
  ])
  func `a question writes nothing`(_ message: Case) throws {
    try check(message)
  }

  @Test(arguments: [
    Case("my period started today, is that early?", "2026-03-09 period start"),
    Case("my period started yesterday. is that late?", "2026-03-08 period start"),
    Case("can you log cramps 7/10", "2026-03-09 symptom cramps pain 7"),
    Case("could you log cramps 7/10?", "2026-03-09 symptom cramps pain 7"),
    Case("could you note that my period started yesterday", "2026-03-08 period start"),
    Case("please add cramps 4/10", "2026-03-09 symptom cramps pain 4"),
    Case("would you please note cramps 5/10", "2026-03-09 symptom cramps pain 5"),
    Case("i want to log cramps 3/10", "2026-03-09 symptom cramps pain 3"),
    Case("forgot to tell you, my period started on the 3rd", "2026-03-03 period start"),
    Case("what a day, cramps 6/10", "2026-03-09 symptom cramps pain 6"),
    Case("my period started today, not heavy", "2026-03-09 period start"),
    Case("cramps 5/10 as usual", "2026-03-09 symptom cramps pain 5"),
  ])
  func `a statement or a polite order is written, with or without a question`(
    _ message: Case
  ) throws {
    try check(message)
  }

  @Test(arguments: [
    Case("if my period starts tomorrow what do i do"), Case("i hope my period comes"),
    Case("i might start tomorrow"), Case("i think my period is about to start"),
    Case("hoping my period starts soon"), Case("my period is due today"),
    Case("i'm going to drink 2 glasses of water"), Case("my period will start on friday"),
    Case("my period is on its way"), Case("waiting for my period to come"),
    Case("unless my period comes i am fine"), Case("when my period comes i get cramps"),
    Case("i usually get cramps"), Case("i always get a headache before my period"),
    Case("every month i have terrible cramps"), Case("sometimes i feel sad"),
    Case("i normally bleed heavily"),
    Case("my sister got her period"), Case("my daughter has cramps"),
    Case("my friend is pregnant"), Case("my mum has a headache"), Case("she got her period today"),
    Case("my wife started her period yesterday"), Case("my girlfriend is bleeding heavily"),
    Case("last year i had terrible cramps"), Case("i used to get migraines"),
    Case("as a teenager my period was heavy"), Case("years ago i had bad cramps"),
    Case("i was sick in my last pregnancy"),
  ])
  func `wishes, plans, habits and other people write nothing`(_ message: Case) throws {
    try check(message)
  }

  @Test(arguments: [
    Case("my sister got her period, i have cramps", "2026-03-09 symptom cramps"),
    Case("my daughter is ill and i have cramps", "2026-03-09 symptom cramps"),
    Case("i usually get cramps but today i have a headache", "2026-03-09 symptom headache"),
    Case("if it matters, no. my period started today", "2026-03-09 period start"),
  ])
  func `a fact beside such words is still written`(_ message: Case) throws {
    try check(message)
  }

  @Test(arguments: [
    Case("cramps 11/10", "2026-03-09 symptom cramps"),
    Case("8dpo cramps", "2026-03-09 symptom cramps"),
    Case("8 dpo and cramps", "2026-03-09 symptom cramps"),
    Case("im 15", "2026-03-09 about age 15"),
    Case("i am 34 years old", "2026-03-09 about age 34"), Case("it was 34 degrees out"),
    Case("im 20+3", "2026-03-09 mode pregnancy", "2026-03-09 pregnancy lmp 2025-10-17"),
    Case("im 12/40", "2026-03-09 mode pregnancy", "2026-03-09 pregnancy lmp 2025-12-15"),
    Case("12/40", "2026-03-09 mode pregnancy", "2026-03-09 pregnancy lmp 2025-12-15"),
    Case("20+3/40 today", "2026-03-09 mode pregnancy", "2026-03-09 pregnancy lmp 2025-10-17"),
    Case("12+4 today", "2026-03-09 mode pregnancy", "2026-03-09 pregnancy lmp 2025-12-11"),
    Case("im 6w3d pregnant", "2026-03-09 mode pregnancy", "2026-03-09 pregnancy lmp 2026-01-23"),
    Case("20 weeks 3 days", "2026-03-09 mode pregnancy", "2026-03-09 pregnancy lmp 2025-10-17"),
    Case(
      "my periods started 1 jan, 29 jan and 26 feb", "2026-01-01 period start",
      "2026-01-29 period start", "2026-02-26 period start"),
    Case("period from 1 jan to 5 jan", "2026-01-01 period start", "2026-01-05 period end"),
    Case(
      "my period was from 26 feb to 2 march", "2026-02-26 period start", "2026-03-02 period end"),
  ])
  func `numbers and days are written as said`(_ message: Case) throws {
    try check(message)
  }

  @Test(arguments: [
    Case("my period started yestrday", "2026-03-08 period start"),
    Case("period started tusday", "2026-03-03 period start"),
    Case("got my period on wendsday", "2026-03-04 period start"),
    Case("period started 20 febuary", "2026-02-20 period start"),
    Case("my period came lst friday", "2026-03-06 period start"),
    Case("my perod startd on teh 3rd", "2026-03-03 period start"),
    Case("period started 2 days agp", "2026-03-07 period start"),
    Case("period started yestaday", "2026-03-08 period start"),
    Case("period started 2day", "2026-03-09 period start"),
    Case("period started yest", "2026-03-08 period start"),
    Case("my period will start 2mrw"),
  ])
  func `a misspelt day is still that day`(_ message: Case) throws {
    try check(message)
  }

  @Test(arguments: [
    Case("i thought my period came but it didn't"), Case("my period was due last friday"),
    Case("my period should have come yesterday"),
    Case("my puppy has cramps"), Case("our dog is in heat, started bleeding yesterday"),
    Case("she slept 5 hours"), Case("my baby slept 3 hours"),
    Case("period started yesterday for my flatmate"), Case("everybody says headaches are normal"),
    Case("forget my cramps"), Case("i gave up wine"), Case("i dropped a wine glass"),
    Case("i drank a beer before i found out"),
  ])
  func `what was due, given up, or is somebody else's writes nothing`(_ message: Case) throws {
    try check(message)
  }

  @Test(arguments: [
    Case(
      "cramps and headache yesterday, nausea today", "2026-03-08 symptom cramps",
      "2026-03-08 symptom headache", "2026-03-09 symptom nausea"),
    Case(
      "yesterday i had cramps and a headache", "2026-03-08 symptom cramps",
      "2026-03-08 symptom headache"),
    Case(
      "flow was heavy on saturday and light today", "2026-03-07 flow heavy",
      "2026-03-09 flow light"),
    Case(
      "had a coffee yesterday and i feel happy", "2026-03-08 caffeine 1 \"coffee\"",
      "2026-03-09 mood happy"),
    Case("im on day 3 of my period", "2026-03-07 period start"),
    Case("slept from 10 to 6", "2026-03-09 sleep 8 h bed 22:00 wake 06:00"),
    Case("3rd day of my period", "2026-03-07 period start"),
    Case("pain was 8 now its 3", "2026-03-09 symptom cramps pain 3"),
    Case("my temp was 36.4, no wait 36.6", "2026-03-09 temperature 36.6 C"),
    Case("period started on the 2nd no wait the 3rd", "2026-03-03 period start"),
  ])
  func `each fact has its own day, and what is put right in one breath its last value`(
    _ message: Case
  ) throws {
    try check(message)
  }

  @Test(arguments: [
    ("yes", "2025-05-13 period start"), ("no, 13 february", "2026-02-13 period start"),
    ("the 3rd", "2026-03-03 period start"),
  ])
  func `a day that would be long ago is asked about first`(
    answer: String, line: String
  ) throws {
    var bloom = try Rehearsal()
    let asked = bloom.say("period started 5/13")
    #expect(asked.added.isEmpty)
    #expect(asked.text.contains("13 May 2025"))
    #expect(bloom.say(answer).added == [line])
  }

  @Test func `a last period sets the dates of a pregnancy that has none`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im pregnant")
    #expect(
      bloom.say("my last period was on 5 january").added == ["2026-03-09 pregnancy lmp 2026-01-05"])
  }

  @Test(arguments: ["i took 20 tylenol"])
  func `what was swallowed in an overdose is not noted as a supplement`(text: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(text)
    #expect(said.added.isEmpty)
    #expect(said.text.lowercased().contains("poison") || said.text.contains("emergency"))
  }
}
