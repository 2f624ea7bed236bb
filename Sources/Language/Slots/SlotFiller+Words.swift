import Knowledge

extension SlotFiller {
  /// Slots that hold one value even where several are said: the last one said of a correction, the
  /// most specific one else.
  private static let single: WordSet = [
    "flow", "severity", "opk", "result", "discharge", "mode", "tone", "quality", "libido", "meal",
    "difficulty", "trimester", "pattern", "format", "action", "protected", "disturbed", "skin",
    "setting", "from", "phase", "what",
  ]
  /// The intents of which the last value said is the one meant.
  private static let lastCounts: WordSet = ["mode.set", "edit.change", "edit.delete"]

  /// The kinds of concepts that fill a slot, where they are not those of its own name.
  private static let kinds: WordMap<[String]> = [
    "what": [Cue.entry], "target": ["body_part", "symptom"],
    "supplement": ["supplement", "drug", "nutrient"],
    "name": ["person", "relative"], "topic": ["topic", "acronym"], "title": ["person", "test"],
  ]
  /// Slots that a value of another one makes needless.
  private static let needless: WordMap<SlotName> = [
    "symptom": "target", "mood": "target", "severity": "pain", "color": "discharge",
    "phase": "topic",
  ]

  /// Fills the slots whose values are concepts of the lexicon, from concepts of the slot's kind.
  mutating func fillWords() {
    if group == "profile" || intent.id == "data.share" {
      set("name", properName ?? introducedName)
    }
    if intent.id == "content.food" { set("food", dishAskedAbout) }
    for slot in intent.slots where Self.needless[slot] == nil { fillWord(slot) }
    for slot in intent.slots where Self.needless[slot] != nil { fillWord(slot) }
    fillAbsent()
    settleWords()
    fillGrade()
    fillWhat()
    settle()
  }

  /// Fills one slot from the concepts of its kinds.
  private mutating func fillWord(_ slot: SlotName) {
    guard wants(slot), slot != "name" || intent.id != "settings.change" else { return }
    if let other = Self.needless[slot], filled[other] != nil { return }
    let said = said(of: slot)
    guard !said.isEmpty || slot == "action" || isInHerWords(slot) else { return }
    if slot == "protected" || slot == "disturbed" {
      set(slot, flag(said))
    } else if slot == "action" {
      set(slot, action)
    } else if isBesideThePoint(slot) {
      return
    } else if isInHerWords(slot) {
      set(slot, spoken(slot, amended(said.filter { !$0.isNegated }, of: slot)))
    } else if slot == "topic", intent.id == "content.education", let first = said.first {
      set(slot, said.count > 1 ? together(said) : topic(first))
    } else if slot == "food", Self.askedOfFood.contains(intent.id) {
      let foods = said.filter { !$0.isNegated }.map { SlotValue.text(reading.spelled($0.tokens)) }
      set(slot, foods.count > 1 ? .list(foods) : foods.first)
    } else if slot == "target", let part = said.lazy.compactMap(acheless).first {
      set(slot, .text(part))
    } else {
      set(slot, value(slot, said.filter { !$0.isNegated && $0.concept != "clots" }))
    }
  }

  /// The concepts of a slot's kinds that the span says.
  private func said(of slot: SlotName) -> [Mention] {
    let kinds = Self.kinds[slot]
    return reading.mentions.filter {
      (kinds?.contains($0.kind) ?? ($0.kind == slot.rawValue)) && span.contains($0.tokens)
        && !(slot == "target" && isStoodOn($0))
        && !(intent.id == "remind.set" && isHowOften($0.tokens))
        && !(group == "log" && isPassedOver($0))
        && (group != "log" || intent.id == "log.appointment" || reading.isTold($0)
          || intent.id == "log.mood" && reading.standing(of: $0) == .ahead)
    }
  }

  /// The questions of a food by the words it was asked in, which the content is searched by.
  private static let askedOfFood: WordSet = ["content.food", "content.recipe"]

  /// Whether words only say how often: "monthly".
  private func isHowOften(_ tokens: Range<Int>) -> Bool {
    tokens.allSatisfy {
      ["daily", "weekly", "monthly", "nightly"].contains(reading.message.tokens[$0].text)
    }
  }

