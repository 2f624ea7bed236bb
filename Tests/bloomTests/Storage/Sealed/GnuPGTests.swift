import Foundation
import Testing

@testable import bloom

/// The program that seals, as it is on this machine.
@Suite(.enabled(if: hasGPG, "gpg is not on this machine"))
struct GnuPGTests {
  private let sealing = Sealing.gnuPG(path: "/usr/bin:/bin")

  init() { POSIX.ignoreClosedPipes() }

  @Test(arguments: [0, 1, 70_000, 3_000_000])
  func `what is sealed with a key opens with it, and with no other`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let key = Sealing.Secret.key(LockHeader.newKey())
    let sealed = try sealing.seal(bytes, key)
    #expect(try sealing.open(sealed, key) == bytes)
    #expect(throws: SealingFault.wrongSecret) {
      try sealing.open(sealed, .key(LockHeader.newKey()))
    }
  }

  @Test func `what was changed or cut short does not open`() throws {
    let key = Sealing.Secret.key(LockHeader.newKey())
    let sealed = try sealing.seal([UInt8](repeating: 0x61, count: 5_000), key)
    for place in stride(from: 40, to: sealed.count, by: 997) {
      var changed = sealed
      changed[place] ^= 1
      #expect(throws: SealingFault.self) { try sealing.open(changed, key) }
      #expect(throws: SealingFault.self) { try sealing.open(Array(sealed.prefix(place)), key) }
    }
    #expect(throws: SealingFault.self) { try sealing.open([], key) }
    #expect(throws: SealingFault.self) { try sealing.open(Array("hello".utf8), key) }
  }

  @Test func `a passphrase of any letters will do`() throws {
    let secret = Sealing.Secret.passphrase(Array("  vier Wörter, 雨の音 ".utf8))
    let sealed = try sealing.seal([1, 2, 3], secret)
    #expect(try sealing.open(sealed, secret) == [1, 2, 3])
    #expect(throws: SealingFault.wrongSecret) {
      try sealing.open(sealed, .passphrase(Array("vier Wörter".utf8)))
    }
  }

  @Test func `without the program that is said`() {
    let none = Sealing.gnuPG(path: "/nowhere")
    #expect(!none.isThere)
    #expect(throws: SealingFault.noProgram("gpg")) { try none.seal([1], .key([2])) }
  }

  @Test func `a program is run by pipes, whatever it reads and writes`() throws {
    let big = [UInt8](repeating: 0x61, count: 1 << 20)
    let cat = try ChildProcess.run(["/bin/cat"], input: big, extra: [])
    #expect(cat.status == 0 && cat.output == big)
    let deaf = try ChildProcess.run(["/bin/sh", "-c", "exit 7"], input: big, extra: [])
    #expect(deaf.status == 7)
    let both = try ChildProcess.run(
      ["/bin/sh", "-c", "cat >&2; cat <&3; kill -9 $$"], input: [0x62], extra: Array("x\n".utf8))
    #expect(both.errors == [0x62] && both.output == Array("x\n".utf8))
    #expect(both.status == 128 + 9)
    #expect(throws: SystemFault.self) {
      try ChildProcess.run(["/nowhere/none"], input: [], extra: [])
    }
  }
}
