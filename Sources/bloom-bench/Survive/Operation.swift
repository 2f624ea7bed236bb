import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something that writes, with what tells whether it was done.
enum Operation: String, CaseIterable {
  case append, undo
  case importing = "import"
  case settings, backup

  /// All that one of them may change, in a folder with the home in it.
  struct State: Equatable {
    let notes: [String]
    let name: Bool
    let backups: [String]

    init(_ folder: String) {
      notes = WritingTrial.notes(folder + "/home")
      name = String(decoding: WritingTrial.bytes(folder + "/home/me.settings"), as: UTF8.self)
        .contains("name Ada")
      backups = ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/out")) ?? [])
        .sorted()
    }

    /// What an operation makes of it.
    func after(_ operation: Operation) -> State {
      switch operation {
      case .append: State(notes + ["more"], name, backups)
      case .undo: State(Array(notes.dropLast()), name, backups)
      case .importing: State(notes + Operation.imported, name, backups)
      case .settings: State(notes, true, backups)
      case .backup: State(notes, name, ["bloom-2026-03-09T1200"])
      }
    }

    private init(_ notes: [String], _ name: Bool, _ backups: [String]) {
      (self.notes, self.name, self.backups) = (notes, name, backups)
    }
  }

  /// The words of the command line for it.
  func words(in folder: String) -> [String] {
    switch self {
    case .append: ["log", "note", "more"]
    case .undo: ["undo"]
    case .importing: ["import", folder + "/in.csv"]
    case .settings: ["config", "name", "Ada"]
    case .backup: ["backup", folder + "/out"]
    }
  }

  /// What is said where it was done.
  var acknowledgement: String {
    switch self {
    case .append: "Noted"
    case .undo: "Taken back"
    case .importing: "Added"
    case .settings: "name Ada"
    case .backup: "Saved"
    }
  }

  private static let imported = (1...12).map { "i\($0)" }

  /// Makes a folder with a home of two notes, a file to import and a place for backups.
  static func prepare(_ folder: String, _ writing: WritingTrial) throws {
    for number in 0..<2 { _ = try writing.bloom(folder + "/home", ["log", "note", "n\(number)"]) }
    try FileManager.default.createDirectory(
      atPath: folder + "/out", withIntermediateDirectories: true)
    let rows = imported.enumerated().map { "2026-02-\($0.offset + 10),,note,\"\($0.element)\"\r\n" }
    let text = "date,time,kind,value\r\n" + rows.joined()
    _ = FileManager.default.createFile(atPath: folder + "/in.csv", contents: Data(text.utf8))
  }
}

/// What came of an operation that something stood in the way of.
struct OperationTrial {
  let writing: WritingTrial
  let folder: String
  let operation: Operation
  let before: Operation.State

  init(_ writing: WritingTrial, _ folder: String, _ operation: Operation) {
    (self.writing, self.folder, self.operation) = (writing, folder, operation)
    before = Operation.State(folder)
  }

  /// Whether what was said is so, nothing else was changed, and undo takes back the last turn or
  /// nothing; says what is not so.
  func fault(code: Int, output: String, errors: String) throws -> String? {
    writing.plant(folder + "/home")
    let (after, done) = (Operation.State(folder), before.after(operation))
    let isSaid = output.contains(operation.acknowledgement)
    guard code >= 0 else { return "ended by signal \(-code)" }
    guard after == before || after == done else { return "neither old nor new: \(after)" }
    if code == 0 || isSaid, after != done { return "code \(code), and not done: \(output)" }
    if code != 0, after == done, after != before, Self.denials.contains(where: errors.contains) {
      return "said to be undone, and done: \(errors)"
    }
    guard WritingTrial.isWhole(folder + "/home") else { return "the diary is not whole" }
    if code == 0, operation == .backup {
      let back = try writing.bloom(folder + "/back", ["restore", folder + "/out", "--yes"])
      guard back.code == 0, WritingTrial.notes(folder + "/back") == after.notes else {
        return "the backup does not come back"
      }
    }
    _ = try writing.bloom(folder + "/home", ["undo"])
    let left = WritingTrial.notes(folder + "/home")
    let isTurn = operation == .importing && after == done
    let last = isTurn ? before.notes : Array(after.notes.dropLast())
    return left == after.notes || left == last ? nil : "undo left \(left)"
  }

  /// What is said where nothing was written.
  private static let denials = ["nothing was saved", "could not be saved", "was not saved"]
}
