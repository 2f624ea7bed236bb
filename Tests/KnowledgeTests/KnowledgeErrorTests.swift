import Knowledge
import Testing

/// Every way a content file can be wrong, with the whole message.
struct KnowledgeErrorTests {
  @Test(arguments: [
    (
      "en/yoga/poses.rec", "%rec: Pose\n\nId: a\nName: A\nLevel: expert\n",
      """
      en/yoga/poses.rec:5:8: "expert" is not a word for Level; \
      use one of: beginner intermediate advanced
      Level: expert
             ^
      """
    ),
    (
      "en/yoga/poses.rec", "%rec: Pose\n\nId: a\nName: A\nLevel: beginner\nHoldSeconds: 9-3\n",
      """
      en/yoga/poses.rec:6:14: "9-3" is not a number of seconds or a range; write 30, or 60-180
      HoldSeconds: 9-3
                   ^
      """
    ),
    (
      "en/yoga/poses.rec", "%rec: Pose\n\nId: a\n",
      """
      en/yoga/poses.rec:3:1: the record lacks the field Name; add a line Name: ...
      Id: a
      ^
      """
    ),
    (
      "en/skills/a.rec", "%rec: Intent\n\nId: a\nHelp: h\nUnlike: no arrow\n",
      """
      en/skills/a.rec:5:9: "no arrow" does not name the intent it means; \
      end it with -> and that intent's id
      Unlike: no arrow
              ^
      """
    ),
    (
      "en/skills/a.rec", "%rec: Intent\n\nId: a\nHelp: h\n\nId: a\nHelp: h\n",
      """
      en/skills/a.rec:6:1: Intent "a" is there already, at en/skills/a.rec:3; \
      give this record another id
      Id: a
      ^
      """
    ),
    (
      "en/skills/a.rec", "%rec: Reply\n\nId: a\n",
      "en/skills/a.rec:3:1: the reply has no Text; add a line Text: ...\nId: a\n^"
    ),
    (
      "en/affirmations/affirmations.rec",
      "%rec: Affirmation\n\nId: a\nSet: general\nText: t\nSensitive: maybe\n",
      """
      en/affirmations/affirmations.rec:6:12: "maybe" is neither yes nor no; write yes or no
      Sensitive: maybe
                 ^
      """
    ),
    (
      "en/yoga/routines.rec",
      "%rec: Routine\n\nId: a\nName: A\nMinutes: ten\n",
      """
      en/yoga/routines.rec:5:10: "ten" is not a whole number; write digits, as in 12
      Minutes: ten
               ^
      """
    ),
    (
      "en/yoga/routines.rec",
      "%rec: Routine\n\nId: a\nName: A\nMinutes: 1\nLevel: beginner\nT1: ok\nT2: ok\nT3: ok\nPose: b\n",
      """
      en/yoga/routines.rec:10:7: "b" is not a pose and its seconds; \
      write the pose's id, then seconds
      Pose: b
            ^
      """
    ),
    (
      "en/nutrition/foods.rec",
      "%rec: Food\n\nId: a\nName: A\nCategory: fruit\nServing: 1\nKcal: many\n",
      """
      en/nutrition/foods.rec:7:7: "many" is not a number; write digits, as in 1.5
      Kcal: many
            ^
      """
    ),
    (
      "en/pregnancy/weeks.rec", "%rec: Week\n\nWeek: 50\n",
      """
      en/pregnancy/weeks.rec:3:7: the week is not a number from 1 to 42; write Week: 12
      Week: 50
            ^
      """
    ),
  ])
  func `a fault is told with its place and what to do`(
    path: String, text: String, message: String
  ) throws {
    let library = Library(files: [path: text])
    let error = try #require(throws: KnowledgeError.self) {
      _ = try library.poses()
      _ = try library.routines()
      _ = try library.intents()
      _ = try library.lessons()
      _ = try library.replies()
      _ = try library.foods()
      _ = try library.weeks()
      _ = try library.affirmations()
    }
    #expect(error.description == message)
  }

  @Test func `a missing file is told with what to do`() {
    #expect(
      KnowledgeError.missingFile(path: "en/a.rec").description
        == "en/a.rec: the file is missing; add it to the Knowledge folder")
  }
}
