import Civil
import Knowledge
import Physiology

extension MessageReader {
  /// The log that a neighbour of it is by what is told: cramps among the symptoms, a bedtime among
  /// the temperatures, a meal in the night.
  func resettled(_ intent: IntentID, in span: Range<Int>) -> IntentID? {
    let isRemoval = intent == "edit.delete" || intent == "remind.cancel"
    if isRemoval || ordered(span) == "edit.delete", forbidsRemoving(span) { return "meta.no" }
    if intent.group == "log", intent != "log.appointment",
      let edit = ordered(span) ?? takenOff(span)
    {
      return edit
    }
    if let wish = wished(intent, in: span) { return wish }
    switch intent {
    case "edit.delete":
      let isKept = message.tokens[span].contains {
        $0.text.hasPrefix("fav") || $0.text == "affirmation"
      }
      return isKept ? "content.affirmation_fav" : takesAll(span) ? "data.delete" : nil
    case "log.pregnancy_test":
      let words = span.filter { !message.tokens[$0].isPunctuation }
      return context.mode != .ttc && words.count == 1 && message.tokens[words[0]].text == "negative"
        ? "meta.no" : nil
    case "edit.undo":
      return ordered(span) == "edit.delete" && namesEntry(span) ? "edit.delete" : nil
    case "log.exercise":
      let isKicks =
        context.mode == .pregnancy && reading.hasFigures(in: span)
        && message.tokens[span].contains { ["kicks", "movements", "kicked"].contains($0.text) }
      return isKicks ? "log.kicks" : nil
    case "log.flow": return tellsStart(span) ? "log.period_start" : nil
    case "log.symptom":
      let told = reading.mentions.filter {
        $0.kind == "symptom" && span.contains($0.tokens) && !$0.isNegated && reading.isTold($0)
      }
      return !told.isEmpty && told.allSatisfy { $0.concept == "cramps" } ? "log.cramps" : nil
    case "log.cramps":
      let own = context.symptoms.compactMap(OwnSymptoms.concept(of:))
      let named = reading.mentions.filter { $0.kind == "symptom" && span.contains($0.tokens) }
      return named.contains { own.contains($0.concept) }
        && !named.contains { $0.concept == "cramps" } ? "log.symptom" : nil
    case "log.bbt":
      if isWeight(span) { return "log.weight" }
      let isTimed = !reading.cues(["bed", "wake"], in: span).isEmpty
      return isTimed && reading.cues(["temperature"], in: span).isEmpty
        && !reading.figures(in: span).contains { (34...43).contains($0.value) || $0.value > 93 }
        ? "log.sleep" : nil
    case "log.food":
      let isCounted = !reading.cues(["kcal", "protein", "carbs"], in: span).isEmpty
      return !isCounted && saysNight(span) ? "log.late_meal" : nil
    case "cycle.day_view":
      let days = reading.entities.filter { span.contains($0.tokens) && SlotFiller.days($0) != nil }
      return !days.isEmpty && days.allSatisfy { SlotFiller.month($0) != nil }
        ? "cycle.calendar" : nil
    case "content.due_date":
      let isSaid =
        !reading.cues(["due"], in: span).isEmpty
        && reading.cues(["lmp"], in: span).isEmpty
        && reading.entities.contains { span.contains($0.tokens) && $0.day != nil }
      return isSaid && !Tone.asks(message, span) ? "preg.set_dates" : nil
    default: return nil
    }
  }

  /// What is asked for by words that would else tell of it: "start the sigh, 2 minutes", "I would
  /// like a soft training".
  private func wished(_ intent: IntentID, in span: Range<Int>) -> IntentID? {
    guard let wish = Self.wishes[intent], let first = firstWord(of: span) else { return nil }
    let word = message.tokens[first].text
    let words = message.tokens[span]
    guard !words.contains(where: { Self.telling.contains($0) }),
      !reading.entities.contains(where: { span.contains($0.tokens) && $0.day != nil })
    else { return nil }
    if intent == "log.food" {
      return words.contains { Self.suggesting.contains($0) } ? wish : nil
    }
    let next = Array(span.drop { $0 <= first }.prefix(3).map { message.tokens[$0].text })
    let isWish =
      ["i", "id", "we", "wed"].contains(word)
      && (["want", "need", "fancy"].contains(next.first ?? "")
        || word.hasSuffix("d") && next.first == "like" || next.prefix(2) == ["would", "like"])
    return Self.orders.contains(word) || isWish ? wish : nil
  }

