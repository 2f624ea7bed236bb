import Guardrails
import Language
import Physiology
import Testing

/// Words of every day that sound like a sign of danger and are none.
struct MisreadWordsTests {
  @Test(arguments: [
    "so 19 days from one to the next",
    "ok 24 days then, that is my answer",
    "26 days, i counted myself",
    "nineteen days between them, short",
    "it was 21 days last time and 28 before",
    "17 days till half term",
    "can i swim with a tampon, does water go up it",
    "at the pool, does the tampon soak up",
    "first swim with a cup, will water get up there",
    "does sea water go up a tampon",
    "is a tampon ok in the bath, does water go up",
    "swimming with a tampon, where does the water go",
    "she didnt wake up at 6, it was half past 7",
    "no he did not wake at 3, that was the dog",
    "i did not wake up till 9 for once",
    "nobody is unconscious, she is reading",
    "no one is unconscious here, please only fix the hour",
    "the baby doesnt wake before 5 any more",
    "why would i call 911 for a brown smear",
    "why call an ambulance, it is a nosebleed from last week",
    "no need to call 112, i only asked about the day",
    "why do you say ring 999 when i am fine",
    "we are not calling an ambulance over a sneeze",
    "i cant find my charger",
    "i cannot find where the bell is switched off",
    "she cant find the blue folder for the midwife",
    "cannot find my own handwriting from june",
    "i cant find the button for the diary",
    "he cannot find his socks again",
    "you missed the 4th, it was light",
    "he skipped 2 and went straight to chapter 3",
    "i forgot 5 of the names already",
    "testosterone is no contraception, so condoms stay",
    "you skipped 6 when you read me the days",
    "i missed 3 of your questions, ask again",
    "condoms stay, T does not stop a pregnancy",
    "my pad fell out of my bag in assembly and i wanted to die",
    "so embarrassing i wanted to die, called the teacher mum lol",
    "in french i wanted to die, the stain went right through",
    "could have died in front of the whole year when my tampon rolled off",
    "sneezed in geography and leaked, could have died",
    "it showed in pe and i wanted to die",
    "the trolley hit my skirt up in the queue, could have died",
    "my boss is panicking about the audit",
    "everyone was panicking over the cake",
    "her husband panics if the kettle is late",
    "the teacher was panicking about the coach",
    "my mum panicking over seating plans again",
    "this stair will finish me off",
    "the sums are going to finish me off",
    "one more committee and it will finish me off",
    "the heat nearly finished me off",
    "that spin class tried to finish me off",
    "marking thirty essays will finish me off",
  ])
  func `no rule raises an alarm over them`(text: String) throws {
    let found = try Rules.triage.get()
      .assess(Normaliser().normalise(text), context: TriageContext(mode: .cycle)).triage
    #expect(found.level < .urgent, "\(found)")
  }
}
