import Knowledge

/// One query of the command line, which is all that a run of the program answers.
struct Lookup: Sendable {
  let intent: IntentID
  let query: String
}
