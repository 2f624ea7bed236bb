/// A unit of a quantity, named as `bloom understand` prints it.
public enum Measure: String, CaseIterable, Sendable {
  case litre = "l"
  case millilitre = "ml"
  case centilitre = "cl"
  case glass, cup, pint, bottle
  case fluidOunce = "floz"
  case kilogram = "kg"
  case pound = "lb"
  case stone = "st"
  case gram = "g"
  case milligram = "mg"
  case microgram = "ug"
  case ounce = "oz"
  case celsius = "C"
  case fahrenheit = "F"
  /// Degrees of no named scale, where the number could be either or neither.
  case degree
  case kilocalorie = "kcal"
  case kilojoule = "kJ"
  case steps
  case kilometre = "km"
  case mile
  case metre = "m"
  case centimetre = "cm"
  case millimetre = "mm"
  case inch
  case foot = "ft"
  case millisecond = "ms"
  case beatsPerMinute = "bpm"
  case tablet
  case outOfTen = "of10"
  case teaspoon = "tsp"
  case tablespoon = "tbsp"
  case gallon, ton
  case internationalUnit = "IU"
  case millimolePerLitre = "mmol/l"
  case score
}
