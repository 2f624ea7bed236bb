import Guardrails
import Knowledge
import Records
import Testing

/// Shipped sentences made unsafe: the claim check is not blind among other words.
struct MutationTests {
  /// Things that are never said, by class; none of them is a sample of the rules.
  static let unsafe: [String: [String]] = [
    "claim.diagnosis": [
      "you have adenomyosis", "it is most likely thrush", "you are clearly anaemic",
      "this looks like an infection", "your pain points to a cyst", "you are having a miscarriage",
      "that is probably implantation bleeding", "your symptoms suggest diabetes",
      "this sounds like mastitis", "you have got a yeast infection",
    ],
    "claim.prognosis": [
      "your baby will be healthy", "you have a 40% chance this month",
      "you will go into labour soon", "you won't miscarry", "you will get pregnant this cycle",
      "this will clear up by itself", "everything will be fine", "the rash will go away",
      "your next pregnancy will be easy", "it is going to be okay",
    ],
    "claim.treatment": [
      "ginger cures nausea", "this tea will bring on your period", "it treats endometriosis",
      "this pose balances your hormones", "it will start labour", "magnesium fixes cramps",
      "it makes you ovulate", "this boosts your fertility", "it gets rid of thrush",
      "it prevents migraines",
    ],
    "claim.dosing": [
      "take 600 mg of ibuprofen", "have 2 tablets now", "use 10 drops each night",
      "take two tablets every six hours", "you can double your dose",
      "50 mg of iron is right for you", "take 5 mg of folic acid",
      "swallow 3 capsules before bed", "raise your dose", "1000 mg every 8 hours works",
    ],
    "claim.medicine": [
      "you should stop your antidepressants", "skip your dose today",
      "you don't need antibiotics", "it is safe to start aspirin", "swap it for herbal tea",
      "stop taking metformin", "come off your medicine now", "you can skip your tablet",
      "you must start progesterone", "replace your tablets with rest",
    ],
    "claim.contraception": [
      "today is a safe day", "you can't get pregnant now", "you don't need a condom this week",
      "you are protected", "these dates can be your contraception", "there is no risk of pregnancy",
      "it is safe to skip condoms", "these days are safe", "you won't get pregnant tonight",
      "this works as birth control",
    ],
    "claim.reassurance": [
      "there is nothing to worry about", "you are fine", "it is completely normal",
      "there is no need to call", "you can safely wait until Monday", "don't worry about it",
      "your bleeding is normal", "that is harmless", "it can wait until next week",
      "everything looks fine",
    ],
    "claim.results": [
      "your iron is low", "that result is abnormal", "two lines mean you are pregnant",
      "the pregnancy is not viable", "your blood pressure is fine", "your ferritin looks good",
      "an hcg of 900 is low", "9 means you are anaemic", "your scan is healthy",
      "that pressure is dangerous",
    ],
    "claim.sex": [
      "you are having a girl", "a high bump means a boy", "it's a boy", "it will be a girl",
      "cravings for sweets mean a girl", "the heartbeat says boy", "you are carrying a boy",
      "sex before ovulation gives a boy", "the ring predicts a girl", "you are expecting a boy",
    ],
    "claim.weight": [
      "eat 1300 kcal a day", "you are overweight", "skip carbs today", "you should weigh 58 kg",
      "lose 3 kg first", "you are too thin", "aim for a calorie deficit", "fast today",
      "this burns fat", "skip dinner tonight",
    ],
    "claim.blame": [
      "you caused this", "it is your fault", "you should have rested",
      "your stress harms the baby", "other mothers cope",
      "if you had eaten better it would be gone",
      "you let your body down", "you failed to rest", "because you didn't sleep",
      "you are a bad mother",
    ],
    "claim.care": [
      "your doctor is wrong", "you don't need that scan", "skip the glucose test",
      "ignore your midwife", "delay the induction", "your team is overreacting",
      "you do not need an appointment", "refuse the induction", "don't trust your doctor",
      "cancel the scan",
    ],
  ]

  /// Fifty sentences from all over what is shipped.
  static let shipped: [String] = {
    let all = (try? ShippedProseTests.sentences().map(\.text)) ?? []
    let plain = all.filter { !$0.contains("{") && $0.hasSuffix(".") && $0.count < 160 }
    guard plain.count >= 50 else { return [] }
    return (0..<50).map { plain[$0 * plain.count / 50] }
  }()

  /// The sentence with something unsafe before it, after it or in it.
  static func mutated(_ sentence: String, with clause: String, way: Int) -> String {
    let capital = clause.prefix(1).uppercased() + clause.dropFirst()
    return switch way {
    case 0: "\(capital). \(sentence)"
    case 1: "\(sentence) \(capital)."
    default: "\(sentence.dropLast()), and \(clause)."
    }
  }

  @Test(arguments: unsafe.keys.sorted())
  func `nineteen of twenty sentences made unsafe are found`(claim: String) throws {
    let check = try Rules.claims.get()
    let clauses = try #require(Self.unsafe[claim])
    #expect(Self.shipped.count == 50)
    var missed: [String] = []
    for (index, sentence) in Self.shipped.enumerated() {
      let text = Self.mutated(sentence, with: clauses[index % clauses.count], way: index % 3)
      if check.violations(in: text).isEmpty { missed.append(text) }
    }
    #expect(missed.count * 20 <= Self.shipped.count, "\(missed)")
  }

  @Test func `the sentences were safe before`() throws {
    let check = try Rules.claims.get()
    for sentence in Self.shipped { #expect(check.violations(in: sentence) == [], "\(sentence)") }
  }
}
