import Civil
import Synchronization

/// What the words are read against: the reference moment, the tense, and the custom of slash dates.
struct Scope: Sendable {
  let now: Moment
  let order: SlashOrder
  private let settledTense: Tense
  private let isSettledSurely: Bool
  private let notice: TenseNotice?

  /// - Parameters:
  ///   - tense: the tense that settles bare days; a diary looks back where nothing says otherwise.
  ///   - isTenseSure: whether the tense was given or is plain from the sentence's verbs.
  ///   - notice: takes note of whether anything asks for the tense.
  init(
    now: Moment, tense: Tense, isTenseSure: Bool, order: SlashOrder, notice: TenseNotice? = nil
  ) {
    self.now = now
    self.order = order
    settledTense = tense
    isSettledSurely = isTenseSure
    self.notice = notice
  }

  /// The tense that settles bare days.
  var tense: Tense {
    notice?.take()
    return settledTense
  }

  /// Whether the tense was given or is plain from the sentence's verbs.
  var isTenseSure: Bool {
    notice?.take()
    return isSettledSurely
  }

  var today: CivilDate { now.date }
}

/// Knows whether a message's tense was asked for while its entities were read: where it was not, they
/// are the same in any.
final class TenseNotice: Sendable {
  private let wasAsked = Atomic(false)

  /// Takes note that the tense is asked for.
  func take() { wasAsked.store(true, ordering: .relaxed) }

  /// Whether the tense was asked for.
  var isTaken: Bool { wasAsked.load(ordering: .relaxed) }
}

/// Which number of "10/4" is the month.
enum SlashOrder: Sendable {
  case monthFirst, dayFirst, open

  /// The order of numbers with points between: those who write points put the day first.
  var withPoints: SlashOrder { self == .open ? .dayFirst : self }

  /// The custom of a locale such as "en-US"; open where the locale does not say.
  ///
  /// Month first in the United States (Unicode CLDR, short date patterns); day first in every
  /// other region that writes the year last; a language without a region is open for English only.
  init(locale: String?) {
    let parts = (locale ?? "").split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let language = parts.first, language != "und" else {
      self = .open
      return
    }
    let region = parts.dropFirst().first { $0.utf8.count == 2 }
    switch (language, region) {
    case (_, "us"): self = .monthFirst
    case ("en", nil): self = .open
    case ("zh", _), ("ja", _), ("ko", _): self = .monthFirst
    default: self = .dayFirst
    }
  }
}
