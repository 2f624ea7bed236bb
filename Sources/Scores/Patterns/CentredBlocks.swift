import Civil

/// Paired days in blocks counted back from the last one, each value less the mean of its block;
/// blocks with one side only are left out.
///
/// What drifts over more than a block, such as a season and most of a cycle, cancels so.
struct CentredBlocks {
  /// The values, newest block first, in each those with the behaviour first and oldest first.
  let values: [Double]
  let sides: [BlockSides]
  /// The mean difference inside the blocks; nil without a block.
  let within: Double?

  init(_ paired: PairedDays, rules: PatternRules) {
    let size = max(1, rules.blockDays)
    let last = paired.days.last?.date
    let groups = Dictionary(grouping: paired.days) { day in
      last.map { ($0 - day.date) / size } ?? 0
    }
    var blocks = groups.sorted { $0.key < $1.key }.map(\.value).filter { days in
      days.contains(where: \.hasBehaviour) && !days.allSatisfy(\.hasBehaviour)
    }
    if rules.centresWeekdays { blocks = Self.withoutWeekdays(blocks) }
    var values: [Double] = []
    var sides: [BlockSides] = []
    var sum = 0.0
    var weight = 0.0
    for days in blocks {
      let with = days.filter(\.hasBehaviour).map(\.value)
      let without = days.filter { !$0.hasBehaviour }.map(\.value)
      guard let mean = (with + without).mean else { continue }
      let centred = with.map { $0 - mean }
      values += centred + without.map { $0 - mean }
      let side = BlockSides(with: with.count, without: without.count)
      sides.append(side)
      sum += centred.sum
      weight += Double(side.with * side.without) / Double(side.count)
    }
    self.values = values
    self.sides = sides
    within = weight > 0 ? sum / weight : nil
  }

  /// The same days, each value less how far its day of the week lies from the mean of its block on
  /// average.
  private static func withoutWeekdays(_ blocks: [[PairedDays.Day]]) -> [[PairedDays.Day]] {
    let centred = blocks.flatMap { days -> [(weekday: Weekday, value: Double)] in
      let mean = days.map(\.value).mean ?? 0
      return days.map { ($0.date.weekday, $0.value - mean) }
    }
    let usual = Dictionary(grouping: centred, by: \.weekday).mapValues { $0.map(\.value).mean ?? 0 }
    return blocks.map { days in
      days.map { $0.lowered(by: usual[$0.date.weekday] ?? 0) }
    }
  }
}
