import Synchronization

/// A value that is made when it is first asked for, and kept.
package final class Deferred<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)

  /// Takes what makes the value.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value, made now where it was not yet.
  package var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
