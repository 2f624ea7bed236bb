import Testing

@testable import Energy

struct EnergyGateTests {
  @Test func `the first reason decides`() {
    var profile = EnergyProfile(
      wantsCalories: false, hasEatingDisorder: true, isPregnant: true, isBreastfeeding: true,
      postpartumDays: 10, age: 15)
    var gates: [EnergyGate?] = [EnergyGate(profile)]
    profile.wantsCalories = true
    gates.append(EnergyGate(profile))
    profile.hasEatingDisorder = false
    gates.append(EnergyGate(profile))
    profile.isPregnant = false
    gates.append(EnergyGate(profile))
    profile.isBreastfeeding = false
    gates.append(EnergyGate(profile))
    profile.postpartumDays = 84
    gates.append(EnergyGate(profile))
    profile.age = 18
    gates.append(EnergyGate(profile))
    #expect(gates == EnergyGate.allCases + [nil])
  }

  @Test func `an unknown age closes nothing, and only the first two are mute`() {
    #expect(EnergyGate(EnergyProfile()) == nil)
    #expect(EnergyGate.allCases.filter(\.isMute) == [.silenced, .eatingDisorder])
  }
}
