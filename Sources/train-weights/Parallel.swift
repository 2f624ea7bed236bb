import Dispatch
import Synchronization

/// Work on all cores.
enum Parallel {
  /// Makes so many groups of machines by their numbers, as many at once as there are cores.
  static func machines(
    _ count: Int, _ make: @Sendable (Int) -> [[Double]]
  ) -> [[[Double]]] {
    let made = Mutex([[[Double]]](repeating: [], count: count))
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let machines = make(number)
      made.withLock { $0[number] = machines }
    }
    return made.withLock { $0 }
  }
}
