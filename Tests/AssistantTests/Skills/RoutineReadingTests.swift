import Knowledge
import Language
import Testing

@testable import Assistant

struct RoutineReadingTests {
  @Test(arguments: [
    ("12 minutes, hips, no floor", [RoutineWish.Limit.floor]),
    ("yoga without kneeling or balance", [.kneeling, .balance]),
    ("i can't lie on my back", [.back]), ("not lying down please", [.lying]),
    ("cant lie on my tummy", [.front]), ("no wrists today", [.wrists]),
    ("chair yoga for the office", [.floor, .standing]), ("how do i do chair pose", []),
    ("yoga without a chair", [.chair]), ("i don't have a chair", [.chair]),
    ("chair yoga, no wrists", [.floor, .standing, .wrists]),
    ("something for my knees", []), ("a gentle routine", []),
  ])
  func `what is to be left out is read`(text: String, limits: [RoutineWish.Limit]) {
    #expect(RoutineReading.limits(in: Normaliser().normalise(text)).found == Set(limits))
  }
}
