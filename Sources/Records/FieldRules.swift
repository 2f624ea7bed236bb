/// What a descriptor says of the fields of one name.
struct FieldRule {
  let name: String
  let type: FieldType?
  let isProhibited: Bool
  /// Whether the descriptor's lists let the field be there at all.
  let isListed: Bool

  /// Whether a field needs no look at its value.
  var allowsAll: Bool { isListed && type == nil && !isProhibited }
}

/// What a descriptor says of fields, each name once.
struct FieldRules {
  let all: [FieldRule]
  /// The place of the key field in ``all``, where there is one.
  let key: Int?
  /// The places of the fields that must be there.
  let mandatory: [Int]
  /// The places of the fields that may be there once.
  let unique: [Int]

  /// With `%allowed`, the fields that may be there are those with a rule that is listed.
  init(_ descriptor: Descriptor) {
    let key = descriptor.key.map { [$0] } ?? []
    var listed = key + descriptor.mandatory + descriptor.allowed + descriptor.prohibited
    if descriptor.allowed.isEmpty { listed += descriptor.types.keys.sorted() }
    var rules: [FieldRule] = []
    for (index, name) in (listed + descriptor.unique).enumerated()
    where !rules.contains(where: { $0.name == name }) {
      rules.append(
        FieldRule(
          name: name, type: descriptor.types[name],
          isProhibited: descriptor.prohibited.contains(name), isListed: index < listed.count))
    }
    all = rules
    func places(_ names: [String]) -> [Int] {
      names.compactMap { name in rules.firstIndex { $0.name == name } }
    }
    self.key = places(key).first
    mandatory = places(descriptor.mandatory)
    unique = places(descriptor.unique)
  }

  /// The place of each field's rule in ``all``; nil for a field without one.
  func places(of record: Record) -> [Int?] {
    var places: [Int?] = []
    places.reserveCapacity(record.fields.count)
    var last: String?
    for field in record.fields {
      if let last, field.isNamed(last) {
        places.append(places[places.count - 1])
      } else {
        let name = field.name
        places.append(place(of: name))
        last = name
      }
    }
    return places
  }

  private func place(of name: String) -> Int? {
    all.firstIndex { $0.name == name }
  }
}
