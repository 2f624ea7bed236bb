import BloomKit

// A conversation as another package has it: with `import BloomKit` and nothing else.
let now = try DiaryStore.moment(of: "2026-03-09T08:00")
let store = try DiaryStore { files in print("saved \(files.journal.count) bytes") }
for message in ["my period started on the 3rd, heavy", "when is my next period?", "undo"] {
  print("> \(message)")
  for duty in await store.say(message, at: now).duties {
    switch duty {
    case .show(let reply): for paragraph in reply.paragraphs { print(paragraph) }
    case .erase, .run, .draw, .begin: break
    case .report(let fault): print("fault: \(fault)")
    }
  }
}
