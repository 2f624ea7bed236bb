import Civil

/// A clock time as it was said; `isOpen` while morning or afternoon is not settled.
struct Clock: Hashable, Sendable {
  var minutes: Int
  var isOpen: Bool

  init?(hour: Int, minute: Int = 0, isOpen: Bool? = nil) {
    guard (0...24).contains(hour), (0...59).contains(minute), hour < 24 || minute == 0 else {
      return nil
    }
    minutes = (hour % 24) * 60 + minute
    self.isOpen = isOpen ?? (1...12).contains(hour)
  }

  private init(minutes: Int, isOpen: Bool) {
    self.minutes = minutes
    self.isOpen = isOpen
  }

  var time: ClockTime? { ClockTime(hour: minutes / 60, minute: minutes % 60) }

  /// The same numerals before noon; nil for an hour no morning has.
  var morning: Clock? {
    if minutes >= 13 * 60 { return nil }
    return Clock(minutes: minutes % 720, isOpen: false)
  }

  /// The same numerals after noon; an hour past noon stays as it is.
  var afternoon: Clock {
    Clock(minutes: minutes >= 720 ? minutes : minutes + 720, isOpen: false)
  }

  /// This time `amount` minutes later, or earlier when negative.
  func adding(minutes amount: Int) -> Clock {
    let sum = (minutes + amount) % 1_440
    return Clock(minutes: sum < 0 ? sum + 1_440 : sum, isOpen: isOpen)
  }
}

/// A part of the day with the clock times that people mean by it.
struct DayPart: Hashable, Sendable {
  var from: Int
  var to: Int

  /// Settles an open clock time by the part of the day it was said with.
  func settle(_ clock: Clock) -> Clock {
    guard clock.isOpen, clock.minutes < from - 60 || clock.minutes > to else { return clock }
    if from >= 18 * 60, clock.minutes >= 720 { return clock.adding(minutes: 720) }
    if from >= 18 * 60, clock.minutes < 5 * 60 { return clock }
    return from >= 11 * 60 ? clock.afternoon : clock.morning ?? clock
  }
}
