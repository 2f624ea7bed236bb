import Physiology

extension SplitMix64 {
  /// A number with mean 0 and deviation 1, near enough to normal: twelve uniform ones less 6.
  mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &self) }
  }
}
