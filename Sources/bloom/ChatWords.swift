import Assistant
import Journal
import Knowledge
import Records

/// What Tab could write in the chat: commands and what may follow them, poses, foods and people.
///
/// Nothing is read before Tab is pressed.
struct ChatWords {
  let session: Session

  /// A name in a sentence is looked for from so many letters on, among so many words.
  private static let (leastLetters, mostWords) = (2, 5)

  /// What could stand behind a text.
  func proposals(behind text: String) -> Proposals {
    guard text.hasPrefix("/") else { return names(behind: text) }
    guard let space = text.firstIndex(of: " ") else {
      let commands = Commands.all.map { "/" + $0.name } + ["/clear", "/quit"]
      return Self.matching(text, in: commands.sorted())
    }
    let name = String(text[text.index(after: text.startIndex)..<space])
    let rest = text[space...].drop { $0 == " " }
    guard let command = try? Commands.named(name) else { return .none }
    let words = rest.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let last = words.last ?? ""
    if last.hasPrefix("--") { return Self.matching(last, in: command.options.map(\.name)) }
    return argument(words, last, String(rest), of: command)
  }

  /// What could stand behind a command and some words.
  private func argument(
    _ words: [String], _ last: String, _ rest: String, of command: any Command.Type
  ) -> Proposals {
    let isFirst = words.count <= 1
    switch command {
    case is Yoga.Type:
      let query = rest.hasPrefix("play ") ? String(rest.dropFirst(5)) : rest
      return Self.matching(query, in: (query == rest ? ["play", "list"] : []) + poses)
    case is Nutrition.Type: return Self.matching(rest, in: foods)
    case is As.Type: return Self.matching(rest, in: people)
    case is Learn.Type: return Self.matching(rest, in: topics)
    case is Breathe.Type where isFirst: return Self.matching(rest, in: breaths)
    case is PersonCommand.Type where !isFirst: return Self.matching(last, in: people)
    case is Log.Type:
      let isKind = isFirst || words.count == 2 && words[0].first?.isNumber == true
      return isKind ? Self.matching(last, in: Fact.kinds.sorted()) : .none
    case is Help.Type where isFirst:
      return Self.matching(
        last, in: Commands.all.map { $0.name } + HelpTopic.all.map(\.name) + ["all"])
    case is Config.Type where words.count == 2:
      return Self.matching(last, in: SettingKey(rawValue: words[0])?.words ?? [])
    case is Config.Type where isFirst:
      return Self.matching(last, in: SettingKey.allCases.map(\.rawValue))
    case is Find.Type, is Day.Type,
      is Stats.Type where last.hasPrefix("kind:"):
      return Self.matching(last, in: Fact.kinds.map { "kind:" + $0 })
    case is Find.Type,
      is Export.Type where !isFirst && !last.isEmpty:
      return Self.matching(last, in: ["from:", "to:"] + Fact.kinds.map { "kind:" + $0 })
    default:
      guard isFirst else { return .none }
      return Self.matching(last, in: Completions.words(after: command))
    }
  }

  /// What a shell could write behind the words of a command line, the last of which is not whole.
  func proposals(for words: [String]) -> [String] {
    if words.first == "people", words.count <= 2 {
      return Self.matching(words.count > 1 ? words[1] : "", in: people).words
    }
    guard let name = words.first, let command = try? Commands.named(name) else { return [] }
    let rest = Array(words.dropFirst())
    return argument(rest, rest.last ?? "", rest.joined(separator: " "), of: command).words
  }

  /// What could complete a name at the end of a sentence; of two, the one that begins sooner.
  private func names(behind text: String) -> Proposals {
    var starts = text.indices.filter {
      $0 == text.startIndex || text[text.index(before: $0)] == " "
    }.suffix(Self.mostWords)
    starts.removeAll { text[$0] == " " }
    guard let last = starts.last, text[last...].count >= Self.leastLetters else { return .none }
    let names = poses + foods + people
    for start in starts {
      let found = Self.matching(String(text[start...]), in: names)
      if !found.words.isEmpty { return found }
    }
    return .none
  }

  /// The words that begin with what is typed, in any case, in order.
  static func matching(_ typed: String, in words: [String]) -> Proposals {
    let wanted = typed.lowercased()
    var seen: Set<String> = []
    let found = words.filter { word in
      word.lowercased().hasPrefix(wanted) && seen.insert(word.lowercased()).inserted
    }
    return Proposals(replaced: typed.count, words: found)
  }

  private var people: [String] {
    (try? session.store().home.people())?.filter { $0 != Home.owner } ?? []
  }

  private var topics: [String] {
    guard let topics = try? session.library().topics() else { return [] }
    return told(topics.map(\.name))
  }

  private var breaths: [String] {
    guard let patterns = try? session.library().breathingPatterns() else { return [] }
    return told(patterns.map(\.name))
  }

  private var poses: [String] {
    guard let poses = try? session.library().poses() else { return [] }
    return told(poses.flatMap { [$0.name] + ($0.sanskrit.map { [$0] } ?? []) + $0.aliases })
  }

  private var foods: [String] {
    guard let library = try? session.library(), let foods = try? library.foods(),
      let nutrients = try? library.nutrients()
    else { return [] }
    let names = foods.flatMap { food in
      [String(food.name.prefix { $0 != "," })] + food.aliases
    }
    return told(names + nutrients.map(\.name))
  }

  /// The names in order, without those that speak of babies: nobody has asked for them yet.
  private func told(_ names: [String]) -> [String] {
    let library = try? session.library()
    let records = library.flatMap {
      try? $0.records($0.path(of: "answers.rec"), type: "Silence")
    }
    let stems = records?.first { $0["Id"] == "loss" }?.all("Stem") ?? []
    return names.filter { name in
      !name.lowercased().split { !$0.isLetter }.contains { word in
        stems.contains { word.hasPrefix($0) }
      }
    }.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
  }
}

extension SettingKey {
  /// The words that a value may be, where they are few.
  var words: [String] {
    switch values {
    case .toggle: ["off", "on", "default"]
    case .choice(let words): words + ["default"]
    case .text, .country, .number: ["default"]
    }
  }
}
