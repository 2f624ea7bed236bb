/// What stands behind the identifiers of a person's events, so that two people in one calendar stay
/// apart and no name is told.
struct AgendaHost {
  let name: String

  init(_ person: String) {
    let hash = person.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { hash, byte in
      (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    name = person == People.owner ? "@bloom" : "@\(String(hash, radix: 36)).bloom"
  }
}
