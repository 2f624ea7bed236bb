import Civil
import EmbeddedKnowledge
import Knowledge
import Physiology
import Testing

@testable import Language

@Suite struct SlotFillerTests {
  private static let library = Library.embedded()
  private static let material = Result { () throws(LanguageError) in try Material(library) }
  private static let reader = Result { () throws(KnowledgeError) in
    try EntityReader(library: library)
  }

  /// The slots of an intent in a text, each as `name value`, sorted.
  func fill(_ intent: IntentID, _ text: String) throws -> [String] {
    let material = try Self.material.get()
    let record = try #require(material.intents.first { $0.id == intent })
    let message = Normaliser().normalise(text)
    let context = Context(
      mode: .cycle, reference: try #require(Moment(iso: "2026-03-11T09:30")), tense: .past)
    let reading = Reading(
      message: message, mentions: material.lexicon.mentions(in: message),
      pointers: material.grounding.pointers(in: message),
      entities: try Self.reader.get().entities(in: message, context: context))
    var filler = SlotFiller(record, reading, in: message.tokens.indices, context: context)
    return filler.fill().map { "\($0.key) \(Self.plain($0.value))" }.sorted()
  }

  private static func plain(_ value: SlotValue) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .bool(let flag): "\(flag)"
    case .date(let date): date.iso
    case .dates(let from, let to): "\(from?.iso ?? "…")/\(to?.iso ?? "…")"
    case .month(let month): String(month.first.iso.prefix(7))
    case .time(let time): time.iso
    case .list(let values): values.map(plain).joined(separator: "+")
    }
  }

  @Test(
    arguments: [
      ("log.cramps", "cramps are a 6 today", ["date 2026-03-11", "pain 6"]),
      ("log.bbt", "temp 36.52", ["temp 36.52", "unit C"]),
      ("log.bbt", "97.8 this morning", ["date 2026-03-11", "temp 97.8", "unit F"]),
      ("log.measure", "blood pressure 121 over 79", ["diastolic 79", "systolic 121"]),
      ("log.measure", "bp 12,4/7,9", ["diastolic 79", "systolic 124"]),
      ("log.measure", "resting heart rate 58, hrv 70", ["hrv 70", "rhr 58"]),
      ("log.weight", "weighed 64.3 kg", ["unit kg", "value 64.3"]),
      ("log.scale", "energy 4, stress 7", ["energy 4", "stress 7"]),
      ("log.sleep", "slept seven hours", ["hours 7"]),
      ("log.exercise", "ran for 25 minutes", ["activity run", "minutes 25"]),
      ("log.period_start", "on the 3rd", ["date 2026-03-03"]),
      ("log.symptom", "bloated and nauseous", ["symptom bloating+nausea"]),
      ("log.symptom", "no headache", ["severity none", "symptom headache"]),
      ("log.flow", "heavy", ["flow heavy"]),
      ("log.note", "note: new pads are good", ["text new pads are good"]),
      (
        "log.cramps", "cramps 6 on 10", ["pain 6"]
      ),
      (
        "log.cramps", "cramps 7 outta 10", ["pain 7"]
      ),
      (
        "log.cramps", "cramps 6/10 from 0200", ["pain 6"]
      ),
      (
        "log.scale", "stress 7 on 10, energy 4 on 10", ["energy 4", "scale 10", "stress 7"]
      ),
      (
        "log.measure", "blood pressure 124 to 79", ["diastolic 79", "systolic 124"]
      ),
      (
        "log.exercise", "walked 8.200 steps", ["activity walk", "steps 8200"]
      ),
      (
        "log.exercise", "strength 40m", ["activity strength", "minutes 40"]
      ),
      (
        "log.exercise", "spin 45", ["activity spin", "minutes 45"]
      ),
      (
        "log.exercise", "10k 52:30", ["activity run", "distance 10", "minutes 52.5", "unit km"]
      ),
      (
        "log.sleep", "slept 7:10", ["hours 7.17"]
      ),
      (
        "log.sleep", "bed 2145 up 0515", ["bed 21:45", "wake 05:15"]
      ),
      (
        "log.sleep", "slept 0815 to 1430", ["bed 08:15", "wake 14:30"]
      ),
      (
        "log.late_meal", "dined at a quarter to eleven", ["time 22:45"]
      ),
      (
        "log.supplement", "aspirin 150 taken", ["supplement aspirin"]
      ),
      (
        "log.supplement", "two tablets of paracetamol", ["count 2", "supplement paracetamol"]
      ),
      (
        "log.alcohol", "a glass and a half of wine", ["count 1.5", "drink wine"]
      ),
      (
        "log.water", "2x750ml water", ["amount 1500", "unit ml"]
      ),
      (
        "log.weight", "ten stone seven", ["extra 7", "unit st", "value 10"]
      ),
      (
        "log.flow", "day 2 heavy", ["flow heavy"]
      ),
      (
        "log.opk", "lh+", ["opk positive"]
      ),
      (
        "log.food", "had a quiche and a salad for lunch", ["food quiche+salad", "meal lunch"]
      ),
      (
        "log.caffeine", "☕☕ two lattes", ["count 2", "drink lattes"]
      ),
      (
        "log.period_end", "finished sat", ["date 2026-03-07"]
      ),
      (
        "log.period_start", "since two days", ["date 2026-03-09"]
      ),
      (
        "preg.set_dates", "edd 14th september", ["due 2026-09-14"]
      ),
      (
        "preg.set_dates", "lmp 5.1.2026", ["lmp 2026-01-05"]
      ),
      (
        "content.food", "can I eat reindeer", ["food reindeer"]
      ),
      (
        "content.body_changes", "changes in the second trimester", ["trimester 2"]
      ),
      (
        "edit.change", "fix: 61.8 not 61.3", ["value 61.8"]
      ),
      (
        "remind.set", "remind me by 6am every day to stretch",
        ["every day", "time 06:00", "what stretch"]
      ),
      (
        "remind.set", "remind creatine 0900 mon wed fri",
        ["every monday+wednesday+friday", "time 09:00", "what creatine"]
      ),
      (
        "insight.strain", "strain last 7d", ["days 7"]
      ),
      (
        "remind.set", "remind me to take my pill at 9 every night",
        ["every day", "time 21:00", "what take my pill"]
      ),
      (
        "insight.sleep", "how have I slept the last fortnight", ["days 14"]
      ),
      (
        "log.measure", "blood pressure this morning 115 on 74",
        ["date 2026-03-11", "diastolic 74", "systolic 115"]
      ),
    ] as [(String, String, [String])])
  func `slots are filled from what stands in the words`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      ("log.exercise", "jogged 6 km", ["activity jog", "distance 6", "unit km"]),
      (
        "log.exercise", "10k run in 52:30",
        ["activity run", "distance 10", "minutes 52.5", "unit km"]
      ),
      ("log.exercise", "rowed 35'", ["activity rowing", "minutes 35"]),
      ("log.food", "soup, P 20 C 30 F 8", ["carbs 30", "fat 8", "food soup", "protein 20"]),
      ("log.food", "lentils 410kcal 22g protein", ["food lentils", "kcal 410", "protein 22"]),
      ("log.supplement", "300 mg magnesium", ["dose 300", "dose_unit mg", "supplement magnesium"]),
      ("log.supplement", "vitamin D and omega 3", ["supplement vitamin D+omega 3"]),
      ("log.supplement", "took one Zaldiar", ["count 1", "supplement Zaldiar"]),
      ("log.caffeine", "a decaf cappuccino", ["count 1", "drink decaf cappuccino"]),
      ("log.water", "a pint of water", ["amount 1", "unit pint"]),
      ("log.scale", "energy 2 out of 5", ["energy 2", "scale 5"]),
      ("log.cramps", "mild cramps, 3 out of 10", ["pain 3", "severity mild"]),
      ("log.contraction", "it lasted 55 seconds", ["unit s", "value 55"]),
      ("log.kicks", "stop the count", ["action stop"]),
      ("log.kicks", "counted 9 kicks", ["count 9"]),
      ("log.measure", "tension 11,6/7,1", ["diastolic 71", "systolic 116"]),
      ("preg.set_dates", "19 SA + 2", ["days 2", "weeks 19"]),
      ("content.preg_week", "the 7th month", ["month 7"]),
      ("cycle.next_period", "the period after next", ["n 2"]),
    ] as [(String, String, [String])])
  func `amounts go to the slot their unit or name says`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      ("log.sleep", "slept from 22h to 6h15", ["bed 22:00", "wake 06:15"]),
      ("log.sleep", "bed by 10.45", ["bed 22:45"]),
      ("log.sleep", "slept well last night", ["quality good"]),
      ("log.opk", "positive at 15h", ["opk positive", "time 15:00"]),
      ("log.period_start", "started 06/03", ["date 2026-03-06"]),
      ("log.sex", "the same night", []),
      ("cycle.calendar", "let me see march", ["month 2026-03"]),
      ("insight.trend", "my weight since february", ["from 2026-02-01", "what weight"]),
      ("insight.kicks", "more kicks than last week", []),
      ("log.appointment", "osteopath, 9.40", ["time 09:40", "title osteopath"]),
      ("mode.set", "pregnancy mode since last week", ["mode pregnancy"]),
      ("remind.set", "nag me the day before", ["lead 1 day"]),
      ("remind.set", "weekly reminder on fridays for my mat", ["every friday", "what mat"]),
    ] as [(String, String, [String])])
  func `days and times are those the words mean`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      ("log.skin", "my skin is clear", ["skin clear"]),
      ("log.skin", "zits all over", ["skin acne"]),
      ("log.sex", "libido: nonexistent", ["libido low"]),
      ("log.sleep", "quality was not good", ["quality poor"]),
      ("log.opk", "strip says high", ["opk high"]),
      ("log.yoga", "half an hour of yin", ["minutes 30", "routine yin"]),
      ("log.late_meal", "noodles at 23:30", ["time 23:30"]),
      ("log.flow", "heavy, in my cup", ["flow heavy", "product menstrual_cup"]),
      ("data.delete", "erase the lot", ["what everything"]),
      ("data.import", "bring in my Ovia history", ["from ovia"]),
    ] as [(String, String, [String])])
  func `a word with many meanings has the one the intent asks for`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      ("edit.delete", "remove the prosecco", ["drink prosecco", "what alcohol"]),
      ("edit.delete", "delete the bloating entry", ["what bloating"]),
      ("edit.delete", "take away yesterday's waking temp", ["date 2026-03-10", "what bbt"]),
      ("insight.patterns", "does wine give me headaches", ["factor alcohol", "what headache"]),
      ("remind.cancel", "kill the stretching reminder", ["what stretching"]),
      (
        "remind.set", "remind me every 5h to drink a glass of milk",
        ["every 5 hours", "what drink a glass of milk"]
      ),
      ("edit.change", "my weight is 59,4 not 95,4", ["value 59.4", "what weight"]),
      ("edit.delete", "drop the last tension", ["what blood_pressure"]),
      ("preg.set_dates", "my last rules: 6 february", ["lmp 2026-02-06"]),
      ("remind.set", "remind me to measure my waist", ["what measure my waist"]),
      ("data.share", "show my calendar to my sister", ["name sister", "what calendar"]),
      ("log.checklist_done", "bought the nappies, tick", ["item nappies"]),
      (
        "log.appointment", "any dermatologist appointment soon?",
        ["action query", "title dermatologist"]
      ),
      ("log.note", "put in my diary the swim felt easy", ["text swim felt easy"]),
      ("content.education", "what is anovulation", ["topic anovulation"]),
      ("content.education", "compare endometriosis and pcos", ["topic endometriosis and pcos"]),
      ("profile.switch", "its Noor now", ["name Noor"]),
    ] as [(String, String, [String])])
  func `what a message is about is found where it is said`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      ("log.cramps", "log cramps from two days ago", "date 2026-03-09"),
      ("log.symptom", "headache for the 8th", "date 2026-03-08"),
      ("log.symptom", "bloated from 3 days ago", "date 2026-03-08"),
    ] as [(IntentID, String, String)])
  func `a complaint noted for a past day has that day`(
    intent: IntentID, text: String, day: String
  ) throws { #expect(try fill(intent, text).contains(day)) }

  @Test(arguments: ["constipated since three days", "headache for two days"])
  func `a complaint that has lasted some days is told of today`(text: String) throws {
    #expect(try fill("log.symptom", text).filter { $0.hasPrefix("date") }.isEmpty)
  }
}
