/// Which case of `Fact` a fact is, without its values.
@usableFromInline package enum FactKind: Int, CaseIterable, Sendable {
  case period, flow, product, symptom, mood, discharge, skin, temperature, test, cervix, sex, libido
  case sleep, scale, amount, drink, intake, supplement, food, activity, kicks, contraction
  case bloodPressure, text, mode, pregnancy, pause, gap, asked, about, reminder, unknown
}

extension Fact {
  /// Which case it is.
  package var factKind: FactKind {
    switch self {
    case .period: .period
    case .flow: .flow
    case .product: .product
    case .symptom: .symptom
    case .mood: .mood
    case .discharge: .discharge
    case .skin: .skin
    case .temperature: .temperature
    case .test: .test
    case .cervix: .cervix
    case .sex: .sex
    case .libido: .libido
    case .sleep: .sleep
    case .scale: .scale
    case .amount: .amount
    case .drink: .drink
    case .intake: .intake
    case .supplement: .supplement
    case .food: .food
    case .activity: .activity
    case .kicks: .kicks
    case .contraction: .contraction
    case .bloodPressure: .bloodPressure
    case .text: .text
    case .mode: .mode
    case .pregnancy: .pregnancy
    case .pause: .pause
    case .gap: .gap
    case .asked: .asked
    case .about: .about
    case .reminder: .reminder
    case .unknown: .unknown
    }
  }
}

extension Metric {
  /// The kinds of facts that may hold a value of it.
  package var kinds: [FactKind] {
    switch self {
    case .amount: [.amount]
    case .scale: [.scale]
    case .temperature: [.temperature]
    case .sleep: [.sleep]
    case .activity: [.activity]
    case .intake: [.intake]
    case .pain: [.symptom]
    case .systolic: [.bloodPressure]
    case .flow: [.flow]
    case .libido: [.libido]
    case .calories: [.food]
    }
  }
}
