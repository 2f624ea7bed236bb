/// Numbers and texts that look random and are the same in every run.
struct FixedGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  /// A text of odd characters: letters, digits, marks, controls, emoji, anything in the planes.
  mutating func text(length: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<length {
      let range: ClosedRange<UInt32> =
        switch Int.random(in: 0..<6, using: &self) {
        case 0: 0...0x20
        case 1: 0x30...0x39
        case 2: 0x1F300...0x1FAFF
        case 3: 0x80...0x2FFF
        case 4: 0...0x10FFFF
        default: 0x20...0x7E
        }
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
