import Journal

/// Files that are no diary, known by their first bytes, and what to give instead.
enum FileSignature {
  /// What is wrong with a file of this sort; nil where it may be a diary.
  static func fault(of bytes: [UInt8]) -> LineFault? {
    if bytes.starts(with: [0x50, 0x4B]), bytes.count > 3, [3, 5, 7].contains(bytes[2]) {
      return archive(bytes)
    }
    for (signature, what, remedy) in sorts where bytes.starts(with: signature.utf8) {
      return LineFault(0, what, remedy)
    }
    for (signature, what, remedy) in binaries where bytes.starts(with: signature) {
      return LineFault(0, what, remedy)
    }
    let opening = String(decoding: bytes.prefix(1_024), as: UTF8.self).stripped.lowercased()
    if opening.hasPrefix("<!doctype html") || opening.hasPrefix("<html") {
      return LineFault(
        0, "this is a web page (HTML)",
        "a page was saved in place of the file; download the export itself, as CSV, JSON or XML")
    }
    if opening.hasPrefix("<") {
      let what =
        opening.contains("clinicaldocument")
        ? "this is a clinical document (XML), such as export_cda.xml of Apple Health"
        : "this is XML of no app that is known here"
      return LineFault(0, what, "of Apple Health take export.xml; of another app CSV or JSON")
    }
    return isBinary(bytes)
      ? LineFault(
        0, "this is no text: it is full of bytes of zero",
        "take the export itself, or save it as UTF-8 where it is UTF-16") : nil
  }

  /// Whether a piece of the bytes can be shown.
  static func isText(_ bytes: [UInt8]) -> Bool {
    !Database.knows(bytes) && fault(of: bytes) == nil
  }

  /// Whether so many of the first bytes are zero that they are no text.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    let opening = bytes.prefix(4_096)
    let zeros = opening.count { $0 == 0 }
    return zeros > 8 && zeros * 8 > opening.count
  }

  private static let sorts: [(String, String, String)] = [
    ("%PDF", "this is a PDF", "a report cannot be read back; export CSV, JSON or XML from the app"),
    (
      "age-encryption.org/", "this is a file encrypted with age",
      "decrypt it first, with age --decrypt, and take the file inside"
    ),
    (
      "-----BEGIN AGE ENCRYPTED", "this is a file encrypted with age",
      "decrypt it first, with age --decrypt, and take the file inside"
    ),
    (
      "-----BEGIN PGP MESSAGE", "this is a file encrypted with PGP",
      "decrypt it first, with gpg --decrypt, and take the file inside"
    ),
    (
      "Salted__", "this is a file encrypted with OpenSSL",
      "decrypt it first and take the file inside"
    ),
    ("bplist00", "this is a property list of Apple's", "export CSV, JSON or XML from the app"),
    ("Rar!", "this is a RAR archive", "unpack it first and take the file inside"),
    ("BZh", "this is a bzip2 archive", "unpack it first, with bunzip2"),
  ]

  private static let binaries: [([UInt8], String, String)] = [
    (
      [0x1F, 0x8B], "this is a gzip archive, as Periodical writes",
      "unpack it first, with gunzip, and take the file inside"
    ),
    (
      [0x37, 0x7A, 0xBC, 0xAF], "this is a 7z archive",
      "unpack it first and take the file inside"
    ),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "this is an xz archive", "unpack it first, with unxz"),
    ([0x28, 0xB5, 0x2F, 0xFD], "this is a zstd archive", "unpack it first, with unzstd"),
    ([0x89, 0x50, 0x4E, 0x47], "this is a picture", "export CSV, JSON or XML from the app"),
    ([0xFF, 0xD8, 0xFF], "this is a picture", "export CSV, JSON or XML from the app"),
  ]

  /// What lies in a zip archive, by the names in it.
  private static let contents: [(name: String, what: String, remedy: String)] = [
    (
      "export.xml", "of Apple Health",
      "unzip it first and take apple_health_export/export.xml"
    ),
    ("measurements.json", "of Clue", "unzip it first and take measurements.json"),
    (
      "xl/workbook.xml", "of an Excel workbook",
      "open it and save the sheet as CSV"
    ),
    ("word/document.xml", "of a Word document", "export CSV, JSON or XML from the app"),
    (
      "Daily Entries", "of Natural Cycles", "unzip it first and take Daily Entries.csv"
    ),
    ("content.xml", "of an OpenDocument", "open it and save the sheet as CSV"),
    (
      "DI_CONNECT", "of Garmin",
      "unzip it first and take MenstrualCycles.json and DailyMenstrualLogs.json"
    ),
    (
      "com.samsung.", "of Samsung Health",
      "unzip it first and take com.samsung.health.cycle.flow….csv"
    ),
    (
      "menstrual_health", "of Fitbit",
      "unzip it first and take menstrual_health_cycles.csv and menstrual_health_symptoms.csv"
    ),
    (
      "physiological_cycles", "of WHOOP", "unzip it first and take physiological_cycles.csv"
    ),
    (
      "health_connect_export", "of Health Connect",
      "unzip it first and take health_connect_export.db"
    ),
  ]

  private static func archive(_ bytes: [UInt8]) -> LineFault {
    let isLocked = bytes.count > 6 && bytes[2] == 3 && bytes[6] & 1 == 1
    let names = bytes.prefix(64 << 10) + bytes.suffix(64 << 10)
    let text = String(decoding: names, as: UTF8.self)
    let known = contents.first { text.contains($0.name) }
    let lock = isLocked ? " with a password" : ""
    return LineFault(
      0, "this is a zip archive\(lock)" + (known.map { " \($0.what)" } ?? ""),
      (isLocked ? "its password came with the mail or the app; " : "")
        + (known?.remedy ?? "unzip it first and take the file inside"))
  }
}
