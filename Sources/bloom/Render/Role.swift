import Assistant
import Physiology

/// What a colour stands for; never the only sign of it.
enum Role: CaseIterable {
  case period, predicted, ovulation, fertile, due, week, logged
  /// What is there to be passed over: labels, hints, what rests beside.
  case dim
  /// What is read first.
  case heading
  /// The one thing to look at.
  case accent
  /// What is wrong or dangerous.
  case danger
  /// Where something comes from.
  case link
  /// A key to press.
  case key

  init(_ mark: DayMark) {
    self =
      switch mark {
      case .period: .period
      case .predicted: .predicted
      case .ovulation: .ovulation
      case .fertile: .fertile
      case .due: .due
      case .week: .week
      case .logged: .logged
      }
  }

  /// The accent of a phase.
  init(_ phase: CyclePhase) {
    self =
      switch phase {
      case .menstrual: .predicted
      case .follicular: .fertile
      case .ovulation: .logged
      case .luteal: .week
      }
  }

  /// Whether it is also written bold.
  var isStrong: Bool {
    switch self {
    case .period, .ovulation, .due, .heading, .danger, .key: true
    case .predicted, .fertile, .week, .logged, .dim, .accent, .link: false
    }
  }

  /// Whether it has a colour; the others are told by weight alone.
  var hasColor: Bool { self != .heading && self != .key }

  /// Whether it is of less weight than what is said, which high contrast makes as strong.
  var isFaint: Bool { self == .dim || self == .link }

  /// One of the 16 colours of ECMA-48, which the terminal's own theme sets.
  func code(on background: Ink.Background?) -> String {
    switch self {
    case .period, .predicted: "31"
    case .ovulation, .fertile: "36"
    case .due, .week, .accent: "35"
    case .danger: "31"
    case .dim, .link: "2"
    case .heading, .key: ""
    case .logged: background == .light ? "34" : "33"
    }
  }

  /// The exact colour; on an unknown ground one that can be read on either.
  func color(on background: Ink.Background?) -> Color {
    let (dark, light, either) = colors
    return switch background {
    case .dark: dark
    case .light: light
    case nil: either
    }
  }

  /// The ground that white letters stand on, dark enough on any other.
  var ground: Color {
    switch self {
    case .ovulation, .fertile: Color(0x00585F)
    case .due, .week, .accent: Color(0x6B2E8F)
    case .danger: Color(0xAF0000)
    case .period, .predicted: Color(0x8A1C2E)
    case .logged, .dim, .link, .heading, .key: Color(0x4A4A4A)
    }
  }

  private var colors: (dark: Color, light: Color, either: Color) {
    switch self {
    case .period, .predicted:
      (Color(0xFF8787), Color(0xAF0000), Color(0xD75F5F))
    case .ovulation, .fertile:
      (Color(0x5FD7D7), Color(0x005F5F), Color(0x008787))
    case .dim, .link, .heading, .key:
      (Color(0xA0A0A0), Color(0x5F5F5F), Color(0x767676))
    case .danger:
      (Color(0xFF8787), Color(0xAF0000), Color(0xD75F5F))
    case .due, .week, .accent:
      (Color(0xD7AFFF), Color(0x870087), Color(0xAF5FD7))
    case .logged:
      (Color(0xFFD75F), Color(0x5F5F00), Color(0x87875F))
    }
  }
}

/// A colour by its parts, 0 to 255.
struct Color: Equatable {
  let red: Int
  let green: Int
  let blue: Int

  /// From `0xRRGGBB`.
  init(_ code: UInt32) {
    (red, green, blue) = (Int(code >> 16 & 0xFF), Int(code >> 8 & 0xFF), Int(code & 0xFF))
  }

  init(red: Int, green: Int, blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// Between this colour, at 0, and another, at 1.
  func mixed(with other: Color, share: Double) -> Color {
    func part(_ from: Int, _ to: Int) -> Int { from + Int((Double(to - from) * share).rounded()) }
    return Color(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue))
  }

  /// How bright it is to the eye, 0 to 1.
  var brightness: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }

  /// The nearest of the 216 colours that terminals of 256 agree on.
  var index: Int {
    let steps = [red, green, blue].map { part in
      Self.steps.indices.min { abs(Self.steps[$0] - part) < abs(Self.steps[$1] - part) } ?? 0
    }
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  private static let steps = [0, 95, 135, 175, 215, 255]
}
