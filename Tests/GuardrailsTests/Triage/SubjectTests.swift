import Guardrails
import Language
import Physiology
import Testing

/// Whose sign it is, and words for that person.
struct SubjectTests {
  func concerns(
    _ text: String, mode: Mode = .cycle, weeks: Int? = nil, days: Int? = nil
  ) throws -> [Concern] {
    try Rules.triage.get().concerns(
      in: Normaliser().normalise(text),
      context: TriageContext(mode: mode, weeks: weeks, daysPostpartum: days))
  }

  @Test(arguments: [
    "my toddler has a fever of 39", "my son's temp is 38.8", "our eldest is feverish",
    "the kids have a temperature of 38.5", "fever of 39 in my 4 year old",
  ])
  func `a child's fever is not read as that of the one who writes`(text: String) throws {
    let pregnant = try concerns(text, mode: .pregnancy, weeks: 30)
    #expect(pregnant.first?.id == "child_fever", "\(pregnant.map(\.id))")
    #expect(!pregnant.contains { $0.id == "fever_preg" })
    #expect(try concerns(text, mode: .postpartum, days: 200).allSatisfy { $0.id != "mastitis" })
  }

  @Test(arguments: [
    "my toddler had a fever and now i have a temperature of 38.6",
    "my son has a fever, i caught it and i am feverish too",
  ])
  func `her own fever beside a child's still counts`(text: String) throws {
    let found = try concerns(text, mode: .pregnancy, weeks: 30)
    #expect(found.contains { $0.id == "fever_preg" }, "\(found.map(\.id))")
  }

  @Test func `a baby's fever in the first weeks is an emergency of the baby`() throws {
    for text in ["my 5 week old has a fever of 38.4", "newborn burning up, 38.9"] {
      let found = try concerns(text, mode: .postpartum, days: 35)
      #expect(found.first?.id == "infant_emergency" && found.first?.level == .emergency, "\(text)")
    }
  }

  @Test func `what a child swallowed is answered in words for the child`() throws {
    let child = try #require(try concerns("my toddler ate my iron tablets").first)
    #expect(child.level == .emergency && child.reply.contains("the child"))
    let own = try #require(try concerns("i took 20 paracetamol by mistake").first)
    #expect(own.level == .emergency && !own.reply.contains("child"))
    let dark = try #require(
      try concerns("my son got into my pills and i want to die, i took 30 pills").first {
        $0.id == "overdose_accident"
      })
    #expect(!dark.reply.contains("the child seems"))
  }

  @Test func `words of a baby and of feeding are kept for those who have one`() throws {
    let voices = "i hear voices telling me things"
    #expect(try concerns(voices).first?.reply.contains("baby") == false)
    #expect(try concerns(voices, mode: .perimenopause).first?.reply.contains("baby") == false)
    #expect(
      try concerns(voices, mode: .postpartum, days: 9).first?.reply.contains("baby") == true)
    let breast = "my breast is red and hot and i feel feverish"
    #expect(try concerns(breast).first?.reply.contains("feeding") == false)
    let feeding = try concerns("i'm breastfeeding and " + breast, mode: .postpartum, days: 9)
    #expect(feeding.contains { $0.id == "mastitis" && $0.reply.contains("feeding") })
  }

  @Test(arguments: ["the baby is not breathing", "my baby wont wake up", "newborn not breathing"])
  func `a baby's danger is answered in words for the baby`(text: String) throws {
    for mode in [Mode.postpartum, .cycle] {
      let first = try #require(try concerns(text, mode: mode).first)
      #expect(first.level == .emergency && first.reply.contains("baby"), "\(first.reply)")
      #expect(!first.reply.contains("Sit upright"))
    }
  }

  @Test func `no reply speaks of a baby to somebody who told of none`() throws {
    let told = [
      "baby", "bub", "born", "newborn", "infant", "child", "son", "daughter", "birth", "pregnan",
      "toddler", "kid", "feed", "milk", "boy", "girl", "bump", "him", "her", "he", "she", "one",
      "old", "bfp", "weeks", "trimester", "hpt", "positive", "section", "lochia", "twin", "bby",
    ]
    for sample in TriageRulesTests.samples("Catch") {
      guard sample.context.mode == .cycle || sample.context.mode == .perimenopause else { continue }
      let text = sample.text.lowercased()
      guard !told.contains(where: text.contains) else { continue }
      for concern in try Rules.concerns(in: sample) where concern.level >= .provider {
        for word in ["the baby", "your baby", "Go on feeding", "expressing"] {
          #expect(!concern.reply.contains(word), "\(sample): \(concern.id)")
        }
      }
    }
  }
}
