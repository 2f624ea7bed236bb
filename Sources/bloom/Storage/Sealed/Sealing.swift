/// A program of this machine that seals bytes and opens them again; tests put one of their own in its
/// place. Bloom has no cryptography of its own.
struct Sealing: Sendable {
  /// What is used to seal.
  enum Secret: Hashable, Sendable {
    /// Something that a person chose, so that trying many of them must be slow.
    case passphrase([UInt8])
    /// 256 bits by chance, as text, that nobody can guess.
    case key([UInt8])

    var bytes: [UInt8] {
      switch self {
      case .passphrase(let bytes), .key(let bytes): bytes
      }
    }
  }

  /// The name that the file of the lock keeps.
  let program: String
  /// Whether it is on this machine.
  var isThere = true
  let seal: @Sendable ([UInt8], Secret) throws(SealingFault) -> [UInt8]
  let open: @Sendable ([UInt8], Secret) throws(SealingFault) -> [UInt8]
}

/// Why something could not be sealed or opened.
enum SealingFault: Error, Hashable {
  /// There is no such program on this machine.
  case noProgram(String)
  /// The secret is another, or what was sealed is damaged.
  case wrongSecret
  /// The program gave up, in its own words.
  case failed(String)
}
