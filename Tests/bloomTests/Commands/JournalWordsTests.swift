import Journal
import Testing

@testable import bloom

struct JournalWordsTests {
  @Test(arguments: [
    ("sleep 8 4/5", "sleep 8 h good"), ("sleep 8 quality 4", "sleep 8 h good"),
    ("sleep 8h 5/5", "sleep 8 h excellent"), ("sleep 2/5", "sleep poor"),
    ("sleep 7 below average", "sleep 7 h poor"), ("sleep 6.5 poor", "sleep 6.5 h poor"),
    ("sleep 7 bed 23:00 wake 06:00 5/5", "sleep 7 h excellent bed 23:00 wake 06:00"),
    ("symptom headache 2", "symptom headache moderate"),
    ("symptom headache 6/10", "symptom headache pain 6"),
    ("symptom sore throat 3", "symptom sore_throat severe"),
    ("symptom cramps pain 6", "symptom cramps pain 6"),
    ("cramps debilitating", "symptom cramps severe"), ("cramps mild", "symptom cramps mild"),
    ("exercise walk 25 minutes", "exercise 25 min \"walk\""),
    ("exercise run 30 min", "exercise 30 min \"run\""),
    ("exercise 1.5 h swim", "exercise 90 min \"swim\""), ("yoga 20 minutes", "yoga 20 min"),
    ("food pasta kcal 520", "food \"pasta\" kcal 520"),
    ("food pasta 520 kcal p30", "food \"pasta\" kcal 520 protein 30 g"),
    ("ate 520 p30 f20 c50", "food \"food\" kcal 520 protein 30 g fat 20 g carbs 50 g"),
    ("food pasta", "food \"pasta\""), ("discharge none", "discharge dry"),
    ("discharge spotting", "flow spotting"), ("flow 3", "flow medium"),
    ("flow veryheavy", "flow very_heavy"), ("flow very heavy dark red", "flow very_heavy dark-red"),
    ("mood 6/10", "mood_score 6"), ("mood 4/5", "mood_score 4 of 5"), ("mood calm", "mood calm"),
    ("factor caffeine 2", "caffeine 2"), ("factor late meal", "factor \"late_meal\""),
    ("factor implant started", "factor \"implant_started\""), ("bbt 36.52", "temperature 36.52 C"),
  ])
  func `what is typed has the words of the journal`(typed: String, line: String) throws {
    let words = typed.split(separator: " ").map(String.init)
    let fact = try #require(try JournalWords(words).fact())
    #expect(fact.words.joined(separator: " ") == line)
  }

  @Test func `words in quotes are read like words apart`() throws {
    let fact = try #require(try JournalWords(["exercise", "walk 25 minutes"]).fact())
    #expect(fact.words.joined(separator: " ") == "exercise 25 min \"walk\"")
  }

  @Test(arguments: [["symptom", "headache", "6"], ["food", "pasta", "kcal", "99999"]])
  func `what cannot be so is refused`(words: [String]) {
    #expect(throws: CommandError.self) { try JournalWords(words).fact() }
  }

  @Test(arguments: [["bbt", "29"], ["bbt", "46"], ["bbt", "114"]])
  func `a temperature at the bounds is none`(words: [String]) throws {
    #expect(try JournalWords(words).fact() == nil)
  }
}
