import Physiology
import Testing

@testable import Assistant

@Suite struct LossTests {
  private func pregnant() throws -> Rehearsal {
    var bloom = try Rehearsal()
    _ = bloom.say("im 19 weeks pregnant")
    return bloom
  }

  @Test(arguments: [
    "im so sad i lost the baby", "we lost her", "i miscarried yesterday",
    "i had a miscarriage last week", "there was no heartbeat at the scan",
    "had a d&c on monday", "our baby died", "i terminated my pregnancy", "i ended the pregnancy",
    "the baby was born sleeping",
    "my pregnancy ended", "we lost the twins",
  ]) func `one word of a loss ends the pregnancy and all baby talk`(message: String) throws {
    var bloom = try pregnant()
    let told = bloom.say(message)
    #expect(told.added.contains("2026-03-09 pregnancy ended loss"), "\(told)")
    #expect(told.text.contains("sorry") || told.text.contains("However you feel"))
    for next in ["what should i eat", "give me an affirmation", "today", "something for my back"] {
      let text = bloom.say(next).text.lowercased()
      #expect(!text.contains("bab") && !text.contains("pregnan"), "\(next): \(text)")
    }
  }

  @Test(arguments: [
    "they said it was a chemical pregnancy", "the nurse told me its a chemical",
    "the scan showed i lost it", "they couldn't find a heartbeat",
    "doctor said it's a missed miscarriage",
  ]) func `what the care team found is heard, also while a bleed is open`(message: String) throws {
    var bloom = try Rehearsal()
    bloom.assistant.setting.mode = .ttc
    _ = bloom.say("my test was positive")
    _ = bloom.say("im bleeding a bit now")
    let told = bloom.say(message)
    #expect(told.text.contains("sorry") && !told.text.contains("call"), "\(told.text)")
    #expect(told.added.contains { $0.contains("loss") }, "\(told)")
  }

  @Test(arguments: ["we lost it", "we've lost it", "weve just lost it"])
  func `a loss told in three words is heard in pregnancy`(message: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 9 weeks pregnant")
    let told = bloom.say(message)
    #expect(told.added.contains { $0.contains("ended loss") }, "\(told)")
    var other = try Rehearsal()
    #expect(!other.say(message).added.contains { $0.contains("loss") })
  }

  @Test(arguments: ["we lost it, the bet", "we lost it on penalties", "my keys, we lost it"])
  func `what was lost in a game is no loss`(message: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 9 weeks pregnant")
    #expect(bloom.say(message).added.allSatisfy { !$0.contains("ended") })
  }

  @Test func `a loss told twice is written once`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 9 weeks pregnant")
    _ = bloom.say("i had a miscarriage yesterday")
    let again = bloom.say("they found no heartbeat")
    #expect(again.added.isEmpty && again.text.contains("written down"), "\(again)")
  }

  @Test(arguments: ["9 weeks", "nine weeks"]) func `weeks told after a loss count`(
    message: String
  ) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 9 weeks pregnant")
    _ = bloom.say("i had a miscarriage yesterday")
    let told = bloom.say(message)
    #expect(told.text.contains("That time counts") && told.added.isEmpty, "\(told)")
  }

  @Test func `bleeding that lessens after a loss ends no period`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 9 weeks pregnant")
    _ = bloom.say("i had a miscarriage yesterday")
    let told = bloom.say("bleeding nearly stopped")
    #expect(!told.text.contains("no period open") && told.added.isEmpty, "\(told)")
  }

  @Test func `what the care team found is heard without a test on record too`() throws {
    var bloom = try Rehearsal()
    let told = bloom.say("they said it was a chemical pregnancy")
    #expect(told.text.contains("sorry") && !told.text.contains("they are all right"))
  }

  @Test(arguments: [
    "they said my friend had a miscarriage", "the doctor said a miscarriage is unlikely",
    "midwife couldnt find the heartbeat with the doppler at first but then she did",
    "they told my sister it was a chemical",
  ]) func `what was found of others, or said of chances, is no loss`(message: String) throws {
    var bloom = try Rehearsal()
    bloom.assistant.setting.mode = .ttc
    #expect(!bloom.say(message).added.contains { $0.contains("loss") })
  }

  @Test(arguments: [
    ("our son Elias was stillborn last night", "Elias"), ("my baby girl was born asleep", "sorry"),
    ("our twins were born sleeping on sunday", "sorry"), ("she was stillborn", "sorry"),
    ("our little boy didn't make it", "sorry"), ("our daughter Mina was born still", "Mina"),
  ]) func `a child who did not live is a loss of hers, with the name that is told`(
    message: String, word: String
  ) throws {
    var bloom = try pregnant()
    let told = bloom.say(message)
    #expect(told.added.contains { $0.hasSuffix("pregnancy ended loss") }, "\(told)")
    #expect(told.text.contains(word), "\(told.text)")
    #expect(bloom.say("today").text.lowercased().contains("week") == false)
  }

  @Test(arguments: [
    "my sister's baby was stillborn", "my friend's son was born sleeping",
    "was she stillborn?",
  ]) func `a stillbirth of others, or feared, writes nothing`(message: String) throws {
    var bloom = try pregnant()
    #expect(bloom.say(message).added.isEmpty)
  }

  @Test(arguments: ["i had an abortion on friday", "i ended the pregnancy", "had a termination"])
  func `an ending that was chosen is met without sorrow`(message: String) throws {
    var bloom = try pregnant()
    let told = bloom.say(message)
    #expect(told.added.contains { $0.hasSuffix("pregnancy ended loss") }, "\(told)")
    #expect(!told.text.contains("sorry") && !told.text.contains("baby"), "\(told.text)")
  }

  @Test(arguments: [
    "my sister had a miscarriage", "what is a miscarriage?", "im scared of a miscarriage",
    "i did not lose the baby", "can yoga cause a miscarriage", "i think im miscarrying",
    "could this be a miscarriage?", "i had a miscarriage in 2018",
    "i had a miscarriage scare at 9 weeks",
  ]) func `a fear, a question, a denial, others and the far past end nothing`(message: String)
    throws
  {
    var bloom = try pregnant()
    let added = bloom.say(message).added
    #expect(!added.contains { $0.contains("ended") || $0.contains("mode cycle") }, "\(added)")
  }
}
