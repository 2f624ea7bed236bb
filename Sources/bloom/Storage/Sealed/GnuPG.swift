extension Sealing {
  /// GnuPG, by pipes: what is sealed, what is opened and the secret never are in a file or an
  /// argument. It reads no settings and keys of hers, writes none, and starts no agent.
  ///
  /// - Parameter path: where the program is looked for, as in `PATH`.
  static func gnuPG(path: String?) -> Sealing {
    let program = ["gpg", "gpg2"].lazy.compactMap { System.program(named: $0, in: path) }.first
    return Sealing(
      program: "gpg",
      isThere: program != nil,
      seal: { (bytes, secret) throws(SealingFault) in
        // The count of a passphrase's hash is the largest there is; a key by chance needs none, and
        // below 1,088 gpg would ask its agent for one.
        let (count, digest) =
          if case .passphrase = secret { ("65011712", "SHA512") } else { ("65536", "SHA256") }
        return try run(
          program,
          ["--cipher-algo", "AES256", "--compress-algo", "none", "--s2k-mode", "3"]
            + ["--s2k-count", count, "--s2k-digest-algo", digest, "--symmetric"],
          secret, bytes)
      },
      open: { (bytes, secret) throws(SealingFault) in
        try run(program, ["--decrypt"], secret, bytes)
      })
  }

  private static let always = [
    "--no-options", "--homedir", "/dev/null/gpg", "--no-keyring", "--no-random-seed-file",
    "--no-autostart", "--lock-never", "--batch", "--no-tty", "--pinentry-mode", "loopback",
    "--no-symkey-cache", "--status-fd", "2", "--passphrase-fd", "3",
  ]

  private static func run(
    _ program: String?, _ arguments: [String], _ secret: Secret, _ bytes: [UInt8]
  ) throws(SealingFault) -> [UInt8] {
    guard let program else { throw .noProgram("gpg") }
    let child: ChildProcess.Outcome
    do throws(SystemFault) {
      child = try ChildProcess.run(
        [program] + always + arguments, input: bytes, extra: secret.bytes + [UInt8(ascii: "\n")])
    } catch {
      throw .failed(error.message)
    }
    if child.status == 0 { return child.output }
    let said = String(decoding: child.errors, as: UTF8.self).split(separator: "\n")
    if said.contains(where: { $0.contains(" DECRYPTION_FAILED") || $0.contains(" BADMDC") }) {
      throw .wrongSecret
    }
    throw .failed(said.last { !$0.hasPrefix("[GNUPG:]") }.map(String.init) ?? "gpg failed")
  }
}
