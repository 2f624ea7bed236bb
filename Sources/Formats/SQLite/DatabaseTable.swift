/// A table of a database: its columns and the page that its rows begin in.
struct DatabaseTable: Hashable, Sendable {
  /// The names of the columns that are stored, in small letters and their order.
  private(set) var columns: [String]
  /// The column that is the number of the row, which is not stored twice.
  private(set) var rowColumn: Int?
  /// The page that its rows begin in.
  let root: Int

  /// A table of these columns.
  init(columns: [String], root: Int) {
    self.columns = columns
    self.root = root
  }

  /// Reads the columns from the text that made the table; nil where its rows lie otherwise than in
  /// most tables.
  init?(sql: String, root: Int) {
    var words = SchemaWords(sql)
    while let word = words.next(), word != .sign("(") {}
    var definitions: [[SchemaWords.Word]] = [[]]
    var depth = 0
    loop: while let word = words.next() {
      switch word {
      case .sign("("): depth += 1
      case .sign(")") where depth == 0: break loop
      case .sign(")"): depth -= 1
      case .sign(",") where depth == 0: definitions.append([])
      default: if depth == 0 { definitions[definitions.count - 1].append(word) }
      }
    }
    var options: [String] = []
    while let word = words.next() { options.append(word.keyword) }
    guard !options.contains("WITHOUT") else { return nil }
    self.init(columns: [], root: root)
    for definition in definitions { take(definition) }
  }

  private mutating func take(_ definition: [SchemaWords.Word]) {
    guard let first = definition.first else { return }
    let keywords = definition.dropFirst().map(\.keyword)
    let constraints = ["CONSTRAINT", "PRIMARY", "UNIQUE", "CHECK", "FOREIGN"]
    guard !constraints.contains(first.keyword) else { return }
    // A column that is worked out is stored only where that is said.
    if keywords.contains("AS"), !keywords.contains("STORED") { return }
    if keywords.first == "INTEGER", keywords.contains("PRIMARY") { rowColumn = columns.count }
    columns.append(first.text.lowercased())
  }
}
