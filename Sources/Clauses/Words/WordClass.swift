/// A closed class of words that the rules of clauses name; its words stand in `clauses/words.rec`
/// under the same name.
enum WordClass: UInt8, CaseIterable {
  case afterFlow, afterNoon, afterNumber, afterOne, afterRefusal, afterRisky, afterSunNoDay
  case afterWord, ago, alsoWord, andWord, another, article, askingAuxiliary, asksOn, atWord
  case auxiliary, backward, beforeAuxiliary, beforeCounted, beforeMonth, beforeMood, beforeOne
  case beforeOrdinal, beforeSecondFlow, beforeStrokes, beside, clauseSubject, clauseVerb
  case clearing, clockLead, conditional, conjunction, contrast, copula, counted, countedTime
  case coupling, cycleDay, dayPart, dayWord, dischargeWord, doingVerb, doneVerb, drinkVerb
  case eachWord, eatVerb, emptiness, eventVerb, feelingVerb, filler, firmClockLead, firstPerson
  case firstSubject, forWord, formless, forward, freshSubject, friendWord, fullSince, goesOn
  case gradeWord, havingVerb, howAsker, inWord, interrogative, ishWord, joiner, leadsOn, listing
  case meridiem, minuteLetter, missing, modalAsker, moodName, morningWord, negator, nightWord
  case noUnit, noting, nowWord, oclock, ofWord, onWord, once, ordinalEnding, otherEvent, outWord
  case overWord, painGrade, past, pastCopula, pastVerb, periodDating, periodWord, plainSubject
  case plainTest, pluralEnding, pointWord, possessive, preposition, prior, pronoun, publicWord
  case refusal, relativeAsker, relativeSubject, relativeVerb, remindWord, removing
  case reportingVerb, rethinking, riskyMonth, sameAgain, since, sinceLead, singleAsker, skinWord
  case skipping, spanUnit, splitter, starting, statedSubject, stepsWord, strongConjunction
  case subjectWord, subordinator, takingVerb, tellsAfterAsking, thatWord, theWord, thingPronoun
  case thisWord, thousandMark, timesSign, toWord, twice, unitLetter, until, upward, vagueMood
  case verbNegator, verbish, weekWord, whenAsker, whichAsker, wideFiller, withWord, within
}

/// The classes that a word belongs to.
struct WordClasses: Sendable {
  private var low: UInt128 = 0
  private var high: UInt128 = 0

  /// Whether it belongs to none.
  var isEmpty: Bool { low == 0 && high == 0 }

  func contains(_ wordClass: WordClass) -> Bool {
    let place = wordClass.rawValue
    return place < 128 ? low & (1 << UInt128(place)) != 0 : high & (1 << UInt128(place - 128)) != 0
  }

  mutating func insert(_ wordClass: WordClass) {
    let place = wordClass.rawValue
    if place < 128 { low |= 1 << UInt128(place) } else { high |= 1 << UInt128(place - 128) }
  }
}