  /// Whether a part of the body is only what one stands on: "on my feet all day".
  private func isStoodOn(_ mention: Mention) -> Bool {
    let first = mention.tokens.lowerBound
    return first > 1 && reading.message.tokens[first - 1].text == "my"
      && reading.message.tokens[first - 2].text == "on" && mention.concept == "foot"
  }

  /// Says numbers as numbers, and leaves out what another word says better.
  private mutating func settleWords() {
    let ordinals = ["first_trimester", "second_trimester", "third_trimester"]
    if case .text(let name)? = filled["trimester"], let index = ordinals.firstIndex(of: name) {
      clear("trimester")
      set("trimester", .number(Double(index + 1)))
    }
    if ["content.yoga_for", "content.yoga_routine"].contains(intent.id) {
      if case .text(let mood)? = filled["mood"] {
        clear("mood")
        set("target", .text(Self.needs[mood] ?? mood))
      }
    }
    if ["content.yoga_for", "content.yoga_routine"].contains(intent.id) {
      if intent.id == "content.yoga_for", filled["difficulty"] == .text("gentle") {
        clear("difficulty")
      }
      if case .list(let targets)? = filled["target"] {
        let parts = targets.filter {
          ![.text("soreness"), .text("joint_pain"), .text("stiffness")].contains($0)
        }
        clear("target")
        set("target", parts.count == 1 ? parts[0] : .list(parts.isEmpty ? targets : parts))
      }
    }
    if intent.id == "log.food", wants("meal"),
      reading.message.tokens[span].contains(where: { ["noon", "midday"].contains($0.text) })
    {
      set("meal", .text("lunch"))
      clear("time")
    }
    if intent.id == "content.nutrient", wants("nutrient") {
      let said = reading.mentions.first { $0.kind == "supplement" && span.contains($0.tokens) }
      set("nutrient", said.map { .text(reading.spelled($0.tokens)) })
    }
    if intent.id == "content.food", wants("food") {
      let drinks = reading.mentions.filter { $0.kind == "drink" && span.contains($0.tokens) }
      if let first = drinks.first, let last = drinks.last {
        set("food", .text(reading.spelled(first.tokens.lowerBound..<last.tokens.upperBound)))
      }
    }
    if intent.id == "log.symptom", case .list(let symptoms)? = filled["symptom"] {
      let others = symptoms.filter { $0 != .text("cramps") }
      guard others.count < symptoms.count, filled["severity"] != .text("none") else { return }
      clear("symptom")
      set("symptom", others.count == 1 ? others[0] : .list(others))
    }
  }

  /// What movement is for, by the mood that asks for it.
  private static let needs = [
    "anxious": "anxiety", "stressed": "stress", "overwhelmed": "stress", "energetic": "energy",
  ]

  private static let grades: WordSet = ["mild", "moderate", "severe"]

  /// A grade said beside a number: "moderate, five out of ten".
  private mutating func fillGrade() {
    guard filled["pain"] != nil else { return }
    let tokens = reading.message.tokens
    set("severity", span.first { Self.grades.contains(tokens[$0]) }.map { .text(tokens[$0].text) })
  }

  /// Fills what a correction, a trend or a comparison is about.
  private mutating func fillWhat() {
    switch group {
    case "edit":
      set("what", changed)
      if let done, filled["what"] == done, reading.cues(["weight"], in: span).isEmpty,
        done != .text("exercise"), done != .text("yoga")
      {
        set(.entryKind, .text("exercise"))
      }
    case "insight" where intent.id == "insight.patterns": fillPattern()
    case "insight", "data":
      if intent.id == "data.share",
        reading.message.tokens[span].contains(where: { $0.text == "calendar" })
      {
        clear("what")
        set("what", .text("calendar"))
      }
      set("what", subject)
    case "remind": set("what", intent.id == "remind.cancel" ? reminded ?? subject : nil)
    default: break
    }
  }

  /// What a topic is called; her words where they are plain and its name shares none of them.
  private func topic(_ mention: Mention) -> SlotValue {
    let words = reading.message.tokens[mention.tokens].map(\.text)
    let isShared = words.contains { mention.concept.contains($0) || $0.contains(mention.concept) }
    let isPlain = words.contains { $0.utf8.count > 5 }
    return .text(isShared || !isPlain ? mention.concept : reading.spelled(mention.tokens))
  }

