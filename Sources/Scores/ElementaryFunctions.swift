#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of the platform's C library that the scores use; nothing else imports it.
enum ElementaryFunctions {
  /// The natural logarithm of a positive `x`.
  static func logarithm(_ x: Double) -> Double { log(x) }

  /// The sine of an angle in radians.
  static func sine(_ angle: Double) -> Double { sin(angle) }

  /// The cosine of an angle in radians.
  static func cosine(_ angle: Double) -> Double { cos(angle) }

  /// The angle in radians, -pi to pi, of the point with these coordinates.
  static func angle(y: Double, x: Double) -> Double { atan2(y, x) }
}
