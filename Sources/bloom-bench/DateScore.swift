import Civil
import Language

/// Whether the entities found in a sentence are those it holds.
///
/// Days are compared as days, lengths as seconds, amounts as numbers; the end of a range may be the
/// last day or the day after it. Of the shared sentences the first date-like entity counts, as it
/// does in the figures for other programs; of the diary's and the mixed ones all.
struct DateScore {
  enum Mode: String {
    /// The tense that the line gives.
    case given
    /// No tense given; the past and the future reading both count.
    case either
    case past, future
  }

  private let line: DateSentence
  private let mode: Mode
  private let file: String

  init(_ line: DateSentence, mode: Mode, file: String) {
    self.line = line
    self.mode = mode
    self.file = file
  }

  func isRight(_ found: [Entity]) -> Bool {
    let dated = found.filter { !Self.plain.contains($0.kind) }
    switch file {
    case "none": return dated.allSatisfy { $0.kind == .quantity }
    case "domain":
      let all = found.filter { ![.number, .ordinal, .percent].contains($0.kind) }
      let want = line.want ?? []
      return all.count == want.count && zip(want, all).allSatisfy { isDiary($0, $1) }
    case "numbers":
      let want = (line.ents ?? []).compactMap(\.value)
      let got = found.compactMap(Self.number)
      return want.count == got.count && zip(want, got).allSatisfy { Self.isNear($0, $1) }
    case "units":
      let want = (line.ents ?? []).compactMap(\.value)
      let got = found.compactMap(Self.amount)
      return want.count == got.count && zip(want, got).allSatisfy { Self.isNear($0, $1) }
    case "multi":
      let want = line.ents ?? []
      return dated.count == want.count && zip(want, dated).allSatisfy { isShared($0, $1) }
    default:
      guard let want = line.ents?.first else { return true }
      if want.past == .one("0001-01-01") { return dated.isEmpty }
      guard let first = dated.first(where: { $0.kind != .quantity }) else { return false }
      return isShared(want, first)
    }
  }

  private static let plain: Set<Entity.Kind> = [.number, .ordinal, .percent, .recurrence]

  private func isDiary(_ want: DateSentence.Want, _ entity: Entity) -> Bool {
    switch (want.k, want.v, entity.value) {
    case ("date", .one(let day)?, _): return entity.day?.iso == day
    case ("ambiguous", .pair(let days)?, .eitherDate(let a, let b)):
      return Set([a.iso, b.iso]) == Set(days.compactMap(\.self))
    case ("ambiguous", .pair(let days)?, _): return days.contains(entity.day?.iso)
    case ("range", .pair(let days)?, .dates(let from, let to)):
      return days == [from?.iso, to?.iso]
    case ("duration", .one(let text)?, .duration(let low, let high, let unit)):
      let ends = text.split(separator: "-").compactMap { Double($0) }
      let scale = CalendarUnit(rawValue: want.unit ?? "")?.seconds ?? 0
      return ends.count == (high == nil ? 1 : 2)
        && ends.first.map { $0 * scale } == low * unit.seconds
        && (high == nil || ends.last == high)
    case ("quantity", .one(let text)?, .quantity(let value, _, let measure)):
      let isMillilitre = measure == .millilitre && want.unit == "L"
      return Self.isNear(text, isMillilitre ? value / 1_000 : value)
        && (isMillilitre || measure.rawValue.lowercased() == want.unit?.lowercased())
    default: return false
    }
  }

  private func isShared(_ want: DateSentence.Want, _ entity: Entity) -> Bool {
    let sides: [DateSentence.Side?] =
      switch mode {
      case .past: [want.past]
      case .future: [want.future]
      case .either, .given: [want.past, want.future]
      }
    return sides.contains { side in side.map { isValue($0, of: want.k, entity) } ?? false }
  }

  private func isValue(_ side: DateSentence.Side, of kind: String, _ entity: Entity) -> Bool {
    switch (kind, side, entity.value) {
    case ("date", .one(let day), _): entity.day?.iso == day
    case ("duration", .one(let seconds), .duration(let count, _, let unit)):
      Self.isNear(seconds, count * unit.seconds)
    case ("daterange", .pair(let ends), .dates(let from, let to)):
      Self.isStart(ends.first, from) && Self.isEnd(ends.last, to)
    case ("time", .one(let time), .time(let found)): time.hasPrefix(found.iso)
    case ("timerange", .pair(let ends), .times(let from, let to)):
      Self.isPrefixed(ends.first, from?.iso) && Self.isPrefixed(ends.last, to?.iso)
    case ("datetime", .one(let text), .moment(let moment)):
      text.hasPrefix("\(moment.date.iso) \(moment.time.iso)")
    case ("datetimerange", .pair(let ends), .moments(let from, let to)):
      Self.isPrefixed(ends.first, from.map { "\($0.date.iso) \($0.time.iso)" })
        && Self.isPrefixed(ends.last, to.map { "\($0.date.iso) \($0.time.iso)" })
    default: false
    }
  }

  private static func isPrefixed(_ want: String??, _ found: String?) -> Bool {
    switch (want ?? nil, found) {
    case (nil, nil): true
    case (let want?, let found?): want.hasPrefix(found)
    default: false
    }
  }

  private static func isStart(_ want: String??, _ found: CivilDate?) -> Bool {
    switch (want ?? nil, found) {
    case (nil, nil): true
    case (let want?, let found?): want == found.iso || want == (found - 1).iso
    default: false
    }
  }

  private static func isEnd(_ want: String??, _ found: CivilDate?) -> Bool {
    switch (want ?? nil, found) {
    case (nil, nil): true
    case (let want?, let found?): want == found.iso || want == (found + 1).iso
    default: false
    }
  }

  private static func number(_ entity: Entity) -> Double? {
    switch entity.value {
    case .number(let value), .percent(let value): value
    case .ordinal(let value): Double(value)
    default: nil
    }
  }

  private static func amount(_ entity: Entity) -> Double? {
    switch entity.value {
    case .quantity(let value, _, _): value
    case .duration(let value, _, _): value
    default: nil
    }
  }

  private static func isNear(_ text: String, _ value: Double) -> Bool {
    let text = text.hasSuffix("%") ? String(text.dropLast()) : text
    guard let want = Double(text) else { return false }
    return abs(want - value) <= 1e-6 * max(1, abs(want))
  }
}
