import Knowledge

/// Things that no lexicon knows, by their place in the sentence.
extension SlotFiller {
  /// What was done, where it has no known name: "did aquagym 45 min", "parkour for an hour".
  var unnamedActivity: SlotValue? {
    guard filled["steps"] == nil else { return nil }
    return firstRun(without: Self.besideActivities, atMost: 3)
  }

  /// A run, where a distance and its time can be of little else: "5k 27:30".
  var paced: SlotValue? {
    guard case .number(let distance)? = filled["distance"], distance > 0,
      case .number(let minutes)? = filled["minutes"], filled["unit"] == .text("km"),
      (3...8.5).contains(minutes / distance)
    else { return nil }
    return .text("run")
  }

  /// What could shift a cycle, where it has no known name: "on antibiotics since monday".
  var unnamedFactor: SlotValue? { firstRun(without: Self.besideFactors, atMost: 4) }

  /// What a reminder comes before, where nothing else is said: "alert 2 days before ovulation".
  var remindedBefore: SlotValue? {
    let tokens = reading.message.tokens
    guard filled["lead"] != nil,
      let word = span.first(where: { ["before", "prior"].contains(tokens[$0].text) })
    else { return nil }
    let rest = (word + 1)..<max(word + 1, span.upperBound)
    guard let first = rest.first, !Self.pointingOn.contains(tokens[first]) else { return nil }
    return trimmed(rest, for: "what").map { .text($0) }
  }

  /// Whether words only say how long before: "before", "before or I forget".
  func saysOnlyLead(_ rest: Range<Int>) -> Bool {
    let tokens = reading.message.tokens
    guard let first = rest.first,
      ["before", "prior", "ahead", "beforehand", "earlier"].contains(tokens[first].text)
    else { return false }
    return rest.dropFirst().first.map {
      Self.pointingOn.contains(tokens[$0]) || tokens[$0].isPunctuation
    } ?? true
  }

  /// Words after "before" that name nothing: "an hour before or I forget".
  private static let pointingOn: WordSet = [
    "it", "that", "this", "them", "or", "and", "please", "pls", "so", "as", "if", "because",
    "thanks",
    "otherwise", "else", "i", "ill", "then", "too", "hand",
  ]

  /// What is to be exported, where it is no entry of the journal: "dump my lifts to csv".
  var exported: SlotValue? {
    let tokens = reading.message.tokens
    let owners = span.dropLast().filter { ["my", "the", "all"].contains(tokens[$0].text) }
    for owner in owners {
      let rest = (owner + 1)..<span.upperBound
      let last = rest.first { !isExported($0) } ?? span.upperBound
      if (1...3).contains(last - rest.lowerBound) {
        return .text(reading.spelled(rest.lowerBound..<last))
      }
    }
    return nil
  }

  private func isExported(_ index: Int) -> Bool {
    let token = reading.message.tokens[index]
    return token.kind == .word && !token.isBreak && !Self.besideExports.contains(token)
      && !reading.entities.contains { $0.tokens.contains(index) }
      && !reading.mentions.contains { $0.kind == "format" && $0.tokens.contains(index) }
  }

  private static let besideExports: WordSet = [
    "to", "as", "in", "into", "since", "from", "for", "of", "on", "at", "and", "i", "me", "my",
    "data", "everything", "stuff", "things", "entries", "entry", "records", "record", "logs", "log",
    "history", "journal", "diary", "info", "information", "file", "files", "copy", "backup", "lot",
    "all", "it", "that", "this", "them", "just", "only", "tracking", "export", "download", "please",
    "pls", "csv",
    "json", "pdf", "excel", "spreadsheet", "text", "folder", "computer", "laptop", "phone", "app",
    "doctor", "gp", "way", "whole", "past", "last", "ive", "you", "can", "need", "want", "is",
  ]

  /// What a reminder opens with: "prehab 6 am mon wed fri, remind me".
  var unnamedReminder: SlotValue? { firstRun(without: Self.besideAlarms, atMost: 4) }

