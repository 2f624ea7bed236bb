#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The natural logarithm: the one function that Language takes from the C library.
package func naturalLogarithm(_ value: Double) -> Double { log(value) }
