import Civil
import Journal

/// What the records of Apple Health are in a diary.
extension HealthExport {
  /// Takes a record that is whole.
  mutating func take(_ record: HealthRecord) {
    guard let day = record.day else {
      return draft.leaveOut("record", .noDay, value: record.value)
    }
    switch record.kind {
    case .flow: takeFlow(record, on: day)
    case .spotting: draft.bleed(on: day, .spotting)
    case .ovulationTest: takeOvulationTest(record, on: day)
    case .pregnancyTest: takePregnancyTest(record, on: day)
    case .mucus: takeMucus(record, on: day)
    case .temperature: takeTemperature(record, on: day)
    case .sex: draft.sex(record.isProtected, on: day)
    case .weight: takeWeight(record, on: day)
    case .pulse: take(.pulse, record.amount, record, on: day, of: "RestingHeartRate")
    case .contraceptive: takeContraceptive(record, on: day)
    case .systolic: pressure = (day, record.time, record.value)
    case .diastolic: takePressure(record, on: day)
    case .symptom(let name): takeSymptom(name, record, on: day)
    }
  }

  private static let bleedings = ["Unspecified", "Light", "Medium", "Heavy", "None"]
  private static let flows: [String: Flow] = ["Light": .light, "Medium": .medium, "Heavy": .heavy]
  private static let severities = ["Unspecified", "NotPresent", "Mild", "Moderate", "Severe"]

  private mutating func takeFlow(_ record: HealthRecord, on day: CivilDate) {
    switch record.choice(Self.bleedings) {
    case "None": return
    case nil: draft.leaveOut("MenstrualFlow", .unknown, value: record.value, on: day)
    case let name?:
      draft.bleed(on: day, Self.flows[name])
      if record.startsCycle { draft.begin(on: day) }
    }
  }

  private mutating func takeOvulationTest(_ record: HealthRecord, on day: CivilDate) {
    switch record.choice(["Negative", "LuteinizingHormoneSurge", "Indeterminate", "EstrogenSurge"])
    {
    case "Negative": draft.add(.test(.ovulation(.negative)), on: day)
    case "LuteinizingHormoneSurge": draft.add(.test(.ovulation(.positive)), on: day)
    case "EstrogenSurge": draft.add(.test(.ovulation(.high)), on: day)
    case "Indeterminate":
      draft.leaveOut("OvulationTestResult", .unclear, value: "Indeterminate", on: day)
    default:
      guard record.value.hasSuffix("Positive") else {
        return draft.leaveOut("OvulationTestResult", .unknown, value: record.value, on: day)
      }
      draft.add(.test(.ovulation(.positive)), on: day)
    }
  }

  private mutating func takePregnancyTest(_ record: HealthRecord, on day: CivilDate) {
    switch record.choice(["Negative", "Positive", "Indeterminate"]) {
    case "Negative": draft.add(.test(.pregnancy(.negative)), on: day)
    case "Positive": draft.add(.test(.pregnancy(.positive)), on: day)
    default:
      draft.leaveOut(
        "PregnancyTestResult", .unclear,
        value: record.choice(["Indeterminate"], from: 3) ?? record.value,
        on: day)
    }
  }

  private mutating func takeMucus(_ record: HealthRecord, on day: CivilDate) {
    guard let name = record.choice(["Dry", "Sticky", "Creamy", "Watery", "EggWhite"]) else {
      return draft.leaveOut("CervicalMucusQuality", .unknown, value: record.value, on: day)
    }
    draft.discharge(name, on: day, of: "CervicalMucusQuality")
  }

  private mutating func takeTemperature(_ record: HealthRecord, on day: CivilDate) {
    let unit: Temperature.Unit = record.unit.utf8.last == UInt8(ascii: "F") ? .fahrenheit : .celsius
    guard let value = record.amount, unit.range.contains(value) else {
      return draft.leaveOut("BasalBodyTemperature", .outOfRange, value: record.value, on: day)
    }
    draft.add(.temperature(Temperature(value, unit)), on: day, at: record.time)
  }

  private mutating func take(
    _ quantity: Quantity, _ amount: Amount?, _ record: HealthRecord, on day: CivilDate,
    of name: String
  ) {
    guard let amount, quantity.range.contains(amount) else {
      return draft.leaveOut(name, .outOfRange, value: record.value, on: day)
    }
    draft.add(.amount(quantity, amount), on: day)
  }

  private mutating func takeWeight(_ record: HealthRecord, on day: CivilDate) {
    guard let value = record.amount?.value else {
      return draft.leaveOut("BodyMass", .outOfRange, value: record.value, on: day)
    }
    let factors = ["kg": 1, "lb": 0.453_592_37, "st": 6.350_293_18, "g": 0.001]
    guard let factor = factors[record.unit],
      let kilograms = Amount(factor == 1 ? value : (value * factor * 100).rounded() / 100)
    else {
      return draft.leaveOut("BodyMass", .unknown, value: "\(record.value) \(record.unit)", on: day)
    }
    take(.weight, kilograms, record, on: day, of: "BodyMass")
  }

  private mutating func takeContraceptive(_ record: HealthRecord, on day: CivilDate) {
    let names = [
      "Unspecified", "Implant", "Injection", "IntrauterineDevice", "IntravaginalRing", "Oral",
      "Patch",
    ]
    let name = record.choice(names) ?? record.value
    guard name == "Oral" else {
      return draft.leaveOut("Contraceptive", .noPlace, value: name, on: day)
    }
    draft.add(.text(.factor, "pill_started"), on: day)
    if let last = record.lastDay, last > day, last <= draft.today {
      draft.add(.text(.factor, "pill_stopped"), on: last)
    }
  }

  private mutating func takePressure(_ record: HealthRecord, on day: CivilDate) {
    guard let upper = pressure, upper.day == day, upper.time == record.time,
      let systolic = NumberText.decimal(upper.value)?.value,
      let diastolic = NumberText.decimal(record.value)?.value
    else { return }
    draft.add(
      .bloodPressure(systolic: Int(systolic.rounded()), diastolic: Int(diastolic.rounded())),
      on: day)
  }

  private mutating func takeSymptom(_ name: Term, _ record: HealthRecord, on day: CivilDate) {
    switch record.choice(Self.severities, from: 0) {
    case "NotPresent": draft.leaveOut("\(name) not present", .absence, on: day)
    case "Mild": draft.add(.symptom(name, .mild, pain: nil), on: day)
    case "Moderate": draft.add(.symptom(name, .moderate, pain: nil), on: day)
    case "Severe": draft.add(.symptom(name, .severe, pain: nil), on: day)
    default:
      if record.value.hasSuffix("NoChange") {
        draft.leaveOut("\(name) not present", .absence, on: day)
      } else {
        draft.add(.symptom(name, nil, pain: nil), on: day)
      }
    }
  }
}
