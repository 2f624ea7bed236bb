import Civil

/// Rows of values beside rows of days: "cramps 6/5/3/1" after four days of flow.
extension Aligner {
  /// Finds runs of bare values that stand against as many days.
  mutating func findRows() {
    var place = 0
    while place < items.count {
      let (run, named, next) = run(from: place)
      if run.reduce(0, { $0 + $1.count }) >= 2 {
        give(run, named)
      }
      place = max(next, place + 1)
    }
  }

  private typealias Run = (values: [(atom: Int, count: Int)], days: [Int]?, next: Int)

  private func run(from start: Int) -> Run {
    var run: [(atom: Int, count: Int)] = []
    var days: [Int]?
    var leading: [Int]?
    var place = start
    while place < items.count, items[place].sentence == items[start].sentence, items[place].writes {
      let parts = items[place].atoms
      if parts.contains(where: { [.value, .event].contains(atoms[$0].kind) }) { break }
      let numbers = parts.filter { atoms[$0].kind == .number }
      let strokes = parts.filter { atoms[$0].kind == .strokes }
      let named = parts.filter { atoms[$0].kind == .day && atoms[$0].dayKind != .now }
      let heads = parts.filter { [.head, .unit].contains(atoms[$0].kind) }
      if run.isEmpty, numbers.isEmpty, strokes.isEmpty, !heads.isEmpty, !named.isEmpty,
        leading == nil
      {
        leading = named
        place += 1
        continue
      }
      if let row = strokes.first, numbers.isEmpty {
        run.append((row, atoms[row].numbers.count))
        days = named.isEmpty ? leading : named
        place += 1
        break
      }
      guard let firstNumber = numbers.first, let lastNumber = numbers.last else { break }
      if let head = heads.first, !run.isEmpty || head > firstNumber { break }
      if !named.isEmpty {
        if run.isEmpty, leading == nil, named.allSatisfy({ $0 < firstNumber }),
          opensRow(named[0], numbers)
        {
          leading = named
          run += numbers.map { ($0, 1) }
          place += 1
          continue
        }
        if named.allSatisfy({ $0 > lastNumber }) {
          run += numbers.map { ($0, 1) }
          days = named
          place += 1
        }
        break
      }
      run += numbers.map { ($0, 1) }
      place += 1
    }
    return (run, days ?? leading, place)
  }

  private func opensRow(_ day: Int, _ numbers: [Int]) -> Bool {
    guard !atoms[day].days.isEmpty,
      numbers.count > 1 || atoms[day].dayKind == .since || atoms[day].dayKind == .span
    else { return false }
    return numbers.allSatisfy {
      let unit = atoms[$0].unit
      return unit == nil || unit == "h" || unit == "C"
    }
  }

  private mutating func give(_ run: [(atom: Int, count: Int)], _ named: [Int]?) {
    let count = run.reduce(0) { $0 + $1.count }
    var days: [CivilDate]?
    if let named {
      let all = named.flatMap { atoms[$0].days }
      if named.count == 1, atoms[named[0]].dayKind == .since, let first = all.first,
        today - first + 1 >= count
      {
        days = (0..<count).map { first + $0 }
      } else if named.count > 1 || atoms[named[0]].dayKind == .span {
        days = all.count == count ? all : nil
      }
      guard days != nil else { return }
    }
    var place = 0
    for (atom, length) in run {
      guard atoms[atom].pair == nil else { return }
      rows[atom] = (0..<length).map { offset in
        (place + offset, count, days.map { $0[place + offset] })
      }
      place += length
    }
  }
}
