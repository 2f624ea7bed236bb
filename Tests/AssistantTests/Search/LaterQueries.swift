/// Queries that were written before the lookup they are put to, in the words of people who are in a
/// hurry: misspelt, roundabout, with more beside.
extension LookupQuery {
  static let laterYoga: [LookupQuery] = [
    LookupQuery(
      "chair stretch for a stiff lower back",
      "seated_cat_cow open_twist seated_figure4 pelvic_tilt_seat desk_reset wall_and_chair half_lift"
    ),
    LookupQuery("frog like squat", "garland goddess supported_squat_wall"),
    LookupQuery("paschimotasana", "seated_forward"),
    LookupQuery("eka pada rajakapotasana", "pigeon"),
    LookupQuery("ardha chandrasana", "half_moon"),
    LookupQuery("utkatasana", "chair_pose"),
    LookupQuery("natarajasana", "dancer"),
    LookupQuery("stand on one leg like a flamingo", "tree dancer half_moon hand_to_toe warrior3"),
    LookupQuery("salabhasana", "locust"),
    LookupQuery("ustrasna", "camel"),
    LookupQuery("loosen my shoulders after carrying the toddler", "helps:shoulders"),
    LookupQuery("calves are tight from running", "helps:legs"),
    LookupQuery("a quick lie down, i'm wiped out", "helps:fatigue"),
    LookupQuery("hamstrings", "helps:hamstrings"),
    LookupQuery("open my hips before bed", "helps:hips helps:sleep"),
    LookupQuery("swollen ankles", "ankle_circles helps:legs"),
    LookupQuery("37 weeks and my back aches, no lying down", "helps:back_pain"),
    LookupQuery("gentle start to the morning", "morning_wake energy_lift"),
    LookupQuery("only five minutes and i'm panicking", "anxious_moment"),
    LookupQuery("balance practise", "helps:balance"),
    LookupQuery("strong arms and core, beginner", "helps:strength"),
    LookupQuery("bloated after lunch", "helps:bloating"),
    LookupQuery("downwrd dog", "down_dog"),
    LookupQuery("warior 1", "warrior1"),
    LookupQuery(
      "just me and a wall", "legs_wall half_lift calf_stretch wall_and_chair supported_squat_wall"),
    LookupQuery("runners' legs", "helps:legs"),
    LookupQuery("sciatica, can't kneel", "helps:back_pain helps:hips"),
    LookupQuery("matsyendrasana", "half_lord_fishes"),
    LookupQuery("parsvakonasana", "side_angle"),
    LookupQuery("my head is pounding, something slow", "helps:headache"),
    LookupQuery("sun salutes", "sun_rounds"),
    LookupQuery("hip flexors", "helps:hips"),
    LookupQuery("opposite arm and leg on all fours", "bird_dog"),
  ]

  static let laterFoods: [LookupQuery] = [
    LookupQuery("fibre without gluten", "high:fibre+gluten_free"),
    LookupQuery("plant milk", "soy_milk_fortified"),
    LookupQuery(
      "calcium, i can't have dairy", "tofu_firm soy_milk_fortified sardines_can fortified_cereal"),
    LookupQuery("b12 for vegetarians", "high:vitamin_b12+vegetarian"),
    LookupQuery("vegan sources of zinc", "high:zinc+vegan"),
    LookupQuery("shrimps in pregnancy", "shrimp"),
    LookupQuery("can i have runny eggs", "raw_egg"),
    LookupQuery("parmasan", "parmesan"),
    LookupQuery("houmous", "hummus"),
    LookupQuery("cup of tea", "tea_black tea_green herbal_tea"),
    LookupQuery(
      "omega 3 but no fish",
      "chia_seeds flaxseed walnuts flax_oil canola_oil hemp_seeds alpha_linolenic_acid omega_3"),
    LookupQuery("iodine", "iodine"),
    LookupQuery("where do i find magnesium", "magnesium"),
    LookupQuery("folate for breakfast", "folate oats_fortified fortified_cereal meal:breakfast"),
    LookupQuery("chickpea curry", "chickpeas"),
    LookupQuery("fruit with vitamin c", "vitamin_c high:vitamin_c+vegan"),
    LookupQuery("glass of wine", "alcohol"),
    LookupQuery("nut free snack", "meal:snack"),
    LookupQuery("breakfast with no eggs", "meal:breakfast"),
    LookupQuery("brocolli", "broccoli_cooked"),
    LookupQuery("ahi tuna", "bigeye_tuna"),
    LookupQuery("is liver ok", "beef_liver chicken_liver pate_liver"),
  ]

  static let laterCare: [LookupQuery] = [
    LookupQuery("i feel sick in the mornings", "helps:nausea"),
    LookupQuery("can't switch off at night", "helps:sleep helps:insomnia"),
    LookupQuery("hot and sweaty at night", "helps:night_sweats helps:hot_flashes"),
    LookupQuery("sore breasts", "helps:breast_tenderness"),
    LookupQuery("constipated", "helps:constipation"),
    LookupQuery("foggy head", "helps:brain_fog"),
    LookupQuery("puffy feet", "helps:swelling"),
    LookupQuery("i feel so low today", "helps:sad"),
    LookupQuery("snapping at everyone", "helps:irritable helps:angry"),
    LookupQuery("achy belly on day one", "helps:cramps"),
    LookupQuery("acid coming up after dinner", "helps:heartburn"),
    LookupQuery("cramp in my calf at night", "helps:leg_cramps"),
  ]

  static let laterTopics: [LookupQuery] = [
    LookupQuery("what does lh do", "lh"),
    LookupQuery("egg white discharge", "cervical_mucus"),
    LookupQuery("glucose drink test", "gestational_diabetes"),
    LookupQuery("waters going", "waters_breaking"),
    LookupQuery("when does labour start", "labour"),
    LookupQuery("hot flushes", "hot_flush"),
    LookupQuery("why do i get period pain", "cramps"),
    LookupQuery("is my cycle too short", "cycle irregular_cycle"),
  ]
}
