import Language

/// The classes of words that the forms of all concepts ask for, numbered so that a message's words
/// are looked up once and matched as integers.
struct Vocabulary: Sendable {
  /// The words and the stems of all classes; `bleed*` is the stem `bleed`.
  private var words: ClassWords
  private var stems: ClassWords
  private var ranges: [NumberClass] = []
  /// What is in the classes that have a name, by their numbers; nothing for the others.
  private var members: [[Int]] = []
  /// The class that holds one member only, by its number; -1 for none.
  private var single: [Int32] = []
  /// The classes of parts of forms that were read before, and the texts of those parts.
  private var parts: WordTable
  private var partClasses: [Int32] = []

  /// How many classes there are.
  private(set) var count = 0

  /// Makes a vocabulary without words.
  ///
  /// - Parameter expected: how many parts will about be read.
  init(expecting expected: Int = 4096) {
    words = ClassWords(expecting: expected / 2)
    stems = ClassWords(expecting: expected / 2)
    parts = WordTable(expecting: expected)
  }

  /// The number of the class that holds one word or stem only.
  mutating func intern(word: UnsafeBufferPointer<UInt8>) -> Int {
    let member = member(word)
    while single.count <= member { single.append(-1) }
    if single[member] >= 0 { return Int(single[member]) }
    let id = newClass()
    single[member] = Int32(id)
    enter(member, in: id)
    return id
  }

  private mutating func newClass() -> Int {
    count += 1
    return count - 1
  }

  private mutating func enter(_ member: Int, in id: Int) {
    if member.isMultiple(of: 2) {
      words.enter(member / 2, in: id)
    } else {
      stems.enter(member / 2, in: id)
    }
  }

  /// The number of a class that has a name, in which `bleed*` stands for every word that begins so.
  mutating func intern(words: [String]) -> Int {
    let members = words.map { member($0) }
    let id = intern(members: members)
    while self.members.count <= id { self.members.append([]) }
    self.members[id] = members
    return id
  }

  /// A number for a word or a stem: a member of classes.
  mutating func member(_ word: String) -> Int {
    word.withBytes { member($0) }
  }

  /// A number for a word or a stem in UTF-8.
  mutating func member(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    guard word.last == UInt8(ascii: "*") else { return words.add(word) * 2 }
    return stems.add(UnsafeBufferPointer(rebasing: word.dropLast())) * 2 + 1
  }

  /// What a class that has a name holds.
  func members(of wordClass: Int) -> [Int] {
    members.indices.contains(wordClass) ? members[wordClass] : []
  }

  /// The number of a new class that holds `members`, in whatever order and however often.
  mutating func intern(members: [Int]) -> Int {
    let id = newClass()
    for member in members { enter(member, in: id) }
    return id
  }

  /// The number of the class of numbers within `range`.
  mutating func intern(numbers range: ClosedRange<Double>) -> Int {
    let known = ranges.first { $0.least == range.lowerBound && $0.most == range.upperBound }
    if let known { return known.id }
    let id = newClass()
    ranges.append(NumberClass(least: range.lowerBound, most: range.upperBound, id: id))
    return id
  }

  /// The number of a part of a form with this text.
  mutating func part(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let number = parts.add(text)
    if number == partClasses.count { partClasses.append(-1) }
    return number
  }

  /// The number of a part of a form.
  mutating func part(_ text: String) -> Int { text.withBytes { part($0) } }

  /// The class of a part by its number, if it was kept.
  func wordClass(ofPart number: Int) -> Int? {
    partClasses[number] < 0 ? nil : Int(partClasses[number])
  }

  /// Keeps the class of a part, so that the same text need not be read again.
  mutating func keep(_ wordClass: Int, ofPart number: Int) {
    partClasses[number] = Int32(wordClass)
  }

  /// Forgets the parts, as all forms are read.
  mutating func forgetParts() {
    parts = WordTable(expecting: 0)
    partClasses = []
  }

  /// Whether a word is in a class as it is.
  func holds(_ word: String) -> Bool { words.holds(word) }

  /// Whether a word is a stem of a class with an ending of at most three letters.
  func holdsStem(of word: String) -> Bool { stems.holdsStem(of: word) }

  /// The classes `word` belongs to.
  func classes(of word: Word) -> [Int] {
    var found: [Int] = []
    words.classes(of: word.text, into: &found)
    stems.classes(ofPrefixes: word.text, into: &found)
    if let number = word.number {
      for range in ranges where range.least <= number && number <= range.most {
        found.append(range.id)
      }
    }
    return found
  }
}

/// A class of numbers.
private struct NumberClass: Sendable {
  let least: Double
  let most: Double
  let id: Int
}

/// Words, each with the classes it is in.
private struct ClassWords: Sendable {
  private var table: WordTable
  /// The last entry of each word in ``entries``, -1 for none.
  private var last: [Int32] = []
  /// Classes in lists: each with the place of the one entered before it, -1 for none.
  private var entries: [(id: Int32, previous: Int32)] = []

  init(expecting expected: Int) {
    table = WordTable(expecting: expected)
    last.reserveCapacity(expected)
    entries.reserveCapacity(expected * 8)
  }

  mutating func add(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    let number = table.add(word)
    if number == last.count { last.append(-1) }
    return number
  }

  mutating func enter(_ word: Int, in id: Int) {
    if last[word] >= 0, entries[Int(last[word])].id == Int32(id) { return }
    entries.append((Int32(id), last[word]))
    last[word] = Int32(entries.count - 1)
  }

  func classes(of word: String, into found: inout [Int]) {
    if let number = table.number(of: word) { collect(number, into: &found) }
  }

  func classes(ofPrefixes word: String, into found: inout [Int]) {
    table.forEachPrefix(of: word) { collect($0, into: &found) }
  }

  func holds(_ word: String) -> Bool { table.number(of: word) != nil }

  func holdsStem(of word: String) -> Bool {
    var longest = 0
    table.forEachPrefix(of: word) { longest = max(longest, table[$0].utf8.count) }
    return longest >= 3 && word.utf8.count - longest <= 3
  }

  private func collect(_ word: Int, into found: inout [Int]) {
    var place = last[word]
    while place >= 0 {
      found.append(Int(entries[Int(place)].id))
      place = entries[Int(place)].previous
    }
  }
}
