import EmbeddedKnowledge
import Knowledge
import Testing

/// The ideas that ship: enough of them for every stage, and sources where they tell a fact.
struct CareItemTests {
  private let library = Library.embedded()

  @Test func `there are at least 300 items and every category is used`() throws {
    let items = try library.careItems()
    #expect(items.count >= 300)
    #expect(Set(items.map(\.category)) == Set(CareItem.Category.allCases))
  }

  @Test func `no idea is told twice`() throws {
    var known: Set<String> = []
    for item in try Library.embedded().careItems() {
      let isNew = known.insert(item.text.lowercased()).inserted
      #expect(isNew, "\(item.id)")
    }
  }

  @Test(arguments: Stage.allCases)
  func `a stage has enough for 30 days without a repeat`(stage: Stage) throws {
    let fitting = try library.careItems().filter {
      ($0.stages.contains(stage) || $0.stages.contains(.general)) && $0.category != .partner
        && $0.trimesters.isEmpty
    }
    #expect(fitting.count > 30)
  }

  @Test(arguments: [Stage.general, .pregnancy])
  func `nothing for any time or a pregnancy is for the days of a period`(stage: Stage) throws {
    for item in try library.careItems() where item.stages.contains(stage) {
      #expect(!item.text.contains(/\b(tampon|your period|next period)/), "\(item.id)")
    }
  }

  @Test func `what teaches names a source`() throws {
    for item in try library.careItems() where item.category == .education {
      #expect(!item.sources.isEmpty, "\(item.id)")
    }
  }

  @Test func `an item with a figure for health names a source`() throws {
    for item in try library.careItems()
    where item.text.contains(/\d+ (weeks|mg|micrograms|in 100|hours)/) {
      #expect(!item.sources.isEmpty, "\(item.id)")
    }
  }

  @Test func `only an item for a pregnancy has trimesters`() throws {
    for item in try library.careItems() where !item.trimesters.isEmpty {
      #expect(item.stages.contains(.pregnancy), "\(item.id)")
      #expect(item.trimesters.allSatisfy { (1...3).contains($0) }, "\(item.id)")
    }
  }

  @Test func `an item for any time speaks of no cycle and no baby`() throws {
    for item in try library.careItems() where item.stages.contains(.general) {
      for word in ["ovulat", "pregnan", "newborn", "luteal", "your baby"] {
        #expect(!item.text.lowercased().contains(word), "\(item.id)")
      }
    }
  }
}
