import Knowledge
import Language
import Records

/// The words by which lasting facts are told, ended and wished for, as Knowledge lists them.
struct ProfileTable: Sendable {
  /// One way of telling a fact.
  struct Telling: Sendable {
    let key: String
    let value: String
    /// It is taken back rather than told.
    let isEnd: Bool
    /// The rest of the message is read with it, as it says more than the fact.
    let isBeside: Bool
    /// Words of which one must stand in the message or the one before it.
    let needs: Set<String>
    /// It counts in a question and beside a may or will, too.
    let isFree: Bool
    /// It answers the question when the last period began.
    let isAfterQuestion: Bool
    /// How many days a length of time must be at least.
    let least: Int
    let pattern: ProfilePattern
  }

  /// Words that are answered by what is known of her.
  struct Asking: Sendable {
    let reply: String
    /// What must be known for it to count.
    let condition: ProfileAnswer.Condition
    let intent: IntentID
    /// It does not count in a question.
    let isStated: Bool
    let pattern: ProfilePattern
  }

  private(set) var tellings: [Telling] = []
  private(set) var askings: [Asking] = []
  private(set) var classes: [String: Set<String>] = [:]
  /// Words that count, and the days of units of time.
  private(set) var counts: [String: Double] = [:]
  private(set) var lengths: [String: Double] = [:]
  /// The tellings by a word that may open them.
  private var byOpener: [String: [Int]] = [:]
  /// The tellings that any word may open.
  private var open: [Int] = []

  /// No words at all.
  init() {}

  init(library: Library) throws(KnowledgeError) {
    let path = library.path(of: "dialogue/profile.rec")
    for record in try library.records(path, type: "ProfileWords") {
      classes[record["Id"] ?? ""] = Set(
        (record["Words"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
    }
    counts = figures("count")
    lengths = figures("length")
    for record in try library.records(path, type: "ProfileFact") {
      let needs = record["Needs"].flatMap { classes[$0] } ?? []
      for form in record.all("Form") {
        let pattern = ProfilePattern(form, classes: classes)
        if let openers = pattern.openers {
          for word in openers { byOpener[word, default: []].append(tellings.count) }
        } else {
          open.append(tellings.count)
        }
        tellings.append(
          Telling(
            key: record["Key"] ?? "", value: record["Value"] ?? "",
            isEnd: record["Ends"] != nil, isBeside: record["Beside"] != nil, needs: needs,
            isFree: record["Free"] != nil,
            isAfterQuestion: record["After"] != nil,
            least: record["Least"].flatMap { Int($0) } ?? 0, pattern: pattern))
      }
    }
    try readAskings(library, path)
  }

  /// The numbers that words stand for, written `two=2`.
  private func figures(_ name: String) -> [String: Double] {
    Dictionary(
      (classes[name] ?? []).compactMap { pair -> (String, Double)? in
        let parts = pair.split(separator: "=")
        guard parts.count == 2, let number = Double(parts[1]) else { return nil }
        return (String(parts[0]), number)
      }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func readAskings(_ library: Library, _ path: String) throws(KnowledgeError) {
    for record in try library.records(path, type: "ProfileAnswer") {
      guard let condition = record["When"].flatMap(ProfileAnswer.Condition.init) else { continue }
      for form in record.all("Form") {
        askings.append(
          Asking(
            reply: record["Reply"] ?? "", condition: condition,
            intent: IntentID(record["Intent"] ?? "support.talk"), isStated: record["Stated"] != nil,
            pattern: ProfilePattern(form, classes: classes)))
      }
    }
  }

  /// The tellings that may begin with a word.
  func candidates(_ word: String) -> [Int] { (byOpener[word] ?? []) + open }

  /// Whether a word leads to a group of intents, such as `onboard`; some do only beside others.
  func leads(to group: String, _ tokens: Tokens) -> Bool {
    func has(_ name: String) -> Bool {
      guard let stems = classes[name] else { return false }
      return tokens.contains { token in
        stems.contains { stem in
          stem.hasSuffix("*") ? token.text.hasPrefix(stem.dropLast()) : token.text == stem
        }
      }
    }
    return has("lead_" + group)
      || has("lead_" + group + "_half") && has("lead_" + group + "_beside")
  }

  /// Whether a text names contractions.
  func namesContraction(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { isOf(String($0), "contraction") }
  }

  /// Whether words stand in a message with which something is still to come, or feared.
  func isOfFuture(_ message: Message) -> Bool {
    message.tokens.contains { isOf($0.text, "ahead") }
  }

  /// Whether a word is of a class.
  func isOf(_ word: String, _ name: String) -> Bool { classes[name]?.contains(word) == true }
}
