/// Six characters that two people compare aloud to see whether a card arrived whole.
///
/// There are 29 letters and so 29⁶ = 594,823,321 codes. It is a checksum and protects nothing:
/// whoever changes a card can work out its new code.
package struct CheckCode: Hashable, Sendable, CustomStringConvertible {
  /// The letters, without vowels and without digits that look like letters.
  package static let alphabet = "BCDFGHJKLMNPQRSTVWXYZ23456789"
  /// How many letters a code has.
  package static let length = 6

  /// The code, six letters of the alphabet.
  package let letters: String

  /// The code, six letters of the alphabet.
  package var description: String { letters }

  /// Reads a code as a person types it: spaces and hyphens are ignored, small letters count as
  /// large ones; nil unless six letters of the alphabet are left.
  package init?(reading text: some StringProtocol) {
    var letters = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2D, 0x2010...0x2015: continue
      case _ where scalar.properties.isWhitespace: continue
      case 0x61...0x7A: letters.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) - 0x20))
      default: letters.unicodeScalars.append(scalar)
      }
    }
    guard letters.unicodeScalars.count == Self.length,
      letters.unicodeScalars.allSatisfy(Self.alphabet.unicodeScalars.contains)
    else { return nil }
    self.letters = letters
  }

  /// The code of a text that is in its canonical form already.
  init(of text: String) {
    let alphabet = Array(Self.alphabet)
    let base = UInt64(alphabet.count)
    let codes = (0..<Self.length).reduce(1) { power, _ in power * base }
    var rest = Self.mixed(Self.hash(text.utf8)).multipliedFullWidth(by: codes).high
    var letters = ""
    for _ in 0..<Self.length {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: base)
      letters.append(alphabet[Int(digit)])
      rest = quotient
    }
    self.letters = letters
  }

  /// FNV-1a of 64 bits (Fowler, Noll and Vo, 1991).
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The finishing steps of MurmurHash3 (Appleby, 2011), which spread each bit over all.
  private static func mixed(_ hash: UInt64) -> UInt64 {
    var hash = hash
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ (hash >> 33)
  }
}
