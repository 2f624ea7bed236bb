import EmbeddedKnowledge
import Knowledge
import Records
import Testing

@testable import Language

@Suite struct TimeWordsTests {
  private static let library = Library.embedded()

  private static func forms(_ path: String, _ type: String, of key: String) -> [(String, String)] {
    let records = (try? library.records(path, type: type)) ?? []
    return records.flatMap { record in
      (record.all("Form") + record.all("Risky")).map { (record[key] ?? "", $0) }
    }
  }

  @Test(arguments: forms("en/units.rec", "Measure", of: "Id"))
  func `every word for a measure is read as that measure`(id: String, form: String) throws {
    let measure = try #require(Measure(rawValue: id))
    let found = Diary.entities("3 \(form)").first
    guard case .quantity(3, nil, let read)? = found?.value else {
      Issue.record("3 \(form) is no quantity")
      return
    }
    #expect(read == measure || measure == .degree)
  }

  @Test func `the words that were built in mean what reading the recfiles gives`() throws {
    let taken = TimeWords(try #require(Self.library.wordings()))
    let read = try TimeWords(reading: Self.library)
    #expect("\(taken.forms)" == "\(read.forms)")
    #expect("\(taken.numbers)" == "\(read.numbers)")
    #expect("\(taken.tenses)" == "\(read.tenses)")
    for set in [\TimeWords.openers, \.timeless, \.clock, \.counted] {
      #expect("\(taken[keyPath: set])" == "\(read[keyPath: set])")
    }
    let cues: [TimeWords.Cue] = [.weekday, .month, .slash, .name, .verb, .subject, .rating]
    for (_, form) in Self.forms("en/time.rec", "TimeWord", of: "Kind") {
      for cue in cues {
        #expect(taken.isBefore(cue, form) == read.isBefore(cue, form))
        #expect(taken.isAfter(cue, form) == read.isAfter(cue, form))
      }
    }
  }

  @Test func `every record of the time words says something`() throws {
    let words = try TimeWords(library: Self.library)
    let normaliser = Normaliser()
    let kinds = ["month", "weekday", "which", "unit", "weekend", "part", "day", "feast", "half"]
    for record in try Self.library.records("en/time.rec", type: "TimeWord") {
      for form in record.all("Form") + record.all("Risky") {
        let tokens = normaliser.normalise(form).tokens.map(\.text)
        let first = try #require(tokens.first)
        if kinds.contains(record["Kind"] ?? "") {
          let rest = Array(tokens.dropFirst())
          #expect(words.forms[first]?.contains { $0.rest == rest } ?? false, "\(form)")
        } else if ["cardinal", "ordinal", "scale", "fraction"].contains(record["Kind"] ?? "") {
          #expect(words.numbers[first] != nil, "\(form)")
        }
      }
    }
  }

  @Test func `a library without the files says which one is missing`() {
    #expect(throws: KnowledgeError.missingFile(path: "en/time.rec")) {
      try EntityReader(library: Library(files: [:]))
    }
  }
}
