import Civil
import Journal
import Language
import Physiology

import struct Journal.Food
import struct Knowledge.SlotName

/// What came of reading facts from an interpretation.
enum FactReading {
  case facts([Fact])
  /// The slot that is needed and was not said.
  case missing(SlotName)
  /// A value outside what can be true.
  case impossible
}

/// Turns the slots of a `log.` intent into facts of the journal.
struct FactReader {
  private let intent: String
  private let slots: [SlotName: SlotValue]

  init(_ interpretation: Interpretation) {
    self.init(intent: interpretation.intent.rawValue, slots: interpretation.slots)
  }

  init(intent: String, slots: [SlotName: SlotValue]) {
    self.intent = intent
    self.slots = slots
  }

  func read() -> FactReading {
    switch intent {
    case "log.period_start": found([.period(.start)] + flow)
    case "log.period_end": found([.period(.end)])
    case "log.flow": (flow + products).isEmpty ? .missing(.flow) : found(flow + products)
    case "log.mood": moods.isEmpty ? .missing(.mood) : found([.mood(moods)])
    case "log.symptom": symptoms(named: terms(.symptom))
    case "log.cramps": symptoms(named: ["cramps"])
    case "log.discharge":
      word("discharge", Discharge.init).map { found([.discharge($0)]) } ?? .missing("discharge")
    case "log.skin": word("skin", Skin.init).map { found([.skin($0)]) } ?? .missing("skin")
    case "log.sex": found(sex)
    case "log.opk":
      word("opk", OvulationResult.init).map { found([.test(.ovulation($0))]) } ?? .missing("opk")
    case "log.pregnancy_test":
      word("result", PregnancyResult.init).map { found([.test(.pregnancy($0))]) }
        ?? .missing("result")
    case "log.note": text(.note)
    case "log.gratitude": text(.gratitude)
    case "log.factor": text(.factor, slot: "factor")
    case "log.late_meal": found([.text(.factor, "late_meal")] + eaten)
    default: MeasuredFacts(intent: intent, slots: slots).read()
    }
  }

  private func found(_ facts: [Fact]) -> FactReading { .facts(facts) }

  private var flow: [Fact] {
    guard let flow = word(.flow, Flow.init) else { return [] }
    let color = slots[.color]?.words.first.flatMap { name in
      FlowColor(rawValue: name.split(separator: " ").joined(separator: "-"))
        ?? FlowColor(rawValue: name.split(separator: "_").joined(separator: "-"))
    }
    return [.flow(flow, color)]
  }

  /// Pads and so on that were used, where their number is told.
  private var products: [Fact] {
    let products = (slots["product"]?.words ?? []).compactMap { word in
      FlowProduct(rawValue: word == "menstrual_cup" ? FlowProduct.cup.rawValue : word)
    }
    let counts = counts
    guard counts.count == products.count || counts.count == 1 else { return [] }
    return zip(products, counts).compactMap { product, count in
      (1...60).contains(count) ? .product(product, count: count) : nil
    }
  }

  private var counts: [Int] {
    switch slots[.count] {
    case .list(let values): values.compactMap { $0.number?.whole }
    case let value?: [value.number?.whole].compactMap(\.self)
    case nil: []
    }
  }

  /// What was eaten, where it is told.
  private var eaten: [Fact] {
    (slots[.food]?.words ?? []).map { .food(Food($0)) }
  }

  private var moods: [Term] { terms(.mood) }

  private func terms(_ name: SlotName) -> [Term] {
    (slots[name]?.words ?? []).compactMap(Term.init(rawValue:))
  }

  private func symptoms(named terms: [Term]) -> FactReading {
    guard !terms.isEmpty else { return .missing(.symptom) }
    let severity = word(.severity, Severity.init)
    let pain = slots[.pain]?.number
    if let pain, !(0...10).contains(pain) { return .impossible }
    let grade = pain.map { Int(clamping: $0.rounded()) }
    let times = counts.first.flatMap { (1...99).contains($0) ? $0 : nil }
    let came = counts.first.map { $0 > 0 }
    let graded =
      came == false ? Severity.none : came == true && severity == Severity.none ? nil : severity
    return .facts(terms.map { .symptom($0, graded, pain: grade, times: times) })
  }

  private var sex: [Fact] {
    let libido = word("libido", Libido.init).map { [Fact.libido($0)] } ?? []
    switch slots["protected"] {
    case .bool(let value): return [.sex(protected: value)] + libido
    case .text("yes"): return [.sex(protected: true)] + libido
    case .text("no"): return [.sex(protected: false)] + libido
    default: return libido.isEmpty ? [.sex(protected: nil)] : libido
    }
  }

  private func text(_ kind: TextKind, slot: SlotName = .text) -> FactReading {
    let words = slots[slot]?.words ?? []
    guard !words.isEmpty else { return .missing(slot) }
    return .facts(words.map { .text(kind, $0) })
  }

  private func word<Value>(_ name: SlotName, _ make: (String) -> Value?) -> Value? {
    slots[name]?.words.lazy.compactMap(make).first
  }
}
