/// A closed class of words that the rules of clauses name; its words stand in `clauses/words.rec`
/// under the same name.
enum WordClass: UInt8, CaseIterable {
  case afterFlow, afterHeard, afterNoon, afterNumber, afterOne, afterRefusal, afterRisky
  case afterSunNoDay, afterWord, ago, alsoWord, andWord, another, article, askingAuxiliary
  case asksOn, atWord, auxiliary, backward, beforeAuxiliary, beforeCounted, beforeHeard
  case beforeMonth, beforeMood, beforeOne, beforeOrdinal, beforeSecondFlow, beforeStrokes
  case beside, clauseSubject, clauseVerb, clearing, clockLead, conditional, conjunction
  case contrast, copula, counted, countedTime, coupling, cycleDay, dayPart, dayWord
  case dischargeWord, doingVerb, doneVerb, drinkVerb, eachWord, emptiness, eventVerb
  case feelingVerb, filler, firmClockLead, firstPerson, firstSubject, forWord, formless, forward
  case freshSubject, friendWord, fullSince, goesOn, gradeWord, haveWord, havingVerb, heardCopula
  case howAsker, inWord, interrogative, ishWord, joiner, leadsOn, listedStarts, listing, meridiem
  case minuteLetter, missing, modalAsker, moodName, morningWord, negator, nightWord, noUnit
  case noting, nowWord, oclock, ofWord, onWord, once, ordinalEnding, otherEvent, outWord
  case overWord, painGrade, past, pastCopula, pastVerb, periodBegins, periodDating, periodEnds
  case periodWord, plainSubject
  case plainTest, pluralEnding, pointWord, possessive, preposition, prior, pronoun, publicWord
  case refusal, relativeAsker, relativeSubject, relativeVerb, remindWord, removing
  case reportingVerb, rethinking, riskyMonth, sameAgain, since, sinceLead, singleAsker, skinWord
  case skipping, spanUnit, splitter, starting, statedSubject, statingAuxiliary, stepsWord
  case strongConjunction, subjectWord, subordinator, takingVerb, tellsAfterAsking, thatWord
  case theWord, thingPronoun, thisWord, thousandMark, timesSign, toWord, twice, unitLetter
  case testWord, ambient, currency, datesWord, listedEnds, oneWord, hedgeWord, judgeWord
  case until, upward, vagueMood, verbNegator, verbish, weekWord, whenAsker, whichAsker
  case wideFiller, withWord, within, repairLead

  /// The classes by their names.
  static let byID = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
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
