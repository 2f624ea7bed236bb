import Testing

@testable import Language

@Suite struct TrainerTests {
  private static let samples = [
    ("sleep", "how did i sleep last night"), ("sleep", "show my sleep"), ("sleep", "hours slept"),
    ("water", "log two glasses of water"), ("water", "i drank water"), ("water", "how much water"),
    ("period", "my period started"), ("period", "when is my next period"),
    ("period", "period late"),
  ].map { Sample(label: $0.0, text: $0.1) }
  private static let outside = ["play some jazz", "book a table for two", "weather in paris"]
  private let classifier = Classifier(
    model: Trainer(protected: ["weather"]).train(Self.samples, outside: Self.outside))

  @Test(arguments: TrainerTests.samples)
  func `every sample gets its own label`(sample: Sample) {
    #expect(classifier.rank(sample.text).scores.first?.label == sample.label)
  }

  @Test func `the order of the samples changes no byte`() {
    var generator = FixedGenerator(seed: 3)
    for _ in 0..<3 {
      let other = Trainer(protected: ["weather"]).train(
        Self.samples.shuffled(using: &generator), outside: Self.outside.reversed())
      #expect(other.packed.string == classifier.model.packed.string)
      #expect(other.words.packed.string == classifier.model.words.packed.string)
    }
  }

  @Test func `the same message gets the same score to the last bit`() {
    let scores = (0..<5).map { _ in
      classifier.rank("did i drnk water last night").scores.map(\.score.bitPattern)
    }
    #expect(Set(scores).count == 1)
  }

  @Test func `the outside class is never an answer and lowers certainty`() {
    let outside = classifier.rank("play some jazz in paris")
    #expect(outside.scores.allSatisfy { $0.label != "oos" } && outside.scores.count == 3)
    #expect(outside.certainty < classifier.rank("show my sleep").certainty)
  }

  @Test func `words the samples do not have lower certainty`() {
    let known = classifier.rank("my period started")
    let strange = classifier.rank("my period started zyzzyva quokka bandicoot")
    #expect(known.known == 1 && strange.known < 0.6)
    #expect(strange.certainty < known.certainty)
  }

  @Test func `a misspelt word is read as the sample word and counts half`() {
    let ranking = classifier.rank("peroid")
    #expect(ranking.scores.first?.label == "period")
    #expect(ranking.known == 0.5)
  }

  @Test func `a message longer than any question is read to its limit`() {
    let long = Array(repeating: "water", count: 5000).joined(separator: " ")
    #expect(classifier.rank(long).scores.first?.label == "water")
  }

  @Test func `the order in which machines are made changes nothing`() {
    let trainer = Trainer(protected: ["weather"])
    let backwards = trainer.train(Self.samples, outside: Self.outside) { count, make in
      (0..<count).reversed().map { ($0, make($0)) }.reversed().map(\.1)
    }
    let forwards = trainer.train(Self.samples, outside: Self.outside)
    #expect(backwards.packed.string == forwards.packed.string)
  }
}
