import Journal

/// Words of other apps for discharge.
enum DischargeNames {
  static let known: [String: Discharge] = [
    "dry": .dry, "d": .dry, "sticky": .sticky, "s": .sticky, "creamy": .creamy, "c": .creamy,
    "watery": .watery, "w": .watery, "eggwhite": .eggwhite, "egg_white": .eggwhite,
    "ew": .eggwhite, "e": .eggwhite, "ewcm": .eggwhite, "stretchy": .eggwhite,
    "eggwhites": .eggwhite, "egg_whites": .eggwhite,
  ]
}
