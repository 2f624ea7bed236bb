import Civil
import Journal
import Knowledge
import Language
import Records

extension LogSkill {
  /// Readings told each with its day in one breath: "36.62 today, 36.58 yesterday".
  ///
  /// Nil where there is one, or where each is an intent of its own.
  static func readings(
    of told: Interpretation, in spoken: [Interpretation], _ request: Request
  ) -> [(Fact, CivilDate)]? {
    guard let slot = measured[told.intent], spoken.count(where: { $0.intent == told.intent }) == 1
    else { return nil }
    let pieces = request.entities.compactMap { entity -> Piece? in
      switch entity.value {
      case .number(let value), .quantity(let value, _, _): .value(value)
      default: entity.day.map(Piece.day)
      }
    }
    guard pieces.count >= 4, pieces.count.isMultiple(of: 2) else { return nil }
    var readings: [(Fact, CivilDate)] = []
    for start in stride(from: 0, to: pieces.count, by: 2) {
      guard let (value, day) = Piece.pair(pieces[start], pieces[start + 1]) else { return nil }
      var one = told
      one.slots[slot] = .number(value)
      one.slots[.date] = .date(day)
      guard case .facts(let facts) = FactReader(one).read(), facts.count == 1 else { return nil }
      readings.append((facts[0], day))
    }
    return readings
  }

  /// The hours of a night slept in pieces, added up: "2h, then 1h and another 3"; nil for one.
  static func sleeps(_ request: Request) -> Double? {
    var lengths: [Double] = []
    var end: Int?
    let path = request.library.path(of: "answers.rec")
    let words = try? request.library.records(path, type: "Telling")
      .first { $0["Id"] == "pieces" }?["Words"]
    let joints = Set((words ?? "").split(separator: " ").map(String.init))
    for entity in request.entities {
      let length: Double
      switch entity.value {
      case .duration(let count, nil, .hour): length = count
      case .duration(let count, nil, .minute): length = count / 60
      default: continue
      }
      let between = end.map { request.message.tokens[$0..<max($0, entity.tokens.lowerBound)] } ?? []
      guard between.allSatisfy({ $0.isPunctuation || joints.contains($0.text) }) else {
        return nil
      }
      lengths.append(length)
      end = entity.tokens.upperBound
    }
    let sum = lengths.reduce(0, +)
    guard lengths.count > 1, lengths.count <= Self.mostPieces, sum <= Self.longestNight else {
      return nil
    }
    return sum
  }

  private static let mostPieces = 8
  private static let longestNight = 16.0

  private static let measured: [IntentID: SlotName] = ["log.bbt": "temp", "log.weight": .value]

  private enum Piece {
    case value(Double)
    case day(CivilDate)

    /// The value and the day of two neighbours, in either order.
    static func pair(_ first: Piece, _ second: Piece) -> (Double, CivilDate)? {
      switch (first, second) {
      case (.value(let value), .day(let day)), (.day(let day), .value(let value)): (value, day)
      default: nil
      }
    }
  }
}