  /// Words with which something is told or to be written down, so that it is no wish.
  private static let telling: WordSet = [
    "did", "done", "log", "logged", "note", "add", "record", "save", "track", "put", "enter", "ran",
    "went", "walked", "swam", "cycled", "finished", "taught", "tried", "had", "ate", "was",
  ]

  private static let wishes: WordMap<IntentID> = [
    "log.breathing": "content.breathing", "log.yoga": "content.yoga_routine",
    "log.exercise": "content.workout", "log.food": "content.recipe",
  ]
  private static let orders: WordSet = [
    "start", "begin", "guide", "lets", "give", "launch", "teach", "suggest", "recommend", "design",
    "plan", "propose",
  ]
  private static let suggesting: WordSet = ["suggest", "recommend", "propose"]

  static let deleting: WordSet = [
    "annul", "void", "cross",
    "delete", "remove", "erase", "scrap", "bin", "nuke", "efface", "suppress", "unlog", "ditch",
    "trash", "scratch", "drop", "chuck", "cancel", "strike", "rm", "del", "zap", "nix", "lose",
    "wipe", "undo",
  ]
  /// Words that also take other things than entries away.
  private static let worldly: WordSet = ["drop", "cancel", "chuck", "lose", "strike", "scrap"]
  /// The kinds of words that name what a log holds and little else.
  private static let loggable: WordSet = [
    "drink", "symptom", "mood", "supplement", "drug", "flow", "opk", "result", "discharge",
  ]

  /// An order to take away what only a log holds: "bin those beers from friday".
  func removal(_ span: Range<Int>) -> Part? {
    guard ordered(span) == "edit.delete", !forbidsRemoving(span), let verb = firstWord(of: span),
      reading.mentions.contains(where: {
        span.contains($0.tokens) && Self.loggable.contains($0.kind)
      }
      ),
      !Self.worldly.contains(message.tokens[verb])
        || reading.entities.contains(where: { span.contains($0.tokens) && $0.isTimely })
    else { return nil }
    return Part(
      spans: [span], intent: "edit.delete", score: recogniser.thresholds.answer + 1,
      match: .mention, captures: [], isSure: true)
  }

  /// Whether a span names what an entry holds or what it is called: "undo the pulse".
  func namesEntry(_ span: Range<Int>) -> Bool {
    reading.mentions.contains {
      span.contains($0.tokens) && (Self.loggable.contains($0.kind) || $0.kind == "food")
    }
      || reading.cues.contains {
        span.contains($0.tokens)
          && ($0.kind == Cue.entry || $0.kind == Cue.kind && Self.measured.contains($0.concept))
      }
  }

  /// Whether the name of an entry or of what a number measures begins at a token.
  private func namesEntry(at index: Int) -> Bool {
    reading.cues.contains {
      $0.tokens.lowerBound == index && [Cue.entry, Cue.kind].contains($0.kind)
    }
  }

  /// Whether what only a log holds begins at a token.
  private func namesLog(at index: Int) -> Bool {
    reading.mentions.contains {
      $0.tokens.lowerBound == index && (Self.loggable.contains($0.kind) || $0.kind == "food")
    }
  }

  private static let measured: WordSet = [
    "rhr", "hrv", "glucose", "pressure", "weight", "spo2", "body_fat", "steps", "pain", "energy",
    "stress",
  ]

