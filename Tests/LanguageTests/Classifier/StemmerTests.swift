import Testing

@testable import Language

@Test(arguments: [
  ("classes", "clas"), ("cries", "cry"), ("tried", "try"), ("bleeding", "bleed"),
  ("stopped", "stop"), ("markedly", "mark"), ("logged", "log"), ("lightly", "light"),
  ("dizziness", "dizz"), ("ailment", "ail"), ("ovulation", "ovulat"), ("tension", "tens"),
  ("heavier", "heav"), ("lighter", "light"), ("aches", "ach"), ("cramps", "cramp"),
  ("acne", "acn"), ("tummy", "tum"), ("gas", "gas"), ("ing", "ing"), ("is", "is"), ("", ""),
  ("stress", "stres"),
]) func `a stem is the word without its ending`(word: String, stem: String) {
  #expect(Stemmer.stem(word) == stem)
}
