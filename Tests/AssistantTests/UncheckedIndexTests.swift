import Foundation
import Testing

/// No place in a message is looked up unchecked: tokens are total, and any other array that is read
/// at a reckoned place is listed here with why that place is always there.
struct UncheckedIndexTests {
  /// Arrays read at a reckoned place, by file. Whoever adds one shows why it cannot be outside.
  ///
  /// - `built`: tables made of Knowledge or of samples, whose places come from the same table.
  /// - `letters`: the bytes of one word or text, counted on the line or just above it.
  /// - `own`: places of the same array, found in it or held to its count just above.
  private static let reviewed: [(why: String, arrays: String)] = [
    (
      "built",
      """
      Assistant/Reply/PhraseBook id words
      Assistant/Understanding/PhraseTable numbers words
      Assistant/Search/ContentIndex postings starts terms
      Assistant/Search/PracticeLookup routines
      Guardrails/Acuity/AcuityLessons sample
      Guardrails/Frames/ConceptForms starts
      Guardrails/Frames/ConceptMatcher entries starts steps
      Guardrails/Frames/ConceptSet bits
      Guardrails/Frames/ConceptTable bytes
      Guardrails/Frames/FormParser part
      Guardrails/Frames/Frame term
      Guardrails/Frames/Parts self text
      Language/Classifier/FeatureOrder ends numbers
      Language/Classifier/FeatureSearch sought
      Language/Classifier/PackedText bytes self
      Language/Classifier/Problem documents openings
      Language/Classifier/Terms pair
      Language/Classifier/Trainer starts
      Language/Classifier/WeightRow worth
      Language/Classifier/WordList bytes one other self starts
      Language/Entities/Grammar/Grammar slots
      Language/Entities/Grammar/Phrase bytes
      Language/Entities/Words/TimeWords words
      Language/PackedForms bytes
      Language/Recogniser/FrozenWeights bytes lines
      Language/Recogniser/Material choices
      Language/Standing/StandingPhrases ends step steps words
      Language/TableReader bytes
      Language/Templates/TemplateFinder ends keys marked needed starts templates
      Language/Templates/TemplateKeys ends keys
      Language/Templates/TemplateNode+Expansion nodes
      Language/Templates/TemplateRun seen
      Language/Templates/TemplateSyntax branches bytes
      Language/WordTable bytes ends letters
      """
    ),
    (
      "letters",
      """
      Assistant/Reply/Hush bytes
      Assistant/People/Answer+People kept
      Assistant/Search/ContentTerms bytes known spelt
      Assistant/Settings/Preferences key
      Guardrails/Frames/Disguise letters
      Guardrails/Frames/FormSieve letters
      Guardrails/Frames/Spelling all longer shorter word
      Guardrails/Triage/Concern rest
      Language/Classifier/Features places sorted stems word
      Language/Classifier/Stemmer bytes
      Language/Elongation word
      Language/Entities/Words/TenseReader tenses text
      Language/Folding utf8Start
      Language/Message tokens units
      Language/Normaliser scalars
      Language/Slots/Reading self
      Language/Slots/SlotFiller+Details concept
      """
    ),
    (
      "own",
      """
      Assistant/BirthPlan/BirthPlan topics
      Assistant/Dialogue/Questions/CheckInDialogue all
      Assistant/Checklists/ChecklistReading open
      Assistant/Checklists/Checklists words
      Assistant/Counting/ContractionTimeline contractions
      Assistant/Reply/DailyTurn open pool
      Assistant/Reply/DailyWalk fitting items
      Assistant/Partner/CardMaking spans
      Assistant/Report/ReportSpeech sorted
      Assistant/Query/DaySpans spans
      Assistant/Looking/CalendarPage stretches
      Assistant/Looking/CountWords within
      Assistant/Looking/FertileMonth stretches
      Assistant/Looking/PastCycles ) signs
      Assistant/Looking/SleepWords allCases told
      Assistant/Understanding/NameIndex places words
      Assistant/Revision/Fact+Revised words
      Assistant/Search/CareLookup items
      Assistant/Search/FoodNames )
      Assistant/Search/FoodNaming words
      Assistant/Search/QuestionWords ids places stems
      Assistant/Search/SearchWords words
      Assistant/Settings/CrisisLines+Message words
      Assistant/Skills/CareSkill open
      Assistant/Skills/LearnSkill open
      Assistant/Skills/LogSkill+Readings pieces
      Assistant/Skills/LogSkill+Days dated
      Assistant/Skills/RemindSkill all
      Assistant/Skills/TodaySkill kept
      Guardrails/Claims/ClaimCheck words
      Guardrails/Frames/AnimalScope words
      Guardrails/Frames/ConceptMatcher isFiller words
      Guardrails/Frames/Scope words
      Guardrails/Frames/Word words
      Guardrails/Triage/TriageRules sightings
      Language/Classifier/Terms positions
      Language/Entities/Selection best
      Language/OwnSymptoms words
      Language/Recogniser/Candidates places scores
      Language/Recogniser/MessageReader+Amended words
      Language/Recogniser/MessageReader+Clauses all clauses
      Language/Recogniser/MessageReader+Days groups logs read
      Language/Recogniser/MessageReader+Decision joined
      Language/Recogniser/MessageReader+Essence told
      Language/Recogniser/MessageReader+Facts parts practices
      Language/Recogniser/MessageReader+Joined joined
      Language/Recogniser/MessageReader+Narrated before
      Language/Recogniser/MessageReader+Things joined
      Language/Slots/SlotFiller+Counts before
      Language/Slots/SlotFiller+Figures hundreds
      Language/Slots/SlotFiller+Foods dishes segments
      Language/Slots/SlotFiller+Repeats steps
      Language/Slots/SlotFiller+Spoken values
      Language/Slots/SlotFiller+Texts words
      Language/Standing/StandingReader marks
      Language/Tokens self tokens
      """
    ),
  ]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  @Test(arguments: ["Language", "Guardrails", "Assistant"])
  func `no array is read at a reckoned place that nobody looked at`(module: String) throws {
    var reviewed: Set<String> = []
    for line in Self.reviewed.flatMap({ $0.arrays.split(separator: "\n") }) {
      let words = line.split(separator: " ").map(String.init)
      reviewed.formUnion(words.dropFirst().map { words[0] + " " + $0 })
    }
    let folder = Self.sources.appending(path: module)
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let path = file.deletingPathExtension().path.dropFirst(Self.sources.path.count + 1)
      let text = try String(contentsOf: file, encoding: .utf8)
      found.formUnion(SourceText(text).reckoned.map { path + " " + $0 })
    }
    let known = reviewed.filter { $0.hasPrefix(module + "/") }
    #expect(found.subtracting(known).sorted() == [])
    #expect(known.subtracting(found).sorted() == [])
  }

  @Test(arguments: [
    ("let words = message.tokens.map(\\.text)\nf(words[index + 1])", ["words"]),
    ("let words = message.tokens\nf(words[index + 1], words[..<first])", []),
    ("f(tokens[index - 1].text, parts[first - 1])", ["parts"]),
    ("let tokens = [1]\nf(tokens[index - 1])", ["tokens"]),
    ("f(all.sorted()[(count - 1) / 2], one[\"a - b\"]) // more[index + 1]", [")"]),
    ("f(words[index], names[0]) as [String]", []),
  ])
  func `what is reckoned is found, and nothing else`(text: String, arrays: [String]) {
    #expect(SourceText(text).reckoned.sorted() == arrays)
  }
}

