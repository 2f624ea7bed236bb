#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work that is done on a thread of its own while the program goes on.
///
/// Where no thread can be had, the work is done when its value is asked for.
final class Background<Value: Sendable> {
  private let result: Result
  private var thread: pthread_t?

  /// What the thread fills; it is read only after the thread has ended.
  private final class Result: @unchecked Sendable {
    let work: @Sendable () -> Value
    var value: Value?

    init(_ work: @escaping @Sendable () -> Value) { self.work = work }
  }

  /// Starts the work.
  init(_ work: @escaping @Sendable () -> Value) {
    let result = Result(work)
    self.result = result
    let errand = Unmanaged.passRetained(Errand { result.value = result.work() })
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, nil, runErrand, errand.toOpaque())
    if code == 0 { self.thread = thread } else { errand.release() }
  }

  /// The value, as soon as the work is done.
  func value() -> Value {
    if let thread {
      pthread_join(thread, nil)
      self.thread = nil
    }
    let value = result.value ?? result.work()
    result.value = value
    return value
  }
}

/// Work without its type, as C hands it to a thread.
private final class Errand {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}

#if canImport(Darwin)
  private func runErrand(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Errand>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#else
  private func runErrand(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Errand>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }
#endif
