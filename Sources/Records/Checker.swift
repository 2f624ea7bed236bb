/// Gathers groups of fields into sets and holds every record to its set's descriptor.
struct Checker {
  let source: Source

  /// The sets of a file, checked.
  func sets(of groups: [[Field]]) throws(RecordError) -> [RecordSet] {
    var sets: [RecordSet] = []
    var descriptor: Descriptor?
    var records: [Record] = []
    var heading: Field?
    for fields in groups {
      guard let rule = fields.first(where: { $0.name.utf8.first == Byte.percent }) else {
        records.append(
          Record(
            file: source.file, line: fields[0].line, type: descriptor?.type, fields: fields))
        continue
      }
      if descriptor != nil || !records.isEmpty {
        sets.append(try checked(descriptor, records, heading))
      }
      let next = try Descriptor(fields, source: source)
      if sets.contains(where: { $0.type == next.type }) {
        throw source.error(
          at: rule, "the record type \(next.type) is described twice",
          remedy: "move its records under one %rec")
      }
      (descriptor, records, heading) = (next, [], fields.first { $0.name == "%rec" })
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
    let rules = FieldRule.all(of: descriptor)
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
    _ record: Record, _ descriptor: Descriptor, _ rules: [FieldRule]
  ) throws(RecordError) {
    if let key = descriptor.key {
      try checkPresent(key, in: record, "the key field")
      try checkOnce(key, in: record)
    }
    for name in descriptor.mandatory {
      try checkPresent(name, in: record, "the mandatory field")
    }
    for name in descriptor.unique { try checkOnce(name, in: record) }
    for field in record.fields {
      guard let rule = rules.first(where: { $0.name == field.name }) else {
        if descriptor.allowed.isEmpty { continue }
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
  }

  private func checkPresent(
    _ name: String, in record: Record, _ role: String
  ) throws(RecordError) {
    guard record.field(name) == nil else { return }
    throw source.error(
      line: record.line, "the record lacks \(role) \(name)", remedy: "add a line \(name): ...")
  }

  private func checkOnce(_ name: String, in record: Record) throws(RecordError) {
    guard let first = record.fields.firstIndex(where: { $0.name == name }),
      let again = record.fields[(first + 1)...].first(where: { $0.name == name })
    else { return }
    throw source.error(
      line: again.line, "\(name) occurs twice in one record",
      remedy: "keep one, or put a blank line between two records")
  }

  private func checkDistinct(_ name: String, _ records: [Record]) throws(RecordError) {
    var lines: [String: Int] = [:]
    for record in records {
      for field in record.fields where field.name == name {
        if let line = lines.updateValue(field.line, forKey: field.value) {
          throw source.error(
            at: field, "\(name) \"\(field.value)\" is taken by line \(line)",
            remedy: "give this record another \(name)")
        }
      }
    }
  }
}

/// What a descriptor says of the fields of one name.
private struct FieldRule {
  let name: String
  let type: FieldType?
  let isProhibited: Bool

  /// The rules, each name once. With `%allowed`, the fields that may be there are those with one.
  static func all(of descriptor: Descriptor) -> [FieldRule] {
    var names = (descriptor.key.map { [$0] } ?? []) + descriptor.mandatory + descriptor.allowed
    if descriptor.allowed.isEmpty { names += descriptor.types.keys.sorted() }
    var rules: [FieldRule] = []
    for name in names + descriptor.prohibited where !rules.contains(where: { $0.name == name }) {
      rules.append(
        FieldRule(
          name: name, type: descriptor.types[name],
          isProhibited: descriptor.prohibited.contains(name)))
    }
    return rules
  }
}
