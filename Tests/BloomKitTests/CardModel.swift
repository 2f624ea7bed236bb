import BloomKit
import Foundation
import Observation

/// The model behind a card and a field to type into.
@MainActor @Observable
final class CardModel {
  private(set) var paragraphs: [String] = []
  private(set) var isUrgent = false
  private(set) var practice: BloomPractice?
  private(set) var picture: BloomPicture?
  private(set) var hasEnded = false
  private let store: DiaryStore
  private let folder: URL

  init(folder: URL) throws {
    self.folder = folder
    func read(_ name: String) -> [UInt8] {
      (try? Data(contentsOf: folder.appending(path: name))).map(Array.init) ?? []
    }
    let files = DiaryFiles(
      journal: read("me.journal"), undo: read("me.undo"),
      settings: String(decoding: read("me.settings"), as: UTF8.self),
      shown: String(decoding: read("me.shown"), as: UTF8.self))
    store = try DiaryStore(files: files) { files in
      func write(_ bytes: [UInt8], _ name: String) throws {
        try Data(bytes).write(to: folder.appending(path: name), options: .atomic)
      }
      try write(files.undo, "me.undo")
      try write(files.journal, "me.journal")
      try write(Array(files.settings.utf8), "me.settings")
      try write(Array(files.shown.utf8), "me.shown")
    }
  }

  func showCard(at now: BloomMoment) async { await handle(store.card(at: now)) }

  func say(_ text: String, at now: BloomMoment) async { await handle(store.say(text, at: now)) }

  private func handle(_ turn: HostedTurn) async {
    (paragraphs, isUrgent, practice, picture) = ([], false, nil, nil)
    for duty in turn.duties {
      switch duty {
      case .erase:
        try? FileManager.default.removeItem(at: folder)
        hasEnded = true
      case .run:
        paragraphs = ["This app keeps one diary, and shares it from its own menu."]
        return
      case .show(let reply):
        paragraphs += reply.paragraphs
        isUrgent = isUrgent || reply.isUrgent
      case .draw(let drawing): picture = drawing
      case .begin(let steps): practice = steps
      case .report(let fault): print(fault)
      }
    }
  }
}
