import Knowledge

extension SlotFiller {
  /// Fills the free texts that an intent cannot do without from what its own words leave over.
  mutating func fillRest() {
    switch intent.id {
    case "remind.set":
      set("what", reminded ?? subject)
      if wants("what"), let last = span.last(where: { isColon($0) }) {
        set("what", trimmed((last + 1)..<span.upperBound, for: "what").map { .text($0) })
      }
      set("what", remindedBefore ?? unnamedReminder)
    case "log.checklist_done":
      set("item", tickedTogether ?? rest(without: Self.tickedOff, atLeast: 1))
    case "log.note", "log.gratitude": set("text", rest(opening: Self.noting, atLeast: 2))
    case "log.appointment":
      set("title", words(before: Self.bookings) ?? placed)
      set("title", filled["action"] == nil ? opening : nil)
    case "edit.change":
      set("what", words(before: Self.bookings))
      if span.contains(where: { Self.bookings.contains(reading.message.tokens[$0]) }) {
        set("what", .text("appointment"))
      }
      let seen = reading.mentions.first { $0.kind == "person" && span.contains($0.tokens) }
      set("what", seen.map { .text(reading.spelled($0.tokens)) })
    case "log.supplement": set("supplement", swallowed())
    case "log.exercise": set("activity", unnamedActivity ?? paced)
    case "log.factor": set("factor", unnamedFactor)
    case "content.education": set("topic", rest(without: Self.asking, atLeast: 1))
    case "data.export": set("what", exported)
    case "data.share": set("what", shared)
    case "content.checklist": set("topic", packedTopic)
    case "data.import": set("from", properName)
    case "content.food": set("food", foodHeaded ?? foodAskedAbout)
    case "content.birth_plan": set("text", wish)
    default: break
    }
    if wants("text") { set("text", quoted) }
  }

  /// Several things ticked off at once: "car seat's fitted and the bag's packed, tick them both".
  private var tickedTogether: SlotValue? {
    let tokens = reading.message.tokens
    guard span.contains(where: { ["them", "both", "these"].contains(tokens[$0].text) }) else {
      return nil
    }
    let joints = span.filter { tokens[$0].text == "and" || tokens[$0].text == "," }
    let ends = joints + [span.upperBound]
    var start = span.lowerBound
    var items: [SlotValue] = []
    for end in ends {
      let words = (start..<max(start, end)).filter { index in
        tokens[index].kind == .word && !Self.tickedOff.contains(tokens[index])
          && !["them", "both", "these", "me"].contains(tokens[index].text)
      }
      if let first = words.first, let last = words.last, last - first <= 4 {
        let name = reading.typed(first..<(last + 1))
        let isOwner = ["'s", "’s"].contains(where: name.hasSuffix)
        items.append(.text(isOwner ? String(name.dropLast(2)) : name))
      }
      start = end + 1
    }
    return items.count > 1 ? .list(items) : nil
  }

  /// What was ticked off among some words, without the words that say so; nil where they point back
  /// ("tick it off") or go on ("now what is next").
  func ticked(_ rest: Range<Int>) -> Range<Int>? {
    let tokens = reading.message.tokens
    guard
      let first = rest.first(where: { !tokens[$0].isPunctuation }),
      !Self.pointingBack.contains(tokens[first])
    else { return nil }
    let mark = rest.dropFirst().first { index in
      Self.marking.contains(tokens[index])
        && (tokens[index - 1].isPunctuation || tokens[index - 1].text == "and"
          || index + 1 < rest.upperBound && Self.marked.contains(tokens[index + 1]))
    }
    let end = mark ?? rest.upperBound
    let last = (first..<end).last { index in
      let word = tokens[index].key
      return !tokens[index].isPunctuation && !Self.packed.contains(word)
        && (!Self.ticking.contains(word) || Self.marking.contains(word))
    }
    return last.map { first..<($0 + 1) }
  }

  private static let pointingBack: WordSet = [
    "it", "that", "this", "them", "am", "off", "now", "what", "whats", "those", "these", "both",
    "as", "and",
  ]
  private static let marking: WordSet = ["mark", "tick", "check", "cross"]
  private static let marked: WordSet = ["it", "off", "that", "this", "them"]
  private static let packed: WordSet = ["packed", "ready", "fitted", "over"]

  /// Whether a token is a colon of prose, not of a clock time.
  private func isColon(_ index: Int) -> Bool {
    let tokens = reading.message.tokens
    return tokens[index].text == ":" && index + 1 < span.upperBound
      && tokens[index + 1].kind != .number
  }

