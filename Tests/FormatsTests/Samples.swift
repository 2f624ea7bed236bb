import Civil
import Formats
import Journal

/// One line of every syntax, some with all parts and some with few.
let sampleLines: [String] = [
  "2026-03-01 period start", "2026-03-05 period end",
  "2026-03-01 flow heavy dark-red", "2026-03-02 flow very_heavy", "2026-03-02 product pad 3",
  "2026-03-01 21:10 symptom cramps severe pain 7", "2026-03-01 symptom jaw_pain",
  "2026-03-01 mood sad tired", "2026-03-08 discharge eggwhite", "2026-03-08 skin oily",
  "2026-03-09 cervix open soft",
  "2026-03-08 sex", "2026-03-08 sex unprotected", "2026-03-09 sex protected",
  "2026-03-08 libido high", "2026-03-14 06:45 temperature 36.62 C oral",
  "2026-03-15 06:45 temperature 98.1 F disturbed", "2026-03-12 test ovulation positive",
  "2026-03-29 test pregnancy negative", "2026-03-29 mode ttc",
  "2026-04-02 pregnancy lmp 2026-03-01", "2026-03-29 outcome \"awaiting\"",
  "2026-04-20 pregnancy due 2026-12-06", "2026-12-01 pregnancy ended birth",
  "2026-12-01 break breastfeeding until 2027-03-01", "2026-12-02 break pill",
  "2026-12-03 gap after 2026-03-01 missing 1", "2026-12-04 asked after 2026-03-01",
  "2026-03-02 sleep 6.5 h poor bed 23:40 wake 06:10", "2026-03-03 sleep bad",
  "2026-03-02 food \"lentil soup\" kcal 350 protein 18.5 g fat 4 g carbs 50 g meal lunch",
  "2026-03-02 food \"toast\"", "2026-03-02 drink \"peppermint tea\" 300 ml",
  "2026-03-02 supplement \"iron\" \"1 tablet\"", "2026-03-02 caffeine 2 \"espresso\"",
  "2026-03-02 alcohol 0.5", "2026-03-02 exercise 30 min \"swimming\"", "2026-03-02 yoga 12.5 min",
  "2026-03-02 breathing \"box\"", "2026-03-02 pelvic_floor 5 min",
  "2026-09-02 20:05 kicks 10 in 24 min", "2026-12-01 03:10 contraction 55 s at 20 s",
  "2026-12-01 03:14 contraction", "2026-03-02 water 250 ml", "2026-03-02 weight 68.4 kg",
  "2026-03-02 pulse 61 bpm", "2026-03-02 hrv 48 ms", "2026-03-02 glucose 5.4 mmol/l",
  "2026-03-02 spo2 98 %", "2026-03-02 vo2max 38.5 ml/kg/min", "2026-03-02 steps 8200",
  "2026-03-02 distance 5.25 km", "2026-03-02 waist 81 cm", "2026-03-02 body_fat 27.5 %",
  "2026-03-02 sleep_latency 25 min", "2026-03-02 awake 40 min", "2026-03-02 wakings 2",
  "2026-03-02 deep_sleep 80 min", "2026-03-02 rem_sleep 95 min",
  "2026-03-02 active_energy 420 kcal",
  "2026-03-02 zone1 20 min", "2026-03-02 zone2 15 min", "2026-03-02 zone3 10 min",
  "2026-03-02 zone4 5 min", "2026-03-02 zone5 1 min",
  "2026-03-02 energy 7", "2026-03-02 stress 3 of 5", "2026-03-02 hunger 2",
  "2026-03-02 mood_score 6.5", "2026-03-02 sleep_score 4 of 5",
  "2026-03-02 blood_pressure 118/76", "2026-05-02 note \"slept badly\"",
  "2026-05-02 note \"she said \\\"ok\\\", \\\\o/\\nand left\"", "2026-05-02 gratitude \"雨の音\"",
  "2026-05-02 factor \"travel\"", "2026-05-02 done \"warm bath\"",
  "2026-05-02 favourite \"phase.rest.3\"", "2026-05-02 tracked \"jaw pain\"",
  "2026-05-02 baby \"Bean\"",
  "2026-05-02 todo \"buy a pram\"", "2026-05-02 birth_plan \"cord: my mum cuts it\"",
  "2026-06-11 10:30 appointment \"midwife, room 4\"",
  "2026-03-11 09:30 reminder \"retest\" on 2026-03-14 at 09:00",
  "2026-03-11 reminder \"my jab\" every 12 weeks from 2026-03-11 at 10:00",
  "2026-03-11 reminder \"drink water\" hourly 2 from 09:00 until 17:00",
  "2026-03-11 reminder \"patch\" each tuesday friday at 08:00",
  "2026-03-11 reminder \"period\" before period days 2 at 09:00",
  "2026-03-02 about hormones testosterone since 2024-03", "2026-03-02 about wish no_baby ended",
  "2026-03-02 about allergy \"brazil nuts\" since 2019-05-04 \"i carry a pen\"",
]

func day(_ iso: String) -> CivilDate { CivilDate(iso: iso) ?? .earliest }

func entry(_ line: String) throws -> Entry { try Entry(line: line) }

/// The diary of another app's file, as of 11 March 2026.
func diary(_ text: String, name: String = "") throws -> AppDiary {
  guard
    case .app(let diary, _) = try Interchange(
      Array(text.utf8), name: name, today: day("2026-03-11"))
  else { throw UnexpectedFile(text: text) }
  return diary
}

/// A file that was taken for something else.
struct UnexpectedFile: Error {
  let text: String
}

extension AppDiary {
  /// The entries and the marks of the periods as lines, by date.
  var lines: [String] {
    let marks = periods.flatMap { period in
      ["\(period.start.iso) period start"] + (period.end.map { ["\($0.iso) period end"] } ?? [])
    }
    return (entries.map(\.line) + marks).sorted()
  }

  /// What is left out, in one text.
  var left: String { omissions.map(\.text).joined(separator: "\n") }
}
