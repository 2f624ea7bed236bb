import Journal

@testable import bloom

extension Sealing {
  /// A stand-in that seals nothing worth the name, but shows no bytes as they are and tells another
  /// secret, for tests of all that is around it.
  static let pretended = Sealing(
    program: "gpg",
    seal: { (bytes, secret) throws(SealingFault) in
      Array("\(CRC32C.hex(secret.bytes[...]))\n".utf8) + bytes.map { $0 ^ 0xA5 }
    },
    open: { (bytes, secret) throws(SealingFault) in
      let head = Array("\(CRC32C.hex(secret.bytes[...]))\n".utf8)
      guard bytes.starts(with: head) else { throw .wrongSecret }
      return bytes.dropFirst(head.count).map { $0 ^ 0xA5 }
    })

  /// One that gives up.
  static let broken = Sealing(
    program: "gpg", seal: { (_, _) throws(SealingFault) in throw .failed("no entropy") },
    open: { (_, _) throws(SealingFault) in throw .failed("no entropy") })
}

let passphrase = Array("four words by chance".utf8)

/// Whether the program that seals is on this machine.
let hasGPG = Sealing.gnuPG(path: "/usr/bin:/bin").isThere
