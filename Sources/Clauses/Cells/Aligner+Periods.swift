import Civil

/// Begins and ends of periods that are told by their dates.
extension Aligner {
  /// Takes starts of periods that are told as dates: "last period 28 feb", "prev 31/1, 2/1".
  mutating func takePeriods(_ item: CellItem, _ days: [Int], _ drafts: inout [Draft]) {
    let dated = days.filter { !atoms[$0].days.isEmpty }
    guard !dated.isEmpty, !drafts.contains(where: { $0.measure == Self.period }) else { return }
    let isOfDates = drafts.isEmpty && clause(item.clause, has: .datesWord)
    let isNamed = item.atoms.contains {
      atoms[$0].kind == .head && atoms[$0].meaning?.type == "cycle"
    }
    if drafts.isEmpty, let mark = markOfAnother(item) {
      for index in dated { add(mark, atoms[index].days, at: index, item) }
      return
    }
    let isOfLastDays =
      drafts.isEmpty && carried.listsPeriods && clause(item.clause, has: .backward)
      && clause(item.clause, has: .dayWord)
    if isOfLastDays || drafts.isEmpty && clause(item.clause, has: .listedEnds)
      || isOfDates && clause(item.clause, has: .periodEnds)
    {
      carried.listsPeriods = true
      carried.listsEnds = true
    } else if isNamed && clause(item.clause, has: .periodDating)
      || clause(item.clause, has: .listedStarts) && drafts.isEmpty
      || isOfDates && clause(item.clause, has: .periodBegins)
    {
      carried.listsPeriods = true
    } else if !(carried.listsPeriods && drafts.isEmpty && isOnlyDays(item)) {
      return
    }
    let isEnd = carried.listsEnds || clause(item.clause, has: .periodEnds)
    for index in dated {
      let found = atoms[index].days
      if atoms[index].dayKind == .span {
        add(Self.start, [found[0]], at: index, item)
        add(Self.end, [found[found.count - 1]], at: index, item)
      } else {
        add(isEnd ? Self.end : Self.start, found, at: index, item)
      }
    }
  }

  private mutating func add(_ mark: String, _ days: [CivilDate], at index: Int, _ item: CellItem) {
    for day in days {
      var draft = Draft(
        measure: Self.period, value: .word(mark), place: atoms[index].words.lowerBound,
        clause: item.clause, type: Self.event)
      draft.days = [day]
      cells.append(draft)
    }
  }

  /// The mark that was told last of one period, told of another: "and the one before that on the
  /// 18th", "the january one on the 23rd".
  private func markOfAnother(_ item: CellItem) -> String? {
    guard let last = cells.last, last.type == Self.event, last.measure == Self.period,
      last.clause >= item.clause - 1, case .word(let mark)? = last.value,
      item.atoms.contains(where: { word(atoms[$0].words.lowerBound).has(.oneWord) })
        || segments[item.clause].words.contains(where: { word($0).has(.oneWord) }),
      item.atoms.allSatisfy({ [.day, .word, .none].contains(atoms[$0].kind) })
    else { return nil }
    return mark
  }

  private static let event = "event"
  private static let start = "start"
  private static let end = "end"

  /// Of a period that is told with its begin and its end the second day is the end: "came monday and
  /// was over by wednesday".
  func closePeriod(_ item: CellItem, _ drafts: inout [Draft]) {
    guard
      let index = drafts.firstIndex(where: {
        $0.type == "event" && $0.measure == "period" && $0.value == .word("start")
          && $0.days?.count == 2
      }), let days = drafts[index].days, let first = days.first, let last = days.last,
      first <= last,
      segments[item.clause].words.contains(where: {
        $0 > drafts[index].place && word($0).has(.periodEnds)
      })
    else { return }
    drafts[index].days = [first]
    var end = drafts[index]
    end.value = .word("end")
    end.days = [last]
    drafts.append(end)
  }

  private func isOnlyDays(_ item: CellItem) -> Bool {
    item.atoms.allSatisfy {
      atoms[$0].kind == .day
        || atoms[$0].kind == .word
          && (word(atoms[$0].words.lowerBound).has(.wideFiller)
            || word(atoms[$0].words.lowerBound).has(.prior))
    }
  }
}
