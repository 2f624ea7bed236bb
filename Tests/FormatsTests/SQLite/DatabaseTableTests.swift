import Testing

@testable import Formats

struct DatabaseTableTests {
  @Test(arguments: [
    ("CREATE TABLE a (x, y)", ["x", "y"], nil),
    ("CREATE TABLE \"a (b)\" (\"x y\" TEXT, [z, w] INT, `q` REAL)", ["x y", "z, w", "q"], nil),
    ("create table t(id integer primary key, Name text default (1, 2))", ["id", "name"], 0),
    ("CREATE TABLE t (a INT, id INTEGER NOT NULL PRIMARY KEY)", ["a", "id"], 1),
    ("CREATE TABLE t (id INT PRIMARY KEY, a)", ["id", "a"], nil),
    ("CREATE TABLE t (a, b AS (a + 1), c AS (a) STORED)", ["a", "c"], nil),
    ("CREATE TABLE t (a -- one, (two)\n, /* b, */ c, PRIMARY KEY (a, c))", ["a", "c"], nil),
    (
      "CREATE TABLE t (a, \"primary\" TEXT, FOREIGN KEY (a) REFERENCES u(b))", ["a", "primary"], nil
    ),
    ("", [""], nil),
  ])
  func `the columns of a table are those that are stored`(
    sql: String, columns: [String], row: Int?
  ) throws {
    let table = try #require(DatabaseTable(sql: sql, root: 2))
    #expect(table.columns == columns.filter { !$0.isEmpty })
    #expect(table.rowColumn == row)
  }

  @Test func `a table without numbers of rows is none`() {
    #expect(DatabaseTable(sql: "CREATE TABLE t (a PRIMARY KEY) WITHOUT ROWID", root: 2) == nil)
  }
}
