import EmbeddedKnowledge
import Knowledge
import Testing

/// The affirmations that ship, by the rules they are written to.
struct AffirmationSetTests {
  private let library = Library.embedded()

  @Test func `there are at least 400 affirmations in at least 14 sets`() throws {
    let all = try library.affirmations()
    #expect(all.count >= 400)
    #expect(Set(all.map(\.set)).count >= 14)
  }

  @Test(arguments: Affirmation.Collection.allCases)
  func `a set says what it is for and has ten lines or more`(set: Affirmation.Collection) throws {
    let sets = try library.affirmationSets()
    #expect(sets.contains { $0.id == set && !$0.phrases.isEmpty })
    let lines = try library.affirmations().filter { $0.set == set }
    #expect(lines.count >= 10)
  }

  @Test func `a line has at most 14 words and is there once`() throws {
    var seen: Set<String> = []
    for line in try library.affirmations() {
      #expect((4...14).contains(line.text.split(separator: " ").count), "\(line.text)")
      let isNew = seen.insert(line.text.lowercased()).inserted
      #expect(isNew, "\(line.text)")
    }
  }

  @Test func `a line that fits a loss names no baby, no next time and no silver lining`() throws {
    let scopes = Dictionary(
      uniqueKeysWithValues: try library.affirmationSets().map { ($0.id, $0.scope) })
    let silent = ["baby", "pregnan", "birth", "at least", "meant to be", "next time", "try again"]
    for line in try library.affirmations() where [.any, .loss].contains(scopes[line.set]) {
      for word in silent { #expect(!line.text.lowercased().contains(word), "\(line.text)") }
    }
  }

  @Test func `a set for trying, pregnancy, birth or loss is sensitive`() throws {
    let tender: Set<AffirmationSet.Scope> = [.ttc, .pregnancy, .postpartum, .loss]
    let sets = Set(try library.affirmationSets().filter { tender.contains($0.scope) }.map(\.id))
    for line in try library.affirmations() where sets.contains(line.set) {
      #expect(line.isSensitive, "\(line.id)")
    }
  }

  @Test func `no phrase asks for two sets`() throws {
    var owners: [String: Affirmation.Collection] = [:]
    for set in try library.affirmationSets() {
      for phrase in set.phrases {
        let other = owners.updateValue(set.id, forKey: phrase)
        #expect(other == nil, "\(phrase)")
      }
    }
  }
}
