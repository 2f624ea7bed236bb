import EmbeddedKnowledge
import Guardrails
import Knowledge
import Testing

/// The rules for what we say, held against all that ships and against lines that break them.
struct ContentCheckTests {
  @Test func `all that ships keeps the rules`() throws {
    let faults = try ContentCheck(library: Library.embedded()).faults()
    #expect(faults.map(\.description) == [])
  }

  @Test func `it tells how many records it has looked at, one after another`() throws {
    let check = try ContentCheck(
      library: library(with: "%rec: Reply\n\nId: a\nText: Well.\n", keeping: Self.isNeeded))
    var told: [Int] = []
    var all: Set<Int> = []
    _ = try check.faults {
      told.append($0)
      all.insert($1)
    }
    #expect(told.count > 3)
    #expect(all == [told.count])
    #expect(told == Array(0..<told.count))
  }

  @Test func `half of all texts read at grade six or lower`() throws {
    let grades = try ContentCheck(library: Library.embedded()).grades()
    #expect(grades.count > 300)
    #expect(grades[grades.count / 2] <= 6)
  }

  /// The library that ships with one more file.
  ///
  /// - Parameter isKept: which of the shipped files are in it.
  private func library(
    with text: String, at path: String = "en/care/more.rec",
    keeping isKept: (String) -> Bool = { _ in true }
  ) -> Library {
    let shipped = Library.embedded()
    var files = Dictionary(
      uniqueKeysWithValues: shipped.paths(under: "").filter(isKept)
        .map { ($0, shipped.text($0) ?? "") })
    files[path] = text
    return Library(files: files)
  }

  /// What a check needs beside the file it looks at: the sources and the rules themselves.
  private static func isNeeded(_ path: String) -> Bool {
    !path.contains("/") || ["claims", "concepts", "tone"].contains { path.hasSuffix("/\($0).rec") }
  }

  /// The faults of a file put beside what a check needs.
  private func faults(in text: String) throws -> [ContentFault] {
    let path = "en/care/more.rec"
    return try ContentCheck(library: library(with: text, at: path, keeping: Self.isNeeded))
      .faults().filter { $0.file == path }
  }

  @Test(arguments: [
    ("Text: You have endometriosis.", "claim.diagnosis"),
    ("Text: You should rest now.", "scolding"),
    ("Text: This is guaranteed to help.", "certainty"),
    ("Text: Hello ladies, rest a while.", "exclusion"),
    ("Text: Rest a while!", "raises its voice"),
    ("Text: Rest a while.\nSource: NO-SUCH", "NO-SUCH"),
    (
      "Text: It is so that you and I and all who rest and sit and lie and sleep and eat and drink "
        + "and walk and talk and run and sing do it in one go.", "a sentence has"
    ),
    (
      "Text: Considerable individual variability characterises menstruation. Physiological "
        + "fluctuations notwithstanding, premenstrual symptomatology necessitates individualised "
        + "multidisciplinary consideration, notwithstanding sociocultural heterogeneity, "
        + "accessibility, affordability, availability, acceptability, applicability.", "grade"
    ),
  ])
  func `a line that breaks a rule is named`(field: String, problem: String) throws {
    let library = library(
      with: "%rec: CareNote\n\nId: a\n\(field)\n", keeping: Self.isNeeded)
    let faults = try ContentCheck(library: library).faults()
    #expect(faults.contains { $0.file == "en/care/more.rec" && $0.problem.contains(problem) })
  }

  @Test(arguments: [
    ("Allergen: gluten\n", "", "holds gluten"), ("Pregnancy: ok", "Pregnancy: ok", ""),
    ("Food: egg", "Food: no_such_food", "there is no food no_such_food"),
    ("Diet: vegetarian\n", "Diet: vegetarian\nDiet: vegan\n", "not all of its foods are vegan"),
  ])
  func `a meal that is less careful than its foods is named`(
    old: String, new: String, problem: String
  ) throws {
    let path = "en/nutrition/ideas.rec"
    let text = try #require(Library.embedded().text(path))
    #expect(text.contains(old))
    let changed = library(with: text.replacing(old, with: new), at: path) { path in
      Self.isNeeded(path) || path.hasPrefix("en/nutrition/")
    }
    let faults = try ContentCheck(library: changed).faults().filter { $0.file == path }
    #expect(problem.isEmpty == faults.isEmpty, "\(faults)")
    #expect(
      problem.isEmpty || faults.contains { $0.file == path && $0.problem.contains(problem) })
  }

  @Test func `a fact without a source is named`() throws {
    let faults = try faults(in: "%rec: Topic\n\nId: a\nText: Water is wet.\n")
    #expect(faults.map(\.problem) == ["a fact names no source"])
    #expect(faults.map(\.line) == [3])
  }

  @Test func `a plain line passes`() throws {
    #expect(try faults(in: "%rec: CareNote\n\nId: a\nText: Rest a while, if you like.\n") == [])
  }

  @Test func `what a template says is checked without its marks`() throws {
    let text = """
      %rec: Reply

      Id: a
      Text: .input {$n :number}
      + .match $n
      + one {{You have endometriosis.}}
      + * {{You have {$n} days.}}
      """
    let faults = try faults(in: text)
    #expect(faults.count == 1)
    #expect(faults.first?.problem.contains("claim.diagnosis") == true)
  }
}
