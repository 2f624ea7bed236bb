import Knowledge
import Language
import Records

/// What the words of a query look for: `search.rec` says which of them mean the same, which mean
/// nothing, and which say what is to be left out.
struct SearchWords: Sendable {
  /// What is asked for beside the words looked for.
  struct Restriction: Hashable, Sendable {
    enum Kind: String, Sendable { case diet, allergen, kind }

    let kind: Kind
    /// What the content calls it.
    let value: String
  }

  /// Some words in a row that stand for something.
  struct Form<Meaning: Sendable>: Sendable {
    let words: [String]
    let meaning: Meaning
  }

  /// Forms by their first word, those of more words first.
  private struct Forms<Meaning: Sendable>: Sendable {
    private var starts = WordTable(expecting: 512)
    /// The forms of each first word, by its number.
    private var forms: [[Form<Meaning>]] = []
    mutating func add(_ form: Form<Meaning>) {
      guard let first = form.words.first else { return }
      let number = starts.add(first)
      if number == forms.count { forms.append([]) }
      let place = forms[number].firstIndex { $0.words.count < form.words.count }
      forms[number].insert(form, at: place ?? forms[number].count)
    }

    subscript(first: String) -> [Form<Meaning>] { starts.number(of: first).map { forms[$0] } ?? [] }

    /// What a word stands for something with.
    func beginning(_ word: UnsafeBufferPointer<UInt8>) -> Beginning {
      guard let number = starts.number(of: word) else { return .none }
      return forms[number].contains { $0.words.count > 1 } ? .words : .alone
    }
  }

  private let synonyms: Forms<String>
  private let restrictions: Forms<Restriction>
  private let numbers: Forms<Int>
  private let stopWords: WordTable
  private let denials: Set<String>
  private let turns: Set<String>
  private let joints: Set<String>
  private let freedoms: Set<String>
  private let minuteWords: Set<String>
  private let beside: Set<String>
  private let dishes: Set<String>
  private let normaliser = Normaliser()

  /// Reads the words of the library's language.
  init(library: Library) throws(KnowledgeError) {
    let path = library.path(of: "search.rec")
    let isThere = library.has(path)
    func records(_ type: String) throws(KnowledgeError) -> [Record] {
      isThere ? try library.records(path, type: type) : []
    }
    synonyms = Self.forms(of: try records("Synonym")) { Stemmer.stem($0["Id"] ?? "") }
    restrictions = Self.forms(of: try records("Restriction")) { record in
      Restriction(
        kind: Restriction.Kind(rawValue: record["Kind"] ?? "") ?? .kind,
        value: record["Value"] ?? "")
    }
    numbers = Self.forms(of: try records("NumberWord")) { Int($0["Id"] ?? "") ?? 0 }
    var lists: [String: Set<String>] = [:]
    for record in try records("StopWords") {
      var words: Set<String> = []
      record.fields.forEachValue(of: "Words") { text in
        PlainWords.forEachSpaced(in: text) { words.insert(String(decoding: $0, as: UTF8.self)) }
      }
      lists[record["Id"] ?? "", default: []].formUnion(words)
    }
    stopWords = WordTable(of: ["plain", "minutes"].flatMap { lists[$0] ?? [] })
    denials = lists["denial"] ?? []
    turns = lists["turn"] ?? []
    joints = lists["joint"] ?? []
    freedoms = lists["freedom"] ?? []
    minuteWords = lists["minutes"] ?? []
    beside = lists["beside"] ?? []
    dishes = lists["dish"] ?? []
  }

  /// Whether a word beside the name of a food says nothing of which food it is: "some", "safe".
  func isBesideFood(_ word: String) -> Bool {
    stopWords.number(of: word) != nil || beside.contains(word) || isJoint(word)
      || denials.contains(word) || Int(word) != nil
  }

  /// Whether a word makes a dish of a food, which keeps what is to be minded in it: "sandwich".
  func isDish(_ word: String) -> Bool { dishes.contains(word) }

  /// Whether a word stands between the things of a list.
  func isJoint(_ word: String) -> Bool { joints.contains(word) || turns.contains(word) }

  private static func forms<Meaning: Sendable>(
    of records: [Record], meaning: (Record) -> Meaning
  ) -> Forms<Meaning> {
    var forms = Forms<Meaning>()
    for record in records {
      let meaning = meaning(record)
      record.fields.forEachValue(of: "Form") { form in
        forms.add(Form(words: words(ofForm: form), meaning: meaning))
      }
    }
    return forms
  }

