/// How sure an event is.
package enum EventStatus: String, Hashable, Sendable {
  /// It is as written.
  case confirmed = "CONFIRMED"
  /// It is an estimate and may move.
  case tentative = "TENTATIVE"
}
