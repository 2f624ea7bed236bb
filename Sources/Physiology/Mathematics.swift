#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of the platform's C library that the models use; nothing else imports it.
enum Mathematics {
  /// e to the power of `x`.
  static func exponential(_ x: Double) -> Double { exp(x) }

  /// The natural logarithm of a positive `x`.
  static func logarithm(_ x: Double) -> Double { log(x) }
}
