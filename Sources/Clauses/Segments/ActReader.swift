/// Reads what a clause does: the cues of each act are added up, the form of a question once for all
/// acts that ask.
struct ActReader {
  let words: [ClauseWord]
  let atoms: [ClauseAtom]
  let cues: CueTable
  let form: QuestionForm

  private func word(_ place: Int) -> ClauseWord {
    words.indices.contains(place) ? words[place] : .absent
  }

  private func has(_ tags: Tags, in clause: Range<Int>) -> Bool {
    clause.contains { !word($0).tags.isDisjoint(with: tags) }
  }

  private func has(_ wordClass: WordClass, in clause: Range<Int>) -> Bool {
    clause.contains { word($0).has(wordClass) }
  }

  /// The act of a clause.
  ///
  /// - Parameters:
  ///   - earlier: the act of the clause before it in the same sentence.
  ///   - isAsked: whether its sentence ends in a question mark.
  func act(
    _ clause: Range<Int>, after earlier: DialogueAct?, isAsked: Bool
  ) -> DialogueAct {
    var groups: [String: Int] = [:]
    var scores: [DialogueAct: Int] = [:]
    let ids = Set(clause.lazy.map { word($0).entry.id })
    let tags = clause.reduce(into: Tags(rawValue: 0)) { $0.formUnion(word($1).tags) }
    for cue in cues.acts {
      guard cue.pattern.mayStand(among: ids, tags) else { continue }
      let key = cue.of + "." + cue.group
      guard cue.weight > groups[key] ?? 0,
        cue.pattern.first(in: words, clause, atoms) != nil
      else { continue }
      groups[key] = cue.weight
    }
    for (key, weight) in groups where !key.hasSuffix(".f") {
      if let act = DialogueAct(rawValue: String(key.prefix { $0 != "." })) {
        scores[act, default: 0] += weight
      }
    }
    let order = cues.orders.lazy.compactMap { $0.pattern.first(in: words, clause, atoms) }.first
    if let order {
      scores[ordered(by: word(order.upperBound - 1), clause)] = 70
    } else if let weight = formWeight(clause, earlier, isAsked), weight > 0 {
      ask(clause, weight, groups, &scores)
      return best(scores, clause, earlier, isForm: true)
    }
    tell(clause, &scores)
    return best(scores, clause, earlier, isForm: false)
  }

  private func ordered(by verb: ClauseWord, _ clause: Range<Int>) -> DialogueAct {
    if verb.has(.noting), has([.number, .head, .value], in: clause) { return .inform }
    return verb.has(.removing) ? .retract : .request
  }

  private func formWeight(
    _ clause: Range<Int>, _ earlier: DialogueAct?, _ isAsked: Bool
  ) -> Int? {
    let weight = form.weight(clause)
    guard weight == 0, isAsked else { return weight }
    let first = word(clause.lowerBound)
    if first.has(.conditional) { return 14 }
    if let earlier, earlier == .askOwn || earlier == .askKnow, !first.has(.contrast) { return 14 }
    let tells = clause.contains { word($0).has(.verbish) || word($0).tags.contains(.number) }
    return tells ? 0 : 14
  }

  private func ask(
    _ clause: Range<Int>, _ weight: Int, _ groups: [String: Int],
    _ scores: inout [DialogueAct: Int]
  ) {
    var own = groups["ask_own.o"] ?? 0
    let known = groups["ask_know.k"] ?? 0
    let isFirst = has(.firstPerson, in: clause)
    let isOfMeasure = has([.head, .value], in: clause)
    own += isFirst ? 5 : -4
    if !isFirst, has(.day, in: clause), isOfMeasure { own += 8 }
    if isFirst, isOfMeasure, known == 0 { own = max(own, 14) }
    scores[.askOwn] = weight + max(own, 0)
    scores[.askKnow] = weight + (known == 0 ? 8 : known)
    if let app = scores[.askApp] { scores[.askApp] = app + weight }
    for (act, less) in [
      (DialogueAct.inform, 60), (.report, 30), (.express, 20), (.correct, 16), (.social, 12),
    ] {
      if let score = scores[act] { scores[act] = score - less }
    }
    if let score = scores[.suppose], !word(clause.lowerBound).has(.conditional) {
      scores[.suppose] = score - 30
    }
    if let score = scores[.request], !has(.remindWord, in: clause) { scores[.request] = score - 6 }
  }

