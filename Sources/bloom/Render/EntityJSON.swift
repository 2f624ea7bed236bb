import Civil
import Language

/// An entity as `bloom understand` prints it.
struct EntityJSON: Encodable {
  private let entity: Entity

  init(_ entity: Entity) { self.entity = entity }

  private enum Key: String, CodingKey {
    case kind, start, end, value, unit, either
  }

  private enum AmountKey: String, CodingKey {
    case n, to, unit
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(entity.kind.rawValue, forKey: .kind)
    try object.encode(entity.range.lowerBound, forKey: .start)
    try object.encode(entity.range.upperBound, forKey: .end)
    switch entity.value {
    case .date(let date): try object.encode(date.iso, forKey: .value)
    case .eitherDate(let first, let second):
      try object.encode(first.iso, forKey: .value)
      try object.encode([first.iso, second.iso], forKey: .either)
    case .dates(let from, let to): try object.encode([from?.iso, to?.iso], forKey: .value)
    case .time(let time): try object.encode(time.iso, forKey: .value)
    case .times(let from, let to): try object.encode([from?.iso, to?.iso], forKey: .value)
    case .moment(let moment): try object.encode(moment.iso, forKey: .value)
    case .moments(let from, let to): try object.encode([from?.iso, to?.iso], forKey: .value)
    case .number(let number), .percent(let number):
      try object.encode(JSONScalar(number), forKey: .value)
    case .ordinal(let number): try object.encode(number, forKey: .value)
    case .duration(let n, let upTo, let unit):
      try encodeAmount(n, upTo, unit.rawValue, in: &object)
    case .recurrence(let n, let unit): try encodeAmount(n, nil, unit.rawValue, in: &object)
    case .quantity(let n, let upTo, let measure):
      try encodeQuantity(n, upTo, measure.rawValue, in: &object)
    }
  }

  private func encodeAmount(
    _ n: Double, _ upTo: Double?, _ unit: String, in object: inout KeyedEncodingContainer<Key>
  ) throws {
    var value = object.nestedContainer(keyedBy: AmountKey.self, forKey: .value)
    try value.encode(JSONScalar(n), forKey: .n)
    try value.encodeIfPresent(upTo.map(JSONScalar.init), forKey: .to)
    try value.encode(unit, forKey: .unit)
  }

  private func encodeQuantity(
    _ n: Double, _ upTo: Double?, _ unit: String, in object: inout KeyedEncodingContainer<Key>
  ) throws {
    if let upTo {
      var value = object.nestedContainer(keyedBy: AmountKey.self, forKey: .value)
      try value.encode(JSONScalar(n), forKey: .n)
      try value.encode(JSONScalar(upTo), forKey: .to)
    } else {
      try object.encode(JSONScalar(n), forKey: .value)
    }
    try object.encode(unit, forKey: .unit)
  }
}
