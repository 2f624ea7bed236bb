import Guardrails
import Language
import Physiology
import Testing

/// How the words around a danger change what it means.
struct ScopeTests {
  func level(_ text: String, mode: Mode = .cycle) throws -> CareLevel {
    try Rules.triage.get()
      .triage(Normaliser().normalise(text), context: TriageContext(mode: mode)).level
  }

  @Test(arguments: [
    "no chest pain", "never had chest pain", "without any chest pain", "i don't have chest pain",
    "no fever, no chest pain and no rash", "denies chest pain",
  ])
  func `what is denied is not raised`(text: String) throws {
    #expect(try level(text) == .ok)
  }

  @Test(arguments: [
    "no fever but chest pain", "not only cramps, chest pain too", "no idea why i have chest pain",
    "i can't stop it, chest pain", "no cramps, just chest pain",
  ])
  func `a denial ends where something else begins`(text: String) throws {
    #expect(try level(text) == .emergency)
  }

  @Test(arguments: [
    "years ago i had a seizure", "when i was 12 i fainted", "last year i had chest pain",
    "with my first pregnancy i had a seizure",
  ])
  func `what is long past is answered gently`(text: String) throws {
    #expect(try level(text) == .ok)
  }

  @Test func `what is happening again is not past`() throws {
    #expect(try level("last year i had chest pain and today it is back") == .emergency)
  }

  @Test(arguments: [
    "my sister cant breathe", "my friend wants to die", "my husband has chest pain",
    "My partner is having a seizure",
  ])
  func `another person's danger keeps its level`(text: String) throws {
    #expect(try level(text) == .emergency)
  }

  @Test(arguments: [
    "what is a stroke", "what are the signs of sepsis", "how common are seizures",
    "explain toxic shock in general", "difference between a faint and a seizure",
  ])
  func `a question about a thing is not about oneself`(text: String) throws {
    #expect(try level(text) == .ok)
  }

  @Test func `a question about one's own body is`() throws {
    #expect(try level("what is this pain in my chest") == .emergency)
  }

  @Test(arguments: [
    "my dog had a seizure", "the cat fainted", "a film about suicide",
    "the song says kill yourself and die",
  ])
  func `animals and films are not in danger`(text: String) throws {
    #expect(try level(text) == .ok)
  }

  @Test(arguments: [
    "i was walking the dog and started {}", "walked the dog, {}", "fed the cat then {}",
    "ate the fish and {}", "i had the fish, {}", "tripped over the cat and now {}",
    "the dog barked and woke me up {}", "out with the dog, {}", "rode the horse and after {}",
    "dog bite, {}", "the cat scratched me, {}", "my dog died and {}",
    "{} walking the dog", "{}, my cat is with me", "{} and the dog is barking",
  ])
  func `an animal beside a danger hides nothing`(beside: String) throws {
    for danger in ["cant breathe", "bleeding very heavily", "want to die", "having a seizure"] {
      let text = beside.replacing("{}", with: danger)
      #expect(try level(text) >= level(danger), "\(text)")
    }
  }

  @Test(arguments: [
    "my dog ate something and is having a seizure", "the cat is sick, she cant breathe",
    "i think my dog is having a seizure", "our rabbit cant breathe", "my puppy attacked me",
    "my horse fell and he is bleeding very heavily",
  ])
  func `a sentence goes on about an animal`(text: String) throws {
    #expect(try level(text) == .ok)
  }

  @Test func `what another does to the one who writes is not the animal's`() throws {
    let plain = try level("he hits me")
    #expect(plain > .ok)
    #expect(try level("my dog barks when he hits me") == plain)
  }

  @Test(arguments: [
    "kill me now", "so tired i could die", "this cramp is killing me",
    "i could murder a biscuit", "killing it at yoga", "drop dead gorgeous",
  ])
  func `an idiom is not a danger`(text: String) throws {
    #expect(try level(text) == .ok)
  }

  @Test(arguments: [
    "this cramp is killing me and i want to kill myself",
    "dying for chocolate, but honestly i want to die",
  ])
  func `an idiom beside a danger hides nothing`(text: String) throws {
    #expect(try level(text) == .emergency)
  }
}
