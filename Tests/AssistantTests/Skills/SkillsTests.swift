import Foundation
import Knowledge
import Physiology
import Records
import Testing

@testable import Assistant

struct SkillsTests {
  private var names: [String] { Skills.all.map { type(of: $0).name } }

  @Test func `every skill file has a skill or answers by replies, and every skill a file`() throws {
    let intents = try Rehearsal.library.intents()
    let files = Rehearsal.library.paths(under: "en/skills")
      .map { String($0.dropFirst("en/skills/".count).dropLast(".rec".count)) }
      .filter { !["outside", "query"].contains($0) }
      .filter { file in
        let own = intents.filter { $0.skill == file }
        return own.isEmpty || own.contains { $0.answer == nil }
      }
    #expect(files.sorted() == names.sorted())
  }

  @Test func `no two skills share a name`() {
    #expect(Set(names).count == names.count)
  }

  @Test func `every intent is answered by a skill`() throws {
    for intent in try Rehearsal.library.intents() where intent.id.group != "oos" {
      #expect(
        intent.answer != nil || Skills.skill(named: intent.skill) != nil, "\(intent.id)")
    }
  }

  @Test func `every reply that a skill names is there, and every reply is named`() throws {
    let replies = Set(try Rehearsal.library.replies().map(\.id))
    let sources = try Self.sources()
    let literals = Set(
      sources.matches(of: /"([a-z_]+(?:\.[a-z_]+)*\.?)"/).map { String($0.output.1) })
    let starts = literals.filter { $0.hasSuffix(".") || $0.hasSuffix("_") }
    let plain = Set(try Rehearsal.library.intents().compactMap(\.answer))
    let told = Set(try Condition.records(Rehearsal.library).flatMap { $0.all("Told") })
    let answered = Set(try ProfileTable(library: Rehearsal.library).askings.map(\.reply))
    let modes = Mode.allCases.map(\.rawValue)
    let named = sources.matches(of: /(?:reply|say|framed|led)\(\s*"([a-z_.]+)"\s*[,)]/)
      .map { String($0.output.1) }
    for id in named { #expect(replies.contains(id), "the reply \(id) is missing") }
    for id in replies.sorted() {
      let isNamed =
        literals.contains(id) || plain.contains(id) || told.contains(id) || answered.contains(id)
        || id.hasSuffix(".unasked") && literals.contains(String(id.dropLast(".unasked".count)))
        || starts.contains(where: id.hasPrefix)
        || modes.contains {
          id.hasSuffix("." + $0) && literals.contains(String(id.dropLast($0.count + 1)))
        }
        || literals.contains(where: { id == $0 + "_plain" })
      #expect(isNamed, "nothing says \(id)")
    }
  }

  private static func sources() throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Assistant")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var text = ""
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { text += try String(contentsOf: file, encoding: .utf8) }
    }
    return text
  }
}
