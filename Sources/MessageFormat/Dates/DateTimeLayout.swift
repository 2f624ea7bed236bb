import Civil

/// Writes days and times piece by piece.
///
/// English is written as the Unicode CLDR 48 has it for the United States, and for every other
/// region as for Great Britain, with hours to 12 but in Great Britain and Ireland; any other language
/// in the form of ISO 8601, which belongs to none.
struct DateTimeLayout {
  let value: DateTimeValue
  let locale: LocaleTag

  /// The pieces of the day; none where there is no day.
  func pieces(_ style: DateStyle) -> [FormattedPiece] {
    guard let date = value.date else { return [] }
    guard locale.language == .english else { return isoPieces(date, style.fields) }
    let weekday = EnglishDates.weekday(date.weekday, style.length)
    switch style.fields {
    case .weekday: return [FormattedPiece("weekday", weekday)]
    case .dayWeekday: return [day(date), .plain(" "), FormattedPiece("weekday", weekday)]
    case .monthDay, .monthDayWeekday, .yearMonthDay, .yearMonthDayWeekday:
      let rest = style.length == .short ? numeric(date, style) : worded(date, style)
      guard style.fields.hasWeekday else { return rest }
      let comma = isAmerican || style.length != .long ? ", " : " "
      return [FormattedPiece("weekday", weekday), .plain(comma)] + rest
    }
  }

  /// The pieces of the time.
  func pieces(_ style: TimeStyle) -> [FormattedPiece] {
    let isTwelve = style.isTwelveHour ?? (locale.language == .english && !hasLongDay)
    let hour = isTwelve ? (value.hour + 11) % 12 + 1 : value.hour
    var pieces = [FormattedPiece("hour", isTwelve ? String(hour) : Self.two(hour))]
    if style.precision != .hour || !isTwelve {
      pieces += [.plain(":"), FormattedPiece("minute", Self.two(value.minute))]
    }
    if style.precision == .second {
      pieces += [.plain(":"), FormattedPiece("second", Self.two(value.second))]
    }
    if isTwelve {
      let half = value.hour < 12 ? "am" : "pm"
      pieces += [
        .plain("\u{202F}"), FormattedPiece("dayPeriod", isAmerican ? half.uppercased() : half),
      ]
    }
    guard style.showsZone, let zone = value.zone else { return pieces }
    return pieces + [
      .plain(" "), FormattedPiece("timeZoneName", zone == "Z" ? "UTC" : "GMT\(zone)"),
    ]
  }

  private var isAmerican: Bool { locale.region == "" || locale.region == "US" }

  /// Whether the English of the region counts hours to 24.
  private var hasLongDay: Bool { locale.region == "GB" || locale.region == "IE" }

  private func day(_ date: CivilDate) -> FormattedPiece { FormattedPiece("day", String(date.day)) }

  private func worded(_ date: CivilDate, _ style: DateStyle) -> [FormattedPiece] {
    let month = FormattedPiece("month", EnglishDates.month(date.month, style.length))
    let year = FormattedPiece("year", String(date.year))
    var pieces =
      isAmerican ? [month, .plain(" "), day(date)] : [day(date), .plain(" "), month]
    if style.fields.hasYear { pieces += [.plain(isAmerican ? ", " : " "), year] }
    return pieces
  }

  private func numeric(_ date: CivilDate, _ style: DateStyle) -> [FormattedPiece] {
    let month = FormattedPiece("month", isAmerican ? String(date.month) : Self.two(date.month))
    let day = FormattedPiece("day", isAmerican ? String(date.day) : Self.two(date.day))
    var pieces = isAmerican ? [month, .plain("/"), day] : [day, .plain("/"), month]
    guard style.fields.hasYear else { return pieces }
    let year = isAmerican ? Self.two(date.year % 100) : String(date.year)
    pieces += [.plain("/"), FormattedPiece("year", year)]
    return pieces
  }

  private func isoPieces(_ date: CivilDate, _ fields: DateStyle.Fields) -> [FormattedPiece] {
    let iso = date.iso
    guard fields.hasMonth else { return [FormattedPiece("day", String(iso.suffix(2)))] }
    var pieces = [
      FormattedPiece("month", String(iso.dropLast(3).suffix(2))), .plain("-"),
      FormattedPiece("day", String(iso.suffix(2))),
    ]
    if fields.hasYear {
      pieces = [FormattedPiece("year", String(iso.dropLast(6))), .plain("-")] + pieces
    }
    return pieces
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

extension FormattedPiece {
  fileprivate static func plain(_ text: String) -> FormattedPiece {
    FormattedPiece("literal", text)
  }
}
