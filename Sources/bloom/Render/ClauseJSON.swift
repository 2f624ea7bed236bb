import Civil
import Clauses

/// A clause as an object of `bloom understand`.
struct ClauseJSON: Encodable {
  private let start: Int
  private let end: Int
  private let act: String
  private let subject: String
  private let polarity: String
  private let modality: String
  private let cells: [CellJSON]
  private let writes: Bool

  init(_ clause: Clause) {
    start = clause.range.lowerBound
    end = clause.range.upperBound
    act = clause.act.rawValue
    subject = clause.subject.rawValue
    polarity = clause.isDenied ? "no" : "yes"
    modality = clause.modality.rawValue
    cells = clause.cells.map(CellJSON.init)
    writes = !clause.cells.isEmpty
  }
}

/// A fact of a clause.
private struct CellJSON: Encodable {
  let cell: Cell

  private enum Key: String, CodingKey {
    case measure, value, unit, day, time
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(cell.measure, forKey: .measure)
    switch cell.value {
    case .number(let number): try object.encode(JSONScalar(number), forKey: .value)
    case .word(let word): try object.encode(word, forKey: .value)
    case nil: try object.encodeNil(forKey: .value)
    }
    try object.encode(cell.unit, forKey: .unit)
    try object.encode(cell.day?.iso, forKey: .day)
    try object.encode(cell.time?.iso, forKey: .time)
  }
}
