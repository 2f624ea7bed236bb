import Assistant
import Civil
import Publishing

/// One page for a doctor, a fertility clinic or a midwife.
enum ReportCommand: Command {
  static let name = "report"
  static let isLong = true
  static let example = "bloom report --for midwife --format html report.html"
  static let summary = "One page for a doctor or midwife: what you recorded, nothing interpreted"
  static let arguments = "[SPAN] [FILE]"
  static let details = """
    Cycles with dates and lengths, bleeding, pain by day, symptoms by phase, medicines, and how it was
    worked out; for a midwife the pregnancy with weights, blood pressures and movements. SPAN is a
    year or month, or FROM..TO, as in 2026-01..2026-03; without one it is the last year, or the
    pregnancy. Sex, libido and notes are in it only with --private.
    html makes one page to print, on A4 and Letter alike, that loads nothing from anywhere. pdf needs
    a program that prints pages, such as chromium, wkhtmltopdf or weasyprint; where none is found,
    open the html in a browser and print it to a file. - as FILE is standard output.
    """
  static let options = [
    CommandOption(
      "--for", value: "WHOM", choices: ReportRequest.Audience.allCases.map(\.rawValue),
      "for whom the page is"),
    CommandOption(
      "--format", value: "FORMAT", choices: Format.allCases.map(\.rawValue),
      "text, md, html or pdf"),
    CommandOption("--private", "sex, libido and notes too"),
    CommandOption("--force", "write over a file that is there"),
  ]

  /// How the page is written.
  enum Format: String, CaseIterable {
    case text, md, html, pdf
  }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    var rest = arguments.words
    var request = ReportRequest(showsPrivate: arguments.has("--private"))
    if let whom = arguments["--for"].flatMap(ReportRequest.Audience.init(rawValue:)) {
      request.audience = whom
    }
    if let span = rest.first.flatMap({ try? session.span($0) }) {
      request.days = span
      rest.removeFirst()
    }
    let file = rest.first ?? ""
    if file.contains(".."), !file.contains("/") { request.days = try session.span(file) }
    guard rest.count < 2, file.isEmpty || file == "-" || file.contains(where: { "./".contains($0) })
    else {
      throw .usage(
        "\(file.printable) is no span of days; write 2026, 2026-03 or 2026-01..2026-03, and a file "
          + "with its ending, as in report.html")
    }
    let now = try session.now()
    guard let page = try session.conversation().report(request, now: now) else {
      throw CommandError(.noInput, "nothing was noted in those days, so there is no page to make")
    }
    let format = try format(arguments, file)
    guard !file.isEmpty || format == .html || format == .pdf else {
      try noJSON(session)
      return session.output.write(text(page, format, session))
    }
    let name = file.isEmpty ? "bloom-report-\(now.date.iso).\(format.rawValue)" : file.expandingHome
    if name == "-", format != .pdf {
      try noJSON(session)
      return session.output.write(text(page, format, session))
    }
    try write(page, format, to: name, replacing: arguments.has("--force"), session)
    if session.options.json {
      return session.output.line(
        try JSONLine.text(["file": name, "format": format.rawValue]))
    }
    session.output.line("Saved in \(name.printable). Read it through before you hand it over.")
  }

  /// The format that was asked for, else the one that the file's name ends in.
  private static func format(
    _ arguments: Arguments, _ file: String
  ) throws(CommandError) -> Format {
    if let format = arguments["--format"].flatMap(Format.init(rawValue:)) { return format }
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return Format(rawValue: ending) ?? (ending == "htm" ? .html : .text)
  }

  private static func text(_ page: Document, _ format: Format, _ session: Session) -> String {
    switch format {
    case .text:
      PlainDocument(page, columns: max(session.output.columns ?? 100, 20)) {
        String($0).displayWidth
      }.text
    case .md: MarkdownDocument(page) { String($0).displayWidth }.text
    case .html, .pdf: HTMLDocument(page).text
    }
  }

  private static func write(
    _ page: Document, _ format: Format, to path: String, replacing: Bool, _ session: Session
  ) throws(CommandError) {
    let bytes = Array(text(page, format, session).utf8)
    guard format == .pdf else {
      return try session.storing { () throws(StorageError) in
        try NewFile.write(bytes, to: path, replacing: replacing)
      }
    }
    guard let printer = PagePrinter.found else {
      throw CommandError(
        .cannotCreate,
        "no program that makes a PDF is found (chromium, wkhtmltopdf, weasyprint); make "
          + "--format html and print that page to a file in a browser")
    }
    let draft = path + ".html"
    try session.storing { () throws(StorageError) in
      try NewFile.write(bytes, to: draft, replacing: replacing)
    }
    defer { try? System.remove(draft) }
    guard replacing || !NewFile.exists(path) else {
      throw CommandError(
        .cannotCreate, "\(path.printable) is there already; --force writes over it")
    }
    let status = POSIX.run(printer.command(from: draft, to: path, isRoot: System.isRoot))
    guard status == 0, NewFile.exists(path) else {
      throw CommandError(
        .cannotCreate,
        "\(printer.rawValue) made no PDF; make --format html and print it in a browser")
    }
    try session.storing { () throws(StorageError) in try NewFile.keepToOwner(path) }
  }
}

/// A program of the system that prints a page into a PDF.
enum PagePrinter: String, CaseIterable {
  case chromium, wkhtmltopdf, weasyprint
  case chrome = "google-chrome"

  /// The first that is installed.
  static var found: PagePrinter? {
    let folders = (POSIX.environment("PATH") ?? "").split(separator: ":")
    return allCases.first { program in
      folders.contains { NewFile.exists("\($0)/\(program.rawValue)") }
    }
  }

  /// What the shell runs; for root chromium starts only without its sandbox, and the page loads nothing.
  func command(from page: String, to file: String, isRoot: Bool = false) -> String {
    switch self {
    case .chromium, .chrome:
      "\(rawValue) --headless --disable-gpu \(isRoot ? "--no-sandbox " : "")--no-pdf-header-footer "
        + "--print-to-pdf=\(file.typed) \(page.typed) >/dev/null 2>&1"
    case .wkhtmltopdf: "\(rawValue) -q \(page.typed) \(file.typed) >/dev/null 2>&1"
    case .weasyprint: "\(rawValue) \(page.typed) \(file.typed) >/dev/null 2>&1"
    }
  }
}

extension Session {
  /// The days that one word means: a day, month or year, or from one to another as in A..B.
  func span(_ word: String) throws(CommandError) -> ClosedRange<CivilDate> {
    guard let dots = word.firstRange(of: "..") else { return try days(word) }
    let first = try days(String(word[..<dots.lowerBound])).lowerBound
    let last = try days(String(word[dots.upperBound...])).upperBound
    guard first <= last else {
      throw CommandError(.badData, "\(word.printable) ends before it begins")
    }
    return first...last
  }
}
