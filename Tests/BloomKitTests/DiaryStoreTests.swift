import BloomKit
import Civil
import Foundation
import Guardrails
import Synchronization
import Testing

/// A place that keeps what is saved, and can be full.
private final class Kept: Sendable {
  let files = Mutex(DiaryFiles())
  let isFull = Mutex(false)

  func save(_ new: DiaryFiles) throws {
    if isFull.withLock({ $0 }) { throw CocoaError(.fileWriteOutOfSpace) }
    files.withLock { $0 = new }
  }

  var journal: String { String(decoding: files.withLock { $0.journal }, as: UTF8.self) }
}

struct DiaryStoreTests {
  private let kept = Kept()

  private func store() throws -> DiaryStore {
    let kept = kept
    return try DiaryStore(files: kept.files.withLock { $0 }) { try kept.save($0) }
  }

  private func now() throws -> BloomMoment {
    try DiaryStore.moment(of: "2026-03-09T08:00")
  }

  private func words(_ turn: HostedTurn) -> String {
    turn.duties.map { if case .show(let reply) = $0 { reply.paragraphs.joined() } else { "" } }
      .joined(separator: "\n")
  }

  @Test func `what is told is saved, and undo takes it back`() async throws {
    let store = try store()
    let turn = await store.say("my period started on the 3rd, heavy", at: try now())
    #expect(turn.noted.contains { $0.hasPrefix("2026-03-03 period start") })
    #expect(kept.journal.contains("2026-03-03 period start"))
    _ = await store.undo(at: try now())
    #expect(!kept.journal.contains("period start"))
  }

  @Test func `a diary is the same once it was closed and opened`() async throws {
    _ = await (try store()).say("cramps 7/10", at: try now())
    let again = try store()
    _ = await again.undo(at: try now())
    #expect(!kept.journal.contains("cramps"))
  }

  @Test func `what cannot be saved is not told as noted, and care is shown`() async throws {
    let store = try store()
    kept.isFull.withLock { $0 = true }
    let noted = await store.say("cramps 4/10", at: try now())
    #expect(noted.isUnsaved && noted.noted.isEmpty)
    let danger = await store.say("im soaking a pad an hour and feel faint", at: try now())
    #expect(words(danger).lowercased().contains("emergency"))
    #expect(await store.files.journal.isEmpty)
  }

  @Test func `settings are kept by name, and refused where there are none`() async throws {
    let store = try store()
    try await store.set("region", to: "GB")
    #expect(await store.setting("region") == "GB")
    await #expect(throws: DiaryFault.self) { try await store.set("nothing", to: "on") }
  }

  @Test func `an export comes in again, once`() async throws {
    let store = try store()
    _ = await store.say("slept 7 hours", at: try now())
    let json = await store.json
    let other = try DiaryStore { _ in }
    let day = try now().date
    let arrival = try await other.preview(of: Array(json.utf8), on: day)
    #expect(arrival.count == 1)
    try await other.take(arrival)
    #expect(try await other.preview(of: Array(json.utf8), on: day).count == 0)
    await #expect(throws: DiaryFault.self) { try await other.preview(of: [1, 2, 3], on: day) }
  }

  @Test(arguments: ["breathe with me", "start box breathing"])
  func `what is gone through is a duty of its own`(_ words: String) async throws {
    let turn = await (try store()).say(words, at: try now())
    #expect(turn.duties.contains { if case .show = $0 { true } else { false } })
  }

  @Test @MainActor func `the model of the documentation shows a card and keeps a diary`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = try CardModel(folder: folder)
    await model.say("my period started on the 3rd", at: try now())
    await model.showCard(at: try now())
    #expect(model.paragraphs.joined().contains("7"))
    let journal = try String(contentsOf: folder.appending(path: "me.journal"), encoding: .utf8)
    #expect(journal.contains("2026-03-03 period start"))
    await model.say("im soaking a pad an hour and feel faint", at: try now())
    #expect(model.isUrgent)
  }

  @Test func `the documentation shows the model that is compiled here`() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let model = try String(contentsOf: here.appending(path: "CardModel.swift"), encoding: .utf8)
    let article = here.appending(path: "../../Sources/BloomKit/BloomKit.docc/CardInAnApp.md")
    #expect(try String(contentsOf: article, encoding: .utf8).contains("```swift\n\(model)```"))
  }
}
