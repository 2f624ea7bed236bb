import Journal
import Testing

@testable import Formats

struct FileSignatureTests {
  @Test(arguments: [
    ("PK\u{3}\u{4}\u{14}\u{0}\u{0}\u{0}", "zip archive", "unzip"),
    ("PK\u{3}\u{4}\u{14}\u{0}\u{1}\u{0}", "with a password", "password"),
    (
      "PK\u{3}\u{4}\u{14}\u{0}\u{0}\u{0}apple_health_export/export.xml", "Apple Health",
      "export.xml"
    ),
    ("PK\u{3}\u{4}\u{14}\u{0}\u{0}\u{0}xl/workbook.xml", "Excel", "CSV"),
    ("SQLite format 3\u{0}", "SQLite", "CSV or JSON"), ("%PDF-1.7", "PDF", "CSV"),
    ("<!DOCTYPE html><html>", "web page", "export"), ("  <html lang=\"en\">", "HTML", "export"),
    ("age-encryption.org/v1\n", "encrypted with age", "decrypt"),
    ("-----BEGIN PGP MESSAGE-----\n", "PGP", "decrypt"),
    ("<?xml version=\"1.0\"?><ClinicalDocument>", "clinical document", "export.xml"),
    ("<?xml version=\"1.0\"?><gpx>", "XML of no app", "export.xml"),
    ("[{\"a\":1}]", "JSON is of no app", "table"), ("", "empty", "right one"),
  ])
  func `a wrong file is called what it is, with what to give instead`(
    text: String, what: String, remedy: String
  ) {
    do {
      _ = try Interchange(Array(text.utf8))
      Issue.record("\(text) was read")
    } catch {
      #expect(error.problem.contains(what), "\(error)")
      #expect(error.remedy.contains(remedy), "\(error)")
      #expect(!error.remedy.contains("--map"))
    }
  }

  @Test func `gzip is named by its first bytes`() {
    #expect(FileSignature.fault(of: [0x1F, 0x8B, 8, 0])?.problem.contains("gzip") == true)
  }
}