  /// What stands after a colon or in quotation marks: "birth plan: low lights".
  private var quoted: SlotValue? {
    let tokens = reading.message.tokens
    guard
      let opener = span.first(where: { [":", "\"", "“"].contains(tokens[$0].text) })
    else { return nil }
    let rest = ((opener + 1)..<max(opener + 1, span.upperBound)).filter {
      !tokens[$0].isPunctuation
    }
    guard rest.count > 1, let first = rest.first, let last = rest.last else { return nil }
    return .text(reading.typed(first..<(last + 1)))
  }

  /// The words of the span, without some at either end.
  private func rest(without ends: WordSet, atLeast least: Int) -> SlotValue? {
    let words = span.filter { index in
      let token = reading.message.tokens[index]
      return !token.isPunctuation && !ends.contains(token) && !isDated(index)
    }
    guard words.count >= least, let first = words.first, let last = words.last else { return nil }
    return .text(reading.typed(first..<(last + 1)))
  }

  /// The words of the span after some that only say that a text follows.
  private func rest(opening: WordSet, atLeast least: Int) -> SlotValue? {
    let tokens = reading.message.tokens
    guard
      let first = span.first(where: {
        !tokens[$0].isPunctuation && !opening.contains(tokens[$0])
      })
    else { return nil }
    let words = (first..<span.upperBound).filter { !tokens[$0].isPunctuation }
    guard words.count >= least, let last = words.last else { return nil }
    return .text(reading.typed(first..<(last + 1)))
  }

  private func isDated(_ index: Int) -> Bool {
    reading.entities.contains { $0.day != nil && $0.tokens.contains(index) }
  }

  /// The one to three naming words before one of some words: "school nurse" of "school nurse appt".
  private func words(before ends: WordSet) -> SlotValue? {
    let tokens = reading.message.tokens
    guard let end = span.first(where: { ends.contains(tokens[$0]) }) else { return nil }
    var start = end
    while start > span.lowerBound, end - start < 3, isName(start - 1) || isLength(start - 1) {
      start -= 1
    }
    let isOnlyLength = (start..<end).allSatisfy { isLength($0) }
    return start < end ? .text(reading.spelled(start..<(isOnlyLength ? end + 1 : end))) : nil
  }

  /// Who or what a booking is with, or where: "with the consultant", "appointment in IVF center".
  private var placed: SlotValue? {
    let tokens = reading.message.tokens
    let joint = span.dropFirst().first { index in
      tokens[index].text == "with"
        || ["in", "at", "by", "for"].contains(tokens[index].text)
          && Self.bookings.contains(tokens[index - 1])
    }
    guard let joint else { return nil }
    let rest = (joint + 1)..<span.upperBound
    guard let first = rest.first(where: { !["the", "my", "a", "an"].contains(tokens[$0].text) }),
      isName(first)
    else { return nil }
    let last = (first..<span.upperBound).first { !isName($0) } ?? span.upperBound
    return last - first <= 3 ? .text(reading.spelled(first..<last)) : nil
  }

  /// The words a booking opens with, up to a break or a date: "physio, monday at 3".
  private var opening: SlotValue? {
    guard let first = span.first(where: { isName($0) }) else { return nil }
    let last = (first..<span.upperBound).first { !isName($0) } ?? span.upperBound
    return last - first <= 4 ? .text(reading.spelled(first..<last)) : nil
  }

  /// Whether a token is part of a length that names a visit: "6 week check".
  private func isLength(_ index: Int) -> Bool {
    reading.entities.contains { entity in
      guard entity.tokens.contains(index), case .duration = entity.value else { return false }
      return true
    }
  }

  private func isName(_ index: Int) -> Bool {
    let token = reading.message.tokens[index]
    return token.kind == .word && !token.isBreak && !Self.booking.contains(token)
      && !reading.entities.contains { $0.tokens.contains(index) }
  }

  /// What was swallowed where no lexicon knows its name: "took one Zincovit".
  private mutating func swallowed() -> SlotValue? {
    let tokens = reading.message.tokens
    if let symbol = span.dropLast().first(where: { Self.symbols.contains(tokens[$0]) }),
      symbol == span.lowerBound || tokens[symbol - 1].number == nil,
      tokens[symbol + 1].number != nil
    {
      return .text(reading.typed(symbol..<(symbol + 1)))
    }
    guard let verb = span.first(where: { Self.swallowing.contains(tokens[$0]) }) else {
      return nil
    }
    let rest = (verb + 1)..<max(verb + 1, span.upperBound)
    guard let first = rest.first(where: { isSubstance($0) }), first - verb <= 4 else { return nil }
    let last = (first..<span.upperBound).first { !isSubstance($0) } ?? span.upperBound
    set("count", count(before: first).map { .number($0) })
    return .text(reading.spelled(first..<min(last, first + 3)))
  }

