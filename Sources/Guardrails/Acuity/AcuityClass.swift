/// What a message is about, as far as the care it calls for.
package enum AcuityClass: String, CaseIterable, Sendable {
  /// A danger of the body, now.
  case emergency
  /// A danger to a life by one's own hand, or to a child's by hers.
  case crisis
  /// Harm by another person.
  case abuse
  /// Worth a call today.
  case urgent
  /// Worth an appointment.
  case provider
  /// Asks for what Bloom does not judge: a diagnosis, a dose, a reading of a test.
  case decline
  /// Nothing that calls for care.
  case ok
}