  /// The first words in a row that are neither small words nor anything else known.
  private func firstRun(without small: WordSet, atMost most: Int) -> SlotValue? {
    let tokens = reading.message.tokens
    func isName(_ index: Int) -> Bool {
      let token = tokens[index]
      return token.kind == .word && !token.isBreak && !small.contains(token)
        && token.text.utf8.count > 1
        && !reading.entities.contains { $0.tokens.contains(index) }
        && !reading.cues.contains { $0.kind == Cue.kind && $0.tokens.contains(index) }
    }
    guard let first = span.first(where: isName) else { return nil }
    let last = (first..<span.upperBound).first { !isName($0) } ?? span.upperBound
    return .text(reading.spelled(first..<min(last, first + most)))
  }

  private static let besideActivities: WordSet = [
    "i", "ive", "im", "did", "do", "done", "doing", "went", "go", "going", "for", "had", "have",
    "a", "an", "the", "my", "our", "of", "some", "min", "mins", "minutes", "hour", "hours", "hr",
    "session", "sessions", "class", "classes", "about", "around", "approx", "this", "that", "today",
    "yesterday", "morning", "evening", "afternoon", "night", "after", "before", "at", "with", "in",
    "on", "to", "then", "and", "just", "finished", "completed", "finish", "easy", "hard", "long",
    "short", "quick", "good", "nice", "great", "felt", "feel", "feeling", "tired", "was", "were",
    "is", "it", "so", "very", "really", "total", "log", "logged", "add", "please", "pls", "played",
    "practiced", "practised", "attended", "taught", "x", "from", "till", "until", "work", "home",
    "school", "lunch", "breakfast", "dinner", "during", "because", "but", "as", "by", "all", "up",
    "got", "get", "managed", "smashed", "light", "gentle", "slow", "fast", "late", "early", "km",
    "kms", "k", "m", "miles", "mile", "me", "we", "us", "bit", "little", "again", "first", "last",
    "half", "exercise", "workout", "training", "trained", "set", "sets", "reps", "rounds", "record",
    "there", "he", "she", "they", "not", "no", "been", "im", "out", "into", "more", "than",
  ]
  private static let besideAlarms: WordSet = [
    "remind", "reminder", "reminders", "alarm", "alert", "nudge", "ping", "notify", "recall",
    "remember", "me", "us", "to", "a", "an", "the", "my", "please", "pls", "kindly", "set", "put",
    "add", "create", "make", "give", "send", "can", "could", "you", "i", "want", "need", "would",
    "like", "every", "each", "at", "on", "in", "by", "for", "about", "of", "from", "before",
    "after", "day", "days", "daily", "night", "morning", "evening", "week", "weekly", "and", "it",
    "this", "that", "hi", "hey", "ok", "again", "up", "time", "times", "same", "so", "dont", "let",
    "forget", "start", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "twice", "once", "month",
    "holler", "pester", "chase", "hassle", "yell", "beep", "monthly", "buz", "intimate",
    "beforehand",
    "also", "too", "do", "does", "or", "ill", "else", "otherwise", "just", "nag", "poke", "warn",
    "prompt", "tell", "bug", "shout", "text", "message",
    "note",
    "notification",
    "prod", "hour", "hours", "minutes", "earlier", "ahead", "prior", "advance", "kind", "one",
    "buzz", "with", "weekday", "weekdays", "weekend", "hourly", "fortnightly", "other", "alternate",
    "second", "befor", "bfr", "thanks",
  ]
  private static let besideFactors: WordSet = [
    "i", "ive", "im", "am", "is", "was", "were", "be", "been", "being", "have", "had", "has",
    "having", "a", "an", "the", "my", "our", "of", "some", "on", "in", "at", "to", "for", "from",
    "since", "there", "after", "before", "off", "quit", "no", "during", "this", "that", "today",
    "yesterday", "week", "all", "just", "log", "note", "add",
    "please", "pls", "kindly", "factor", "and", "so", "with", "due", "because", "started", "start",
    "starting", "stopped", "stop", "began", "taking", "took", "take", "using", "used", "doing",
    "did", "do", "got", "getting", "now", "again", "very", "really", "quite", "too", "as", "it",
    "its", "me", "we", "also", "new", "bit", "little", "lot", "lots", "morning", "evening",
    "night", "last", "record", "put", "down", "only", "days", "day", "count", "mark", "might",
  ]
}
