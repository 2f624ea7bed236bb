import Assistant

/// What a command shows beside its reply: a drawing for a terminal, an object for `--json`.
struct Figure {
  /// The key of the object.
  let name: String
  let object: any Encodable
  /// What stands over the drawing; nil where there is none.
  var caption: HostReply?
  /// The drawing for so many columns, in ASCII or not.
  var lines: (Int?, Bool) -> [String] = { _, _ in [] }
  /// The same for a person at a terminal, with what stands over it; nil where there is none other.
  var laidOut: LaidOut?

  /// A drawing for a terminal with so many columns, in ASCII or not, in these colours.
  struct LaidOut {
    let caption: HostReply
    let lines: (Int, Bool, Ink) -> [String]
  }
  /// The same in words, a line each, for a screen reader.
  var words: [String] = []
  /// Whether it holds her own words, which are shown as they are.
  var isHers = false
}

/// A reply with its figures as one object.
struct FiguredJSON: Encodable {
  let reply: ReplyJSON
  let figures: [Figure]
  let hush: Hush

  func encode(to encoder: any Encoder) throws {
    try reply.encode(to: encoder)
    var object = encoder.container(keyedBy: AnyKey.self)
    for figure in figures {
      let place = object.superEncoder(forKey: AnyKey(figure.name))
      if hush.isEmpty || figure.isHers {
        try figure.object.encode(to: place)
      } else {
        try JSONValue(figure.object).without(hush)?.encode(to: place)
      }
    }
  }
}