/// A source without its comments and quoted texts, in UTF-8.
private struct SourceText {
  private var code: [UInt8] = []
  /// The names that stand for tokens in it, which are total.
  private let total: Set<String>

  init(_ text: String) {
    var tokens: Set<String> = ["tokens"]
    var arrays: Set<String> = []
    for line in text.split(separator: "\n") {
      let plain = Self.plain(line)
      code += plain + [UInt8(ascii: "\n")]
      guard plain.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }) else {
        continue
      }
      let words = String(decoding: plain, as: UTF8.self)
      if words.contains("okens") {
        tokens.formUnion(
          words.matches(of: /(\w+): (?:inout )?Tokens\b/).map { String($0.output.1) })
        let own = words.matches(of: /\b(?:let|var) (\w+) = (?:[\w.]+\.)?tokens$/)
        tokens.formUnion(own.map { String($0.output.1) })
      }
      if words.contains("[") || words.contains("Array(") {
        arrays.formUnion(words.matches(of: /(\w+): \[\w+\]/).map { String($0.output.1) })
        arrays.formUnion(
          words.matches(of: /\b(?:let|var) (\w+) = (?:Array\(|\[)/).map { String($0.output.1) })
      }
    }
    total = tokens.subtracting(arrays)
  }

  /// A line without its comment, and with nothing between its quotes.
  private static func plain(_ line: Substring) -> [UInt8] {
    let (quote, slash, escape) = (UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"))
    var plain: [UInt8] = []
    var isQuoted = false
    var isEscaped = false
    for byte in line.utf8 {
      if isQuoted {
        if byte == quote, !isEscaped { isQuoted = false }
        isEscaped = byte == escape && !isEscaped
        continue
      }
      if byte == slash, plain.last == slash { return plain.dropLast() }
      if byte == quote { isQuoted = true }
      plain.append(byte)
    }
    return plain
  }

  /// The names of what is read at a place that is reckoned, or in a range.
  var reckoned: Set<String> {
    let brackets = code.indices.filter { code[$0] == UInt8(ascii: "[") }
    return Set(brackets.compactMap(array)).subtracting(total)
  }

  /// What is read where a bracket opens, if it is read at a reckoned place.
  private func array(at place: Int) -> String? {
    guard place > 0 else { return nil }
    let before = code[place - 1]
    let closes = before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
    guard closes || Self.isName(before) else { return nil }
    let index = String(decoding: inside(place), as: UTF8.self)
    guard Self.signs.contains(where: index.contains) else { return nil }
    let name = closes ? [before] : code[..<place].reversed().prefix(while: Self.isName).reversed()
    return String(decoding: name, as: UTF8.self)
  }

  private static let signs = [
    " - ", " + ", " * ", " / ", " % ", "&-", "&+", "&*", "..", "<<", ">>",
  ]

  private func inside(_ place: Int) -> ArraySlice<UInt8> {
    var depth = 0
    for index in place..<code.count {
      if code[index] == UInt8(ascii: "[") { depth += 1 }
      if code[index] == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 { return code[(place + 1)..<index] }
    }
    return []
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }
}
