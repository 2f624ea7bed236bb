import Civil
import Journal

/// How the periods of a file are found.
extension DiaryDraft {
  /// A period of more days than these is an error of the file.
  static let longest = 15

  /// Bleeding is one period while no two days in a row are free of it.
  mutating func seenInBleeding() -> [PeriodRecord] {
    var periods: [PeriodRecord] = []
    for day in bleeding.sorted() {
      if let end = periods.last?.end, day - end <= 2 {
        periods[periods.count - 1].end = day
      } else {
        periods.append(PeriodRecord(id: "", start: day, end: day, notes: ""))
      }
    }
    return periods.map { closed($0) }
  }

  /// Periods that begin where that was told, and last as long as the bleeding.
  mutating func beginningAsTold() -> [PeriodRecord] {
    let days = bleeding.sorted()
    let firsts = starts.sorted()
    var taken: Set<CivilDate> = []
    var periods: [PeriodRecord] = []
    var index = 0
    for (place, start) in firsts.enumerated() {
      let next = place + 1 < firsts.count ? firsts[place + 1] : .latest
      var last = start
      var hasBled = false
      while index < days.count, days[index] < start { index += 1 }
      while index < days.count, days[index] < next, days[index] - last <= 2 {
        last = days[index]
        hasBled = true
        taken.insert(last)
        index += 1
      }
      periods.append(
        closed(PeriodRecord(id: "", start: start, end: hasBled ? last : nil, notes: "")))
    }
    for day in days where !taken.contains(day) {
      leaveOut(
        "period from bleeding", .other("the file tells first days, and none belongs to it"), on: day
      )
    }
    return periods
  }

  /// The period without an end that is today, or too late.
  private mutating func closed(_ period: PeriodRecord) -> PeriodRecord {
    var period = period
    guard let end = period.end else { return period }
    if end >= today { period.end = nil }
    if end - period.start >= Self.longest {
      leaveOut(
        "end on \(end.iso) of the period of \(period.start.iso)",
        .other("\(end - period.start + 1) days are longer than any period is taken for"))
      period.end = nil
    }
    return period
  }

  /// The periods that were told, without those that contradict themselves or each other.
  mutating func settled() -> [PeriodRecord] {
    var periods: [PeriodRecord] = []
    let sorted = told.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for (_, record) in sorted where isReached(record.start) {
      var record = record
      if let end = record.end {
        if end < record.start {
          leaveOut(
            "period of \(record.start.iso)",
            .other("it ends before it begins, on \(end.iso)"))
          continue
        }
        if end > today {
          leaveOut("end on \(end.iso) of the period of \(record.start.iso)", .ahead)
          record.end = nil
        } else if end - record.start >= Self.longest {
          leaveOut(
            "end on \(end.iso) of the period of \(record.start.iso)",
            .other("\(end - record.start + 1) days are longer than any period is taken for"))
          record.end = nil
        }
      }
      place(record, in: &periods)
    }
    return periods
  }

  private mutating func place(_ record: PeriodRecord, in periods: inout [PeriodRecord]) {
    guard let last = periods.last else { return periods.append(record) }
    if last.start == record.start {
      if let end = record.end, let other = last.end, end != other {
        leaveOut(
          "second end \(end.iso) of the period of \(record.start.iso)",
          .other("it has another, on \(other.iso), which is kept"))
      } else if last.end == nil {
        periods[periods.count - 1].end = record.end
      }
    } else if let end = last.end, record.start <= end {
      leaveOut(
        "period of \(record.start.iso)",
        .other("it begins inside the period of \(last.start.iso) to \(end.iso)"))
    } else {
      periods.append(record)
    }
  }
}
