import Knowledge
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
    /// It answers the question when the last period began.
    let isAfterQuestion: Bool
    /// How many days a length of time must be at least.
    let least: Int
    let pattern: ProfilePattern
  }

  private(set) var tellings: [Telling] = []
  private(set) var classes: [String: Set<String>] = [:]
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
            isAfterQuestion: record["After"] != nil,
            least: record["Least"].flatMap { Int($0) } ?? 0, pattern: pattern))
      }
    }
  }

  /// The tellings that may begin with a word.
  func candidates(_ word: String) -> [Int] { (byOpener[word] ?? []) + open }

  /// Whether a word is of a class.
  func isOf(_ word: String, _ name: String) -> Bool { classes[name]?.contains(word) == true }
}
