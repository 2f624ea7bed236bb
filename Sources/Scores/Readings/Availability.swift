/// A result that is there, or the reason why it is not; nothing stands in for it.
package enum Availability<Value: Hashable & Sendable, Reason: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The result, of what she gave.
  case available(Value)
  /// What is missing.
  case unavailable(Reason)

  /// The result; nil where it is unavailable.
  package var value: Value? {
    switch self {
    case .available(let value): value
    case .unavailable: nil
    }
  }

  /// The reason; nil where there is a result.
  package var reason: Reason? {
    switch self {
    case .available: nil
    case .unavailable(let reason): reason
    }
  }
}
