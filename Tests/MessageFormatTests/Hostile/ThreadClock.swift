import Foundation

/// The time that the thread at hand has worked: others that wait for a core do not count.
enum ThreadClock {
  /// The seconds since the thread began.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