  /// The words of a form; most are plain letters and spaces.
  private static func words(ofForm form: UnsafeBufferPointer<UInt8>) -> [String] {
    guard form.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x20 }) else {
      return words(of: Normaliser().normalise(String(decoding: form, as: UTF8.self)))
    }
    var words: [String] = []
    PlainWords.forEachSpaced(in: form) { words.append(Normaliser.spelling(of: $0)) }
    return words
  }

  /// The terms of a text, in its order: stems of its words that mean something, and what forms
  /// stand for before them.
  func terms(of text: String) -> [String] {
    terms(of: Self.words(of: normaliser.normalise(text)))
  }

  /// The terms of some words in a row.
  func terms(of words: [String]) -> [String] {
    var terms: [String] = []
    var index = 0
    while index < words.count {
      if let form = form(in: words, at: index) {
        terms += form.terms
        index += form.count
      } else {
        if let term = term(of: words[index]) { terms.append(term) }
        index += 1
      }
    }
    return terms
  }

  /// The stem of a word; nil for one that means nothing.
  func term(of word: String) -> String? {
    stopWords.number(of: word) == nil ? Stemmer.stem(word) : nil
  }

  /// The stem of a word in UTF-8; nil for one that means nothing.
  func term(of word: [UInt8]) -> [UInt8]? {
    word.withUnsafeBufferPointer(stopWords.number) == nil ? Stemmer.stem(word) : nil
  }

  /// What a word may stand for something with.
  enum Beginning { case none, alone, words }

  /// What a word in UTF-8 may stand for something with.
  func beginning(_ word: [UInt8]) -> Beginning {
    word.withUnsafeBufferPointer(synonyms.beginning)
  }

  /// What some words in a row stand for that begin with a word, those of more words first.
  func meanings(beginning word: [UInt8]) -> [Form<String>] {
    synonyms[String(decoding: word, as: UTF8.self)]
  }

  /// The terms of what a form stands for, and of its own words.
  func terms(of form: Form<String>) -> [String] {
    [form.meaning] + form.words.compactMap { term(of: $0) }.filter { $0 != form.meaning }
  }

  /// The terms of the words from a place on that stand for something, and how many words they are.
  func form(in words: [String], at index: Int) -> (terms: [String], count: Int)? {
    guard
      let form = synonyms[words[index]].first(where: { words[index...].starts(with: $0.words) })
    else { return nil }
    return (terms(of: form), form.words.count)
  }

  /// What is asked for beside the words looked for, and the places of the words that say so.
  ///
  /// - Parameter denied: the words that a denial reaches.
  func restrictions(
    in words: [String], denied: Set<Int>
  ) -> (found: Set<Restriction>, places: Set<Int>) {
    var found: Set<Restriction> = []
    var places: Set<Int> = []
    for (start, word) in words.enumerated() {
      for form in restrictions[word] where words[start...].starts(with: form.words) {
        let end = start + form.words.count
        if form.meaning.kind == .allergen {
          let before = words[..<start].lastIndex { denials.contains($0) }
          let isDenied = denied.contains(start)
          let after = words[end...].prefix(2).firstIndex { freedoms.contains($0) }
          guard isDenied || after != nil else { continue }
          if isDenied, let before { places.formUnion(before..<start) }
          if let after { places.formUnion(end...after) }
        }
        found.insert(form.meaning)
        places.formUnion(start..<end)
      }
    }
    return (found, places)
  }

  /// The words that a denial reaches: some after it, and on to the end of the list that it begins.
  ///
  /// - Parameter breaks: the words before which a clause ends; a denial goes over one only in a list.
  func denied(in words: [String], breaks: Set<Int>) -> Set<Int> {
    var denied: Set<Int> = []
    var last = -1
    var isList = false
    for (index, word) in words.enumerated() {
      if denials.contains(word) {
        last = index + Self.reach
        isList = false
        continue
      }
      if turns.contains(word) || breaks.contains(index) && !isList { last = -1 }
      guard index <= last else { continue }
      denied.insert(index)
      let isThing = restrictions[word].contains {
        $0.meaning.kind == .allergen && words[index...].starts(with: $0.words)
      }
      isList = isThing || (isList && joints.contains(word))
      if isThing || joints.contains(word) { last = max(last, index + Self.listReach) }
    }
    return denied
  }

  /// How far after a denying word what it denies may stand.
  private static let reach = 4
  /// How far after a thing of a list the next one may stand.
  private static let listReach = 3

  /// A number of minutes that the words say, and the places of those words.
  func minutes(in words: [String]) -> (minutes: Int, places: Set<Int>)? {
    for start in words.indices {
      let spoken = numbers[words[start]].first { words[start...].starts(with: $0.words) }
      let digits = Int(words[start])
      guard let number = digits ?? spoken?.meaning, (1...180).contains(number) else { continue }
      let end = start + (digits == nil ? spoken?.words.count ?? 1 : 1)
      let isSpan = digits == nil && words[start..<end].contains { $0.hasPrefix("hour") }
      if isSpan { return (number, Set(start..<end)) }
      guard end < words.count, minuteWords.contains(words[end]) else { continue }
      return (number, Set(start...end))
    }
    return nil
  }

  static func words(of message: Message) -> [String] {
    message.tokens.filter { !$0.isPunctuation }.map(\.text)
  }
}