  /// Minerals by their letters, where their amount follows: "Mg 300 mg".
  private static let symbols: WordSet = ["mg", "fe", "zn", "ca", "se"]

  private func isSubstance(_ index: Int) -> Bool {
    let token = reading.message.tokens[index]
    return token.kind == .word && !token.isBreak && !Self.besideSubstances.contains(token)
      && !reading.entities.contains { $0.tokens.contains(index) }
  }

  private static let ticking: WordSet = [
    "i", "ive", "have", "has", "had", "we", "weve", "did", "done", "do", "completed", "complete",
    "finished", "tick", "ticked", "off", "mark", "marked", "cross", "crossed", "check", "checked",
    "checklist", "list", "todo", "to", "my", "the", "is", "are", "as", "please", "pls", "kindly",
    "on", "from", "in", "it", "item", "that", "got", "sorted", "just", "was", "were", "been", "now",
    "finally", "and", "also", "yes", "all", "of", "for", "one", "that", "thats", "task", "box",
  ]
  private static let tickedOff = ticking.union(packed)
  private static let noting: WordSet = [
    "please", "pls", "kindly", "can", "could", "you", "log", "note", "notes", "add", "write",
    "writing", "down", "this", "that", "save", "jot", "put", "in", "into", "my", "diary", "journal",
    "a", "for", "today", "todays", "remember", "make", "i", "im", "am", "so", "grateful",
    "thankful", "gratitude", "feel", "feeling", "of", "entry", "memo", "the", "record", "to", "me",
    "blessed", "appreciating", "appreciate", "very", "really", "just", "want", "days", "three",
  ]
  private static let bookings: WordSet = [
    "appointment", "appointments", "appt", "appts", "apt", "booking", "visit", "checkup", "check",
  ]
  static let booking: WordSet = [
    "i", "ive", "im", "have", "got", "a", "an", "the", "my", "next", "with", "at", "on", "for",
    "is", "are", "when", "whens", "what", "do", "booked", "book", "add", "log", "save", "please",
    "pls", "kindly", "note", "upcoming", "another", "any", "new", "make", "put", "in", "time",
    "there", "it", "its", "of", "to", "see", "seeing", "am", "me", "tell", "know", "which", "date",
    "day", "by", "and", "an", "up", "set", "schedule", "has", "been", "will", "be", "going",
    "appointment", "appt", "can", "you", "coming", "comes", "visits", "rings", "babys", "baby",
    "could", "may", "fixed", "confirmed", "moved", "from", "big", "scary", "dreaded", "follow",
    "our", "his", "her", "they", "don", "rang", "ring", "called", "phoned", "phone", "rung",
    "change", "move", "reschedule", "tmrws", "tomorrows",
    "todays", "hour", "hours", "oclock", "uhr", "already", "yet", "again",
    "soon", "shift", "shifted", "pushed", "changed", "how", "long",
  ]
  private static let swallowing: WordSet = [
    "took", "taken", "take", "taking", "swallowed", "popped", "had", "drank",
  ]
  private static let besideSubstances: WordSet = [
    "a", "an", "the", "my", "some", "one", "two", "of", "it", "couple", "few", "half", "three",
    "them", "that", "this", "both", "all",
    "for", "at", "in", "with", "after", "before", "and", "on", "today", "again", "already", "just",
    "usual", "only", "because", "to", "as", "late", "early", "by", "now", "i", "is", "was", "every",
    "tablet", "tablets", "pill", "pills", "capsule", "capsules", "meds", "medicine", "morning",
  ]
  private static let asking: WordSet = [
    "what", "whats", "is", "are", "the", "a", "an", "in", "general", "how", "does", "do", "why",
    "when", "which", "can", "could", "you", "please", "pls", "kindly", "tell", "me", "about",
    "explain", "of", "for", "to", "my", "i", "it", "mean", "means", "meant", "by", "know", "want",
    "like", "generally", "usually", "broadly", "exactly", "even", "be", "as", "on", "your",
    "true", "that", "dat", "this", "deal", "story", "with", "show", "shows", "measure", "measures",
    "between", "actually", "really", "so", "just", "quick", "question", "curious", "wondering",
  ]
}
