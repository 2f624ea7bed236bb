import Assistant
import Physiology

/// What a colour stands for; never the only sign of it.
enum Role: CaseIterable {
  case period, predicted, ovulation, fertile, due, week, logged

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
    case .period, .ovulation, .due: true
    case .predicted, .fertile, .week, .logged: false
    }
  }

  /// One of the 16 colours of ECMA-48, which the terminal's own theme sets.
  func code(on background: Ink.Background?) -> String {
    switch self {
    case .period, .predicted: "31"
    case .ovulation, .fertile: "36"
    case .due, .week: "35"
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

  private var colors: (dark: Color, light: Color, either: Color) {
    switch self {
    case .period, .predicted:
      (Color(0xFF8787), Color(0xAF0000), Color(0xD75F5F))
    case .ovulation, .fertile:
      (Color(0x5FD7D7), Color(0x005F5F), Color(0x008787))
    case .due, .week:
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

  /// The nearest of the 216 colours that terminals of 256 agree on.
  var index: Int {
    let steps = [red, green, blue].map { part in
      Self.steps.indices.min { abs(Self.steps[$0] - part) < abs(Self.steps[$1] - part) } ?? 0
    }
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  private static let steps = [0, 95, 135, 175, 215, 255]
}