  private func tell(_ clause: Range<Int>, _ scores: inout [DialogueAct: Int]) {
    for act in [DialogueAct.askKnow, .askOwn, .askApp] { scores[act] = nil }
    let isOfMeasure = has([.head, .value], in: clause)
    let isSolid =
      has(.event, in: clause)
      || isOfMeasure && (has([.number, .day], in: clause) || has(.havingVerb, in: clause))
      || has(.number, in: clause) && has(.day, in: clause)
    if isSolid {
      for act in [DialogueAct.express, .social] {
        if let score = scores[act] { scores[act] = score - 12 }
      }
      scores[.inform] = max(scores[.inform] ?? 0, 22)
    } else if isOfMeasure {
      scores[.inform] = max(scores[.inform] ?? 0, 20)
    }
    for place in clause where place + 1 < clause.upperBound {
      if word(place).tags == .name, word(place + 1).has(.reportingVerb) {
        scores[.report] = max(scores[.report] ?? 0, 34) + 30
      }
    }
    if let report = scores[.report] {
      let opens = clause.prefix(3).contains { word($0).has(.firstSubject) }
      scores[.report] = report + (opens ? -14 : 16)
    }
    if scores[.inform] == nil { scores[.inform] = 8 }
    if let express = scores[.express], !isSolid { scores[.express] = express + 6 }
  }

  private func best(
    _ scores: [DialogueAct: Int], _ clause: Range<Int>, _ earlier: DialogueAct?, isForm: Bool
  ) -> DialogueAct {
    var scores = scores
    if let correct = scores[.correct], correct < 34 { scores[.correct] = correct - 14 }
    if let score = scores[.repair] { scores[.repair] = score - 12 }
    for act in [DialogueAct.confirm, .deny] { scores[act] = nil }
    if !isForm, let earlier, earlier == .askOwn || earlier == .askKnow,
      !has([.number, .day, .event], in: clause), !has(.tellsAfterAsking, in: clause),
      word(clause.lowerBound).has(.asksOn)
    {
      scores[earlier] = 60
    }
    let order = DialogueAct.allCases
    let found = order.indices.max { left, right in
      (scores[order[left]] ?? .min, -left) < (scores[order[right]] ?? .min, -right)
    }
    return found.map { order[$0] } ?? .inform
  }

  /// Whether a figure of a measure stands in a clause.
  func rates(_ clause: Range<Int>) -> Bool {
    has(.head, in: clause) && has(.number, in: clause)
  }

  /// Whether a clause has no subject, day or verb of the past of its own.
  func goesOn(_ clause: Range<Int>) -> Bool {
    !has([.day, .event], in: clause) && !has(.firstSubject, in: clause)
      && !has(.pastVerb, in: clause) && !has(.copula, in: clause)
  }

  /// Whom a clause is about.
  func subject(_ clause: Range<Int>, _ act: DialogueAct) -> Experiencer {
    for place in clause {
      if atoms.indices.contains(word(place).atom), atoms[word(place).atom].kind == .subject,
        let measure = atoms[word(place).atom].meaning?.measure,
        let found = Experiencer(rawValue: measure)
      {
        let isBeside =
          act != .report && place - clause.lowerBound >= 2
          && (max(clause.lowerBound, place - 2)..<place).contains { word($0).has(.beside) }
        if isBeside { continue }
        if word(place + 1).has(.andWord), word(place + 2).has(.firstSubject) { return .me }
        if word(place).has(.friendWord), act != .report { continue }
        return found
      }
      if act != .report, word(place).has(.firstSubject) { return .me }
    }
    guard act == .report else { return .me }
    if has(.publicWord, in: clause) { return .public }
    return clause.contains { word($0).tags == .name } ? .partner : .other
  }

  /// How a clause is told.
  func modality(_ clause: Range<Int>, _ act: DialogueAct) -> Modality {
    guard act == .suppose || act == .inform || act == .express else { return .fact }
    var best = (modality: Modality.fact, weight: 0)
    for cue in cues.modalities where cue.weight > best.weight {
      if let modality = Modality(rawValue: cue.of),
        cue.pattern.first(in: words, clause, atoms) != nil
      {
        best = (modality, cue.weight)
      }
    }
    if act == .suppose { return best.modality == .ahead ? .ahead : .supposed }
    return best.modality == .background || best.modality == .usual ? best.modality : .fact
  }
}
