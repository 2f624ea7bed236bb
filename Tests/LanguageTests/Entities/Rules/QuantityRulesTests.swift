import Civil
import Testing

@testable import Language

@Suite struct QuantityRulesTests {
  @Test(
    arguments: [
      ("2 l of water", ["2 l"]),
      ("drank 1.5 litres", ["1.5 l"]),
      ("750ml", ["750 ml"]),
      ("half a litre", ["0.5 l"]),
      ("drank three glasses of water", ["3 glass"]),
      ("a glass of wine", ["1 glass"]),
      ("another cup of tea", ["1 cup"]),
      ("two and a half cups", ["2.5 cup"]),
      ("2-3 glasses", ["2-3 glass"]),
      ("16 oz water", ["16 floz"]),
      ("half a pint", ["0.5 pint"]),
      ("¾ cup", ["0.75 cup"]),
      ("1 1/2 tablets", ["1.5 tablet"]),
      ("two tablets", ["2 tablet"]),
      ("64,2 kg", ["64.2 kg"]),
      ("lost 1.5 kg", ["1.5 kg"]),
      ("11st 2", ["11.143 st"]),
      ("10 stone 7 pounds", ["10.5 st"]),
      ("140 lbs", ["140 lb"]),
      ("5 ft 6 in", ["5.5 ft"]),
      ("waist 78 cm", ["78 cm"]),
      ("took 400mg magnesium", ["400 mg"]),
      ("10 ug vitamin d", ["10 ug"]),
      ("18 g of protein", ["18 g"]),
      ("450 calories", ["450 kcal"]),
      ("1900 kJ", ["1900 kJ"]),
      ("10,000 steps", ["10000 steps"]),
      ("12 345 steps", ["12345 steps"]),
      ("10k steps", ["10000 steps"]),
      ("ran 5k", ["5 km"]),
      ("walked 3 miles", ["3 mile"]),
      ("38°C", ["38 C"]),
      ("98.1 f", ["98.1 F"]),
      ("36.52 degrees", ["36.52 C"]),
      ("97.9 degrees", ["97.9 F"]),
      ("25 degrees outside", ["25 degree"]),
      ("hrv 45 ms", ["45 ms"]),
      ("rhr 58", ["58 bpm"]),
      ("62 bpm", ["62 bpm"]),
      ("pain 7/10", ["7 of10"]),
      ("cramps seven out of ten", ["7 of10"]),
      ("stress level 6", ["6 of10"]),
    ] as [(String, [String])])
  func `amounts with their units`(line: String, says: [String]) {
    #expect(Diary.readTimes(line) == says)
  }
}
