import Foundation
import Testing

/// Export and import as a person uses them.
@Suite(.serialized)
struct MovingTests {
  private let program = BloomProgram()
  private let other = BloomProgram()
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "bloom-moving-\(UUID().uuidString)")
  private let diary = """
    # bloom journal 1
    # mine
    2026-02-01 period start ~4a5fdd15
    2026-02-05 period end
    2026-02-02 note "slept, \\"badly\\""
    2026-02-03 sex
    2026-03-01 period start

    """

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try program.write(diary)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  @Test func `bloom's own JSON goes into an empty home and comes out the same`() throws {
    let saved = try program.run(["export", "json", path("a.json")])
    // The first start is not as it was written, so it is left out, and that is said.
    #expect(saved.code == 0 && saved.errors.contains("me.journal:3: this line is not as it was"))
    let preview = try other.run(["import", path("a.json"), "--dry-run"])
    #expect(preview.output.contains("4 entries from 2026-02-02 to 2026-03-01"))
    #expect(preview.output.contains("Nothing was written"))
    #expect(!FileManager.default.fileExists(atPath: other.home.appending(path: "me.journal").path))
    #expect(try other.run(["import", path("a.json")]).code == 0)
    #expect(try other.run(["export", "json", "-"]).output == read("a.json"))
    let kept = try other.journal()
    #expect(try other.run(["import", path("a.json")]).output.contains("Nothing is new"))
    #expect(try other.journal() == kept)
    #expect(kept.contains("# mine"))
  }

  @Test func `undo takes a whole import back, byte for byte`() throws {
    #expect(try program.run(["export", "csv", path("a.csv"), "--private"]).code == 0)
    try other.write("# bloom journal 1\n2026-03-01 period start\n# kept\n")
    let before = try other.journal()
    #expect(try other.run(["import", path("a.csv")]).code == 0)
    #expect(try other.journal() != before)
    #expect(try other.run(["undo"]).code == 0)
    #expect(try other.journal() == before)
  }

  @Test func `a file that is there stays without force, and only its owner may read it`() throws {
    #expect(try program.run(["export", "csv", path("a.csv")]).code == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a.csv"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    try Data("mine".utf8).write(to: folder.appending(path: "a.csv"))
    let refused = try program.run(["export", "csv", path("a.csv")])
    #expect(refused.code == 73)
    #expect(refused.errors.contains("--force"))
    #expect(try read("a.csv") == "mine")
    #expect(try program.run(["export", "csv", path("a.csv"), "--force"]).code == 0)
    #expect(try read("a.csv").hasPrefix("date,"))
  }

  @Test func `what is private is left out of a table and said`() throws {
    let run = try program.run(["export", "csv", path("a.csv")])
    #expect(run.output.contains("1 private entry left out"))
    #expect(try !read("a.csv").contains("sex"))
    #expect(try program.run(["export", "csv", "-", "--private"]).output.contains("sex"))
  }

  @Test func `periods go to the other app and back with the same ids`() throws {
    #expect(try program.run(["export", "json-v1", path("p.json")]).code == 0)
    #expect(try other.run(["import", path("p.json")]).code == 0)
    #expect(try other.run(["export", "json-v1", "-"]).output == read("p.json"))
    #expect(try other.run(["import", path("p.json")]).output.contains("Nothing is new"))
    #expect(try program.run(["import", path("p.json")]).output.contains("Nothing is new"))
  }

  @Test func `several people each get a diary of their own`() throws {
    let profiles = ["Mei", "Ana"].enumerated().map { index, name in
      """
      {"id": "0D1B3C5A-7E9F-4A2B-8C4D-6E8F0A1B2C3\(index)", "name": "\(name)", "colorHex": "#112233",
       "periodRecords": [{"id": "1D1B3C5A-7E9F-4A2B-8C4D-6E8F0A1B2C3\(index)",
       "startDate": "2026-02-0\(index + 1)", "notes": "of \(name)"}]}
      """
    }
    let text = "{\"schemaVersion\": 1, \"profiles\": [\(profiles.joined(separator: ","))]}"
    try Data(text.utf8).write(to: folder.appending(path: "two.json"))
    let run = try other.run(["import", path("two.json")])
    #expect(run.output.contains("Mei, a new diary: 2 entries"))
    #expect(run.output.contains("bloom undo --as Mei, bloom undo --as Ana"))
    #expect(try other.run(["day", "2026-02-01", "--as", "Mei"]).output.contains("of Mei"))
    #expect(try !other.run(["day", "2026-02-01", "--as", "Ana"]).output.contains("of Mei"))
    let one = try program.run(["import", path("two.json"), "--as", "ana", "--dry-run"])
    #expect(one.output.contains("Ana") || one.output.contains("ana"))
    #expect(!one.output.contains("Mei"))
    #expect(try program.run(["import", path("two.json"), "--as", "Zoe"]).code == 65)
  }

  /// A file of one person, with a period of hers.
  private func writeOne(_ name: String, id: Int, start: String = "2026-02-15") throws {
    let text = """
      {"schemaVersion": 1, "profiles": [{"id": "0D1B3C5A-7E9F-4A2B-8C4D-6E8F0A1B2C3\(id)",
       "name": "\(name)", "colorHex": "#112233", "periodRecords": [
       {"id": "1D1B3C5A-7E9F-4A2B-8C4D-6E8F0A1B2C3\(id)", "startDate": "\(start)"}]}]}
      """
    try Data(text.utf8).write(to: folder.appending(path: "one.json"))
  }

  @Test(arguments: [[], ["--yes"], ["--dry-run"], ["--json"]])
  func `a file of somebody unknown never goes into another's diary unasked`(
    options: [String]
  ) throws {
    try writeOne("Zoe", id: 7)
    let before = try program.journal()
    let run = try program.run(["import", path("one.json")] + options)
    #expect(run.code == 64 && run.errors.contains("--as me"), "\(run)")
    #expect(run.errors.contains("bloom person add Zoe"))
    let chat = try program.run([], input: Data("/import \(path("one.json"))\n".utf8))
    #expect(chat.errors.contains("nothing was added"))
    #expect(try program.journal() == before)
    let names = try FileManager.default.contentsOfDirectory(atPath: program.home.path)
    #expect(!names.contains("Zoe.journal"))
  }

  @Test func `a file of one person goes where she is known, or where it is asked to`() throws {
    try writeOne("Zoe", id: 7)
    #expect(try program.run(["person", "add", "zoe"]).code == 0)
    let mine = try program.journal()
    #expect(try program.run(["import", path("one.json")]).output.contains("zoe: 1 entry"))
    #expect(try program.run(["day", "2026-02-15", "--as", "zoe"]).output.contains("eriod"))
    #expect(try program.journal() == mine)
    try writeOne("Somebody", id: 7, start: "2026-02-16")
    #expect(try program.run(["import", path("one.json")]).output.contains("zoe"))
    try writeOne("Ida", id: 8)
    #expect(try program.run(["import", path("one.json"), "--as", "me"]).code == 0)
    #expect(try program.journal().contains("2026-02-15 period start"))
    try writeOne("Eva", id: 9)
    #expect(try program.run(["import", path("one.json"), "--as", "Eva"]).code == 0)
    #expect(try program.run(["day", "2026-02-15", "--as", "Eva"]).code == 0)
    #expect(try program.run(["import", path("one.json"), "--as", "Evaa"]).code == 66)
  }

  @Test func `the first file of an empty home is its owner's, who is found by that name then`()
    throws
  {
    try writeOne("小美", id: 7)
    #expect(try other.run(["import", path("one.json")]).code == 0)
    #expect(try other.journal().contains("2026-02-15 period start"))
    #expect(try other.run(["everyone"]).output.contains("小美"))
    #expect(try other.run(["day", "2026-02-15", "--as", "小美"]).output.contains("eriod"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: other.home.path).sorted() == [
        "me.journal", "me.person", "me.seals", "me.undo",
      ])
  }

  @Test func `one who is called Me in a file of several is the owner, or somebody else`() throws {
    let me = try program.run(["export", "json-v1", "-", "--everyone"]).output
    #expect(me.contains("\"Me\""))
    try writeOne("Me", id: 7)
    let before = try program.journal()
    #expect(try program.run(["import", path("one.json")]).code == 64)
    let two = try read("one.json").replacing(
      "}]}]}",
      with: """
        }]}, {"id": "0D1B3C5A-7E9F-4A2B-8C4D-6E8F0A1B2C39", "name": "Ana", "colorHex": "#112233",
         "periodRecords": []}]}
        """)
    try Data(two.utf8).write(to: folder.appending(path: "two.json"))
    #expect(try program.run(["import", path("two.json")]).output.contains("Me 2, a new diary"))
    #expect(try program.journal() == before)
    #expect(try other.run(["import", path("two.json")]).code == 0)
    #expect(try other.journal().contains("2026-02-15 period start"))
  }

  @Test func `no entry comes in as a remark, unseen`() throws {
    let text = "{\"bloom\":1,\"entries\":[{\"remark\":\"2026-01-02 period start\"}"
    try Data((text + "]}").utf8).write(to: folder.appending(path: "in.json"))
    let run = try other.run(["import", path("in.json")])
    #expect(run.code == 65 && run.output.contains("would be an entry"), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: other.home.path))
    try Data((text + ",{\"remark\":\"# mine\"}]}").utf8).write(
      to: folder.appending(path: "in.json"))
    #expect(try other.run(["import", path("in.json")]).output.hasSuffix("Added.\n"))
    #expect(try other.journal() == "# bloom journal 1\n# mine\n")
  }

  @Test func `writing over a file touches no other`() throws {
    for name in ["a.json", "a.json.new"] {
      try Data("mine".utf8).write(to: folder.appending(path: name))
    }
    #expect(try program.run(["export", "json", path("a.json"), "--force"]).code == 0)
    #expect(try read("a.json").hasPrefix("{"))
    #expect(try read("a.json.new") == "mine")
  }

  @Test(arguments: [
    ("{\"bloom\": 1,\n \"entries\": [}", 65, "in.txt:2:14: "), ("nothing here\n", 65, "--map"),
    ("date,flow\n3/4/2026,heavy\n", 65, "in.txt:2:1: "),
    ("date,flow\n2026-03-01,purple\n", 65, "nothing in it"),
  ])
  func `bad input is named with its place and nothing is written`(
    text: String, code: Int32, words: String
  ) throws {
    try Data(text.utf8).write(to: folder.appending(path: "in.txt"))
    let run = try other.run(["import", path("in.txt")])
    #expect(run.code == code)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: other.home.path))
  }

  @Test(arguments: [
    (["export"], 64, "csv"), (["export", "pdf"], 64, "json-v1"), (["import"], 64, "a file"),
    (["import", "/nowhere/x"], 66, "no such file"), (["import", "/"], 66, "not a file"),
    (["export", "json", "/nowhere/x"], 73, "no such folder"),
    (["import", "x", "--drt-run"], 64, "--dry-run"),
    (["export", "json", "--yes"], 64, "bloom import"),
    (["import", "x", "--map", "a"], 64, "Datum=date"),
  ])
  func `a wrong command line is met with what would be right`(
    words: [String], code: Int32, hint: String
  ) throws {
    let run = try other.run(words)
    #expect(run.code == code, "\(run)")
    #expect(run.errors.contains(hint), "\(run.errors)")
  }
}
