import MessageFormat

/// A stretch of time in the units it is best said in: the phrase for it, and its numbers.
///
/// Below 90 seconds it is said in seconds, below 10 minutes in halves of minutes, below two hours
/// in minutes, then in hours and minutes; each is rounded before the next is looked at.
struct SpanPhrase: Hashable {
  /// The id of the phrase, as in `span.minutes`.
  let id: String
  /// What the phrase is given.
  let arguments: [String: Argument]

  /// The stretch of some seconds; one below zero is said in seconds.
  init(seconds: Int) {
    let halves = (seconds + 15) / 30
    let minutes = (seconds + 30) / 60
    switch seconds {
    case ..<90: (id, arguments) = ("span.seconds", ["n": .integer(seconds)])
    case _ where halves < 20:
      id = halves % 2 == 0 ? "span.minutes" : "span.half"
      arguments = ["n": .integer(halves / 2)]
    case _ where minutes < 120: (id, arguments) = ("span.minutes", ["n": .integer(minutes)])
    case _ where minutes % 60 == 0:
      (id, arguments) = ("span.hours", ["n": .integer(minutes / 60)])
    default:
      id = "span.both"
      arguments = ["h": .integer(minutes / 60), "m": .integer(minutes % 60)]
    }
  }
}