  /// Topics asked about together, as typed: "PMS and PMDD".
  private func together(_ said: [Mention]) -> SlotValue? {
    guard let first = said.first, let last = said.last else { return nil }
    if Set(said.map(\.concept)).count == 1 { return .text(first.concept) }
    return .text(reading.typed(first.tokens.lowerBound..<last.tokens.upperBound))
  }

  /// Symptoms that are all denied are told as absent: "no cramps today".
  private mutating func fillAbsent() {
    guard intent.id == "log.symptom" || intent.id == "log.cramps" else { return }
    let said = reading.mentions.filter {
      $0.kind == "symptom" && span.contains($0.tokens) && reading.isTold($0)
        && (intent.id == "log.symptom" || $0.concept == "cramps")
    }
    guard !said.isEmpty, said.allSatisfy(\.isNegated), filled["pain"] == nil else { return }
    set("symptom", value("symptom", said))
    clear("severity")
    set("severity", .text("none"))
  }

  /// Whether the words of a slot say nothing new for the intent: water in a log of water.
  func isBesideThePoint(_ slot: SlotName) -> Bool {
    switch slot {
    case "drink": intent.id == "log.water"
    case "unit": true
    case "topic": intent.id != "content.education" && group != "guard"
    case "food": intent.id == "log.late_meal"
    case "what": intent.id == "remind.set" && isDeed
    default: false
    }
  }

  /// What each intent can be told to do.
  private static let actions: WordMap<[String]> = [
    "content.affirmation_fav": ["add", "list", "remove"], "log.appointment": ["query"],
    "log.kicks": ["start", "stop"], "log.contraction": ["start", "stop"], "data.share": ["revoke"],
    "insight.kicks": ["start", "stop"], "insight.contractions": ["start", "stop"],
  ]

  /// The first action said that the intent knows; a booking is only asked for in a question.
  private var action: SlotValue? {
    let known = Self.actions[intent.id] ?? []
    let counts: [SlotName] = ["count", "minutes", "value"]
    if counts.contains(where: { filled[$0] != nil }) { return nil }
    if intent.id == "log.contraction", filled["end"] != nil { return nil }
    if known == ["query"], !Tone.asks(reading.message, span) { return nil }
    let said = reading.cues.filter {
      $0.kind == Cue.action && known.contains($0.concept) && span.contains($0.tokens)
    }
    return (said.first { $0.concept == "remove" } ?? said.first).map { .text($0.concept) }
  }

  /// Whether a slot of a log keeps the words said rather than the concept they name.
  private func isInHerWords(_ slot: SlotName) -> Bool {
    slot == "name" || slot == "title"
      || group == "edit" && ["drink", "activity", "supplement"].contains(slot)
      || group == "log" && ["food", "activity", "supplement", "drink"].contains(slot)
  }

  /// A yes or no, or a word; a denial turns a yes into a no.
  private func flag(_ said: [Mention]) -> SlotValue? {
    guard let first = said.first else { return nil }
    if isAnsweredNo(first.tokens) {
      return .bool(["false", "no", "unprotected"].contains(first.concept))
    }
    switch first.concept {
    case "true", "yes", "protected", "disturbed": return .bool(!first.isNegated)
    case "false", "no", "unprotected": return .bool(first.isNegated)
    default: return first.isNegated ? nil : .text(first.concept)
    }
  }

  /// Whether a "none" follows some words, as in a form: "protection = none".
  func isAnsweredNo(_ tokens: Range<Int>) -> Bool {
    let words = reading.message.tokens
    let answer = (tokens.upperBound..<max(tokens.upperBound, span.upperBound)).first {
      !words[$0].isPunctuation && words[$0].text != "="
    }
    guard let answer, ["none", "no", "false"].contains(words[answer].text) else { return false }
    let isBeside =
      answer == tokens.upperBound || answer == tokens.upperBound + 1 && !words[answer - 1].isBreak
    return isBeside
      && (answer + 1 >= span.upperBound || words[answer + 1].isPunctuation)
  }

  private func value(_ slot: SlotName, _ said: [Mention]) -> SlotValue? {
    var values: [SlotValue] = []
    for mention in said where !values.contains(.text(mention.concept)) {
      values.append(.text(mention.concept))
    }
    guard let first = values.first else { return nil }
    let isList = slot == "what" && ["data.export", "insight.trend"].contains(intent.id)
    if values.count == 1 || Self.single.contains(slot) && !isList {
      return Self.lastCounts.contains(intent.id) ? values.last : first
    }
    return .list(values)
  }
}