  /// The first word of a span that says something: "please bin …" begins with "bin".
  func firstWord(of span: Range<Int>) -> Int? {
    span.first {
      !message.tokens[$0].isPunctuation
        && !Self.courtesies.contains(message.tokens[$0])
    }
  }
  private static let courtesies: WordSet = [
    "please", "pls", "plz", "kindly", "can", "you", "could", "just", "so", "also", "ta", "thanks",
    "ok", "okay", "oh", "hey", "hi", "sorry",
  ]
  /// Words that only ever take an entry away, whatever follows.
  private static let short: WordSet = ["rm", "del", "unlog"]
  private static let changing: WordSet = [
    "change", "edit", "amend", "correct", "modify", "adjust", "fix", "update",
  ]
  private static let ownedBy: WordSet = [
    "the", "my", "that", "this", "those", "these", "yesterdays", "todays", "last", "it", "all",
  ]

  /// The edit that a span orders of an entry: "bin the coffee", "scratch yesterday's weight".
  private func ordered(_ span: Range<Int>) -> IntentID? {
    guard let verb = firstWord(of: span),
      verb + 1 < span.upperBound
    else { return nil }
    let next = message.tokens[verb + 1].text
    guard
      Self.ownedBy.contains(next) || Self.short.contains(message.tokens[verb])
        || Self.changing.contains(message.tokens[verb]) && namesEntry(at: verb + 1)
        || reading.entities.contains(where: { $0.tokens.contains(verb + 1) && $0.isTimely })
        || Self.deleting.contains(message.tokens[verb])
          && (isCountedEntry(at: verb + 1)
            || !Self.worldly.contains(message.tokens[verb]) && namesLog(at: verb + 1)
            || !Self.worldly.contains(message.tokens[verb]) && namesEntry(at: verb + 1))
    else { return nil }
    if Self.deleting.contains(message.tokens[verb]) { return "edit.delete" }
    guard Self.changing.contains(message.tokens[verb]) else { return nil }
    let isNewValue = message.tokens[verb].text == "update" && reading.hasFigures(in: span)
    return isNewValue && !message.tokens[span].contains { Self.contrasts.contains($0) }
      ? nil : "edit.change"
  }

  /// Whether which one of several entries is meant stands at a token: "remove 2nd espresso".
  private func isCountedEntry(at index: Int) -> Bool {
    reading.entities.contains { entity in
      guard entity.tokens.lowerBound == index, case .ordinal = entity.value else { return false }
      return reading.mentions.contains {
        $0.tokens.lowerBound == entity.tokens.upperBound && Self.loggable.contains($0.kind)
      }
    }
  }

  /// Words that set a new value against the one on record.
  private static let contrasts: WordSet = ["to", "from", "not", "instead", "should", "was"]

  /// Whether a bare number is no temperature beside a word for weight in the message.
  private func isWeight(_ span: Range<Int>) -> Bool {
    let weights: [Figure.Unit] = [.measure(.kilogram), .measure(.pound), .measure(.stone)]
    if reading.figures(in: span).contains(where: { weights.contains($0.unit) }) { return true }
    let bare = reading.figures(in: span).filter { $0.unit == .none }
    return !bare.isEmpty
      && bare.allSatisfy {
        (30...200).contains($0.value) && !(34...43).contains($0.value)
          && !(93...110).contains($0.value)
      }
      && !reading.cues(["weight"], in: message.tokens.indices).isEmpty
  }

  /// Whether a clock time from half past nine in the evening to five in the morning is said.
  private func saysNight(_ span: Range<Int>) -> Bool {
    reading.entities.contains { entity in
      let tokens = message.tokens[entity.tokens]
      guard span.contains(entity.tokens),
        tokens.contains(where: { $0.kind == .number || $0.text == "midnight" })
      else { return false }
      let time: Int? =
        switch entity.value {
        case .time(let time): time.minutesSinceMidnight
        case .moment(let moment): moment.time.minutesSinceMidnight
        case .duration(let hours, nil, .hour) where hours >= 21 && hours < 24:
          Int(clamping: hours * 60)
        default: nil
        }
      return time.map { $0 >= 1_290 || $0 < 300 } ?? false
    }
  }
}
