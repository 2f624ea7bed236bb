/// Gathers groups of fields into sets and holds every record to its set's descriptor.
struct Checker {
  let source: Source
  /// Whether records are taken as they are.
  var isTrusting = false

  /// The sets of a file, checked.
  func sets(of groups: [Fields]) throws(RecordError) -> [RecordSet] {
    var sets: [RecordSet] = []
    var descriptor: Descriptor?
    var records: [Record] = []
    var heading: Field?
    let rules = groups.indices.filter { groups[$0].hasRule }
    var ends = rules.dropFirst()
    records.reserveCapacity(rules.first ?? groups.count)
    for (place, fields) in groups.enumerated() {
      guard rules.contains(place) else {
        records.append(Record(file: source.file, type: descriptor?.type, fields: fields))
        continue
      }
      if descriptor != nil || !records.isEmpty {
        sets.append(try checked(descriptor, records, heading))
      }
      let next: Descriptor
      if isTrusting, let trusted = Descriptor(trusting: fields) {
        next = trusted
      } else {
        next = try Descriptor(Array(fields), source: source)
      }
      if sets.contains(where: { $0.type == next.type }) {
        throw source.error(
          at: fields[fields.startIndex], "the record type \(next.type) is described twice",
          remedy: "move its records under one %rec")
      }
      (descriptor, records, heading) = (next, [], fields.first(named: "%rec"))
      records.reserveCapacity((ends.popFirst() ?? groups.count) - place - 1)
    }
    if descriptor != nil || !records.isEmpty {
      sets.append(try checked(descriptor, records, heading))
    }
    return sets
  }

  private func checked(
    _ descriptor: Descriptor?, _ records: [Record], _ heading: Field?
  ) throws(RecordError) -> RecordSet {
    guard let descriptor, let heading else {
      return RecordSet(type: nil, descriptor: nil, records: records)
    }
    if isTrusting {
      return RecordSet(type: descriptor.type, descriptor: descriptor, records: records)
    }
    let rules = FieldRules(descriptor)
    for record in records { try check(record, descriptor, rules) }
    if let key = descriptor.key { try checkDistinct(key, records) }
    for name in descriptor.singular { try checkDistinct(name, records) }
    if !descriptor.size.contains(records.count) {
      throw source.error(
        at: heading, "the set has \(records.count) records, which %size does not allow",
        remedy: "add or remove records, or change %size")
    }
    return RecordSet(type: descriptor.type, descriptor: descriptor, records: records)
  }

  private func check(
    _ record: Record, _ descriptor: Descriptor, _ rules: FieldRules
  ) throws(RecordError) {
    let places = rules.places(of: record)
    var counts = Array(repeating: 0, count: rules.all.count)
    for place in places { if let place { counts[place] += 1 } }
    if let key = rules.key {
      if counts[key] == 0 { throw missing("the key field", rules.all[key].name, in: record) }
      if counts[key] > 1 { throw repeated(rules.all[key].name, in: record) }
    }
    for place in rules.mandatory where counts[place] == 0 {
      throw missing("the mandatory field", rules.all[place].name, in: record)
    }
    for place in rules.unique where counts[place] > 1 {
      throw repeated(rules.all[place].name, in: record)
    }
    for (index, place) in places.enumerated() {
      if let place, rules.all[place].allowsAll { continue }
      try check(
        record.fields[record.fields.startIndex + index], place.map { rules.all[$0] }, descriptor)
    }
  }

  private func check(
    _ field: Field, _ rule: FieldRule?, _ descriptor: Descriptor
  ) throws(RecordError) {
    guard let rule, rule.isListed else {
      if descriptor.allowed.isEmpty { return }
      throw source.error(
        line: field.line, "\(field.name) is not a field of \(descriptor.type) records",
        remedy: "use one of: \(descriptor.allowed.joined(separator: " "))")
    }
    if let misfit = rule.type?.misfit(of: field.value) {
      throw source.error(at: field, misfit.problem, remedy: misfit.remedy)
    }
    if rule.isProhibited {
      throw source.error(
        line: field.line, "\(field.name) is prohibited in \(descriptor.type) records",
        remedy: "remove it")
    }
  }

  private func missing(_ role: String, _ name: String, in record: Record) -> RecordError {
    source.error(
      line: record.line, "the record lacks \(role) \(name)", remedy: "add a line \(name): ...")
  }

  private func repeated(_ name: String, in record: Record) -> RecordError {
    let lines = record.fields.named(name).map(\.line)
    return source.error(
      line: lines.dropFirst().first ?? record.line, "\(name) occurs twice in one record",
      remedy: "keep one, or put a blank line between two records")
  }

  private func checkDistinct(_ name: String, _ records: [Record]) throws(RecordError) {
    var lines: [String: Int] = [:]
    for record in records {
      for field in record.fields.named(name) {
        if let line = lines.updateValue(field.line, forKey: field.value) {
          throw source.error(
            at: field, "\(name) \"\(field.value)\" is taken by line \(line)",
            remedy: "give this record another \(name)")
        }
      }
    }
  }
}
