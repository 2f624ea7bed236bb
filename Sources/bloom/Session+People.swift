import Assistant
import Journal

/// Whose diary is open, and what the conversation asks the program to do.
extension Session {
  /// Does something with the disk; its faults become the command's.
  func storing<Value>(
    _ work: () throws(StorageError) -> Value
  ) throws(CommandError) -> Value {
    do throws(StorageError) {
      return try work()
    } catch {
      throw CommandError(error)
    }
  }

  /// Does what a turn asked for, before its reply is shown.
  func run(_ errand: Errand) throws(CommandError) {
    switch errand {
    case .export(let path, let isTable):
      guard try store().home.folder == .disk else {
        throw CommandError(
          .cannotCreate,
          "the lock is on, and \(path) would stand beside it in plain, so nothing was written; "
            + "bloom export json FILE saves where you say")
      }
      try storing { () throws(StorageError) in
        let store = try storeFile()
        let journal = try store.read().journal
        let text =
          isTable ? Export.table(of: journal, withPrivate: false).text : DiaryText.json(of: journal)
        try store.home.create()
        try NewFile.write(Array(text.utf8), to: path, replacing: false)
      }
    case .switchTo(let person): try open(person)
    case .add(let person):
      try storing { () throws(StorageError) in
        let home = try storeFile().home
        var taken: [String] = []
        for other in try home.people() { taken.append(try home.card(of: other)[.colour] ?? "") }
        try home.begin(person)
        let colour = PersonColor.next(after: taken)
        try home.changeCard(of: person) { $0[.colour] = colour }
      }
      knowPeople()
    }
  }

  /// The text in a person's colour, where colours may be shown.
  func painted(_ text: String, _ colour: String) -> String {
    PersonColor.painted(text, colour, depth: ink.depth)
  }
}
