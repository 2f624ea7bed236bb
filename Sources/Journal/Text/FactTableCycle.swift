import Civil
import Physiology

extension FactTable {
  static let bleeding: [FactSyntax] = [
    FactSyntax(
      "period", Choice(PeriodMark.self),
      make: { .period($0) },
      take: { if case .period(let mark) = $0 { mark } else { nil } }),
    FactSyntax(
      "flow", Choice(Flow.self), Maybe(Choice(FlowColor.self)),
      make: { .flow($0, $1) },
      take: { if case .flow(let flow, let color) = $0 { (flow, color) } else { nil } }),
    FactSyntax(
      "product", Choice(FlowProduct.self), Whole(1...50),
      make: { .product($0, count: $1) },
      take: { if case .product(let product, let n) = $0 { (product, n) } else { nil } }),
  ]

  static let symptoms: [FactSyntax] = [
    FactSyntax(
      "symptom", Open(usage: "cramps|headache|…"), Maybe(Choice(Severity.self)),
      Maybe(Labelled("pain", Whole(0...10))), Maybe(Labelled("times", Whole(1...99))),
      make: { .symptom($0, $1, pain: $2, times: $3) },
      take: { fact in
        guard case .symptom(let id, let grade, let pain, let times) = fact else { return nil }
        return (id, grade, pain, times)
      }
    ),
    FactSyntax(
      "mood", Several(Open(usage: "happy|calm|sad|…")),
      make: { .mood($0) },
      take: { if case .mood(let moods) = $0 { moods } else { nil } }),
    FactSyntax(
      "discharge", Choice(Discharge.self),
      make: { .discharge($0) },
      take: { if case .discharge(let discharge) = $0 { discharge } else { nil } }),
    FactSyntax(
      "cervix", Choice(Cervix.Opening.self), Choice(Cervix.Firmness.self),
      make: { .cervix($0, $1) },
      take: { if case .cervix(let opening, let firmness) = $0 { (opening, firmness) } else { nil } }
    ),
    FactSyntax(
      "skin", Choice(Skin.self),
      make: { .skin($0) },
      take: { if case .skin(let skin) = $0 { skin } else { nil } }),
    FactSyntax(
      "sex", Maybe(Choice(Protection.self)),
      make: { .sex(protected: $0.map { $0 == .protected }) },
      take: { fact in
        guard case .sex(let protected) = fact else { return nil }
        return .some(protected.map { $0 ? .protected : .unprotected })
      }),
    FactSyntax(
      "libido", Choice(Libido.self),
      make: { .libido($0) },
      take: { if case .libido(let libido) = $0 { libido } else { nil } }),
  ]

  private enum Protection: String, CaseIterable, Sendable {
    case protected, unprotected
  }

  static let tests: [FactSyntax] = [
    FactSyntax(
      "temperature", Measured(30...113), Maybe(Choice(Temperature.Unit.self)),
      Maybe(Choice(Temperature.Route.self)), Flag("disturbed"),
      make: { value, unit, route, isDisturbed in
        let unit = unit ?? Temperature.Unit(guessing: value)
        guard unit.range.contains(value) else { return nil }
        return .temperature(
          Temperature(value, unit, route: route, isDisturbed: isDisturbed))
      },
      take: { fact in
        guard case .temperature(let reading) = fact else { return nil }
        return (reading.value, reading.unit, reading.route, reading.isDisturbed)
      }),
    FactSyntax(
      "test", Labelled("ovulation", Choice(OvulationResult.self)),
      make: { .test(.ovulation($0)) },
      take: { if case .test(.ovulation(let result)) = $0 { result } else { nil } }),
    FactSyntax(
      "test", Labelled("pregnancy", Choice(PregnancyResult.self)),
      make: { .test(.pregnancy($0)) },
      take: { if case .test(.pregnancy(let result)) = $0 { result } else { nil } }),
  ]

  static let states: [FactSyntax] = [
    FactSyntax(
      "mode", Choice(Mode.self),
      make: { .mode($0) },
      take: { if case .mode(let mode) = $0 { mode } else { nil } }),
    FactSyntax(
      "pregnancy", Labelled("lmp", Day()),
      make: { .pregnancy(.lmp($0)) },
      take: { if case .pregnancy(.lmp(let day)) = $0 { day } else { nil } }),
    FactSyntax(
      "pregnancy", Labelled("due", Day()),
      make: { .pregnancy(.due($0)) },
      take: { if case .pregnancy(.due(let day)) = $0 { day } else { nil } }),
    FactSyntax(
      "pregnancy", Labelled("ended", Choice(PregnancyMark.Ending.self)),
      make: { .pregnancy(.ended($0)) },
      take: { if case .pregnancy(.ended(let ending)) = $0 { ending } else { nil } }),
    FactSyntax(
      "break", Choice(Break.Reason.self), Maybe(Labelled("until", Day())),
      make: { .pause($0, until: $1) },
      take: { if case .pause(let reason, let until) = $0 { (reason, until) } else { nil } }),
    FactSyntax(
      "gap", Labelled("after", Day()), Labelled("missing", Whole(0...24)),
      make: { .gap(after: $0, missing: $1) },
      take: { if case .gap(let day, let missing) = $0 { (day, missing) } else { nil } }),
    FactSyntax(
      "asked", Labelled("after", Day()),
      make: { .asked(after: $0) },
      take: { if case .asked(let day) = $0 { day } else { nil } }),
  ]
}
