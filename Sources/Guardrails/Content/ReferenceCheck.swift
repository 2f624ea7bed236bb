import Knowledge
import Records

/// Holds the records of a library to one another: what one names, another is.
struct ReferenceCheck {
  private let library: Library

  init(library: Library) { self.library = library }

  func faults() throws(KnowledgeError) -> [ContentFault] {
    try routineFaults() + foodFaults() + weekFaults()
  }

  private func routineFaults() throws(KnowledgeError) -> [ContentFault] {
    let poses = Dictionary(
      try library.poses().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let path = library.path(of: "yoga/routines.rec")
    var faults: [ContentFault] = []
    for routine in try library.routines() {
      func add(_ problem: String, _ remedy: String) throws(KnowledgeError) {
        faults.append(try fault(path, routine.id, problem, remedy))
      }
      for part in routine.parts where poses[part.pose] == nil {
        try add("there is no pose \(part.pose)", "add it to poses.rec, or correct the id")
      }
      let seconds = routine.parts.reduce(0) { $0 + $1.seconds }
      if abs(seconds - routine.minutes * 60) > routine.minutes * 6 {
        try add(
          "its poses take \(seconds) seconds, not \(routine.minutes) minutes",
          "set Minutes to the nearest tenth, or change the holds")
      }
      for trimester in 1...3 {
        for part in routine.parts {
          let pose = poses[part.pose]?.suitability(trimester: trimester) ?? .ok
          if routine.suitability(trimester: trimester) < pose {
            try add(
              "in trimester \(trimester) \(part.pose) is \(pose.rawValue), the routine is not",
              "set T\(trimester) to \(pose.rawValue), or take the pose out")
          }
        }
      }
    }
    return faults
  }

  private func foodFaults() throws(KnowledgeError) -> [ContentFault] {
    let foods = Set(try library.foods().map(\.id))
    let nutrients = Set(try library.nutrients().map(\.id))
    var faults: [ContentFault] = []
    for nutrient in try library.nutrients() {
      for food in nutrient.foods where !foods.contains(food) {
        faults.append(
          try fault(
            library.path(of: "nutrition/nutrients.rec"), nutrient.id, "there is no food \(food)",
            "add it to foods.rec, or correct the id"))
      }
    }
    for tip in try library.nutritionTips() {
      let missing =
        tip.foods.filter { !foods.contains($0) } + tip.nutrients.filter { !nutrients.contains($0) }
      for name in missing {
        faults.append(
          try fault(
            library.path(of: "nutrition/phases.rec"), tip.id, "there is no \(name)",
            "add it, or correct the id"))
      }
    }
    return faults
  }

  /// Sizes only grow while they are measured the same way.
  private func weekFaults() throws(KnowledgeError) -> [ContentFault] {
    let path = library.path(of: "pregnancy/weeks.rec")
    let weeks = try library.weeks().sorted { $0.week < $1.week }
    var faults: [ContentFault] = []
    for (week, next) in zip(weeks, weeks.dropFirst()) {
      if week.lengthMeasure == next.lengthMeasure, let length = week.lengthMm,
        let longer = next.lengthMm, longer < length
      {
        faults.append(
          try fault(
            path, String(next.week), "it is shorter than week \(week.week)",
            "correct LengthMm, or say how it is measured"))
      }
      if let weight = week.weightG, let heavier = next.weightG, heavier < weight {
        faults.append(
          try fault(
            path, String(next.week), "it weighs less than week \(week.week)", "correct WeightG"))
      }
    }
    return faults
  }

  /// A fault at the record of a file whose key has a value.
  private func fault(
    _ path: String, _ key: String, _ problem: String, _ remedy: String
  ) throws(KnowledgeError) -> ContentFault {
    let record = try library.file(path).sets.flatMap(\.records).first {
      $0["Id"] == key || $0["Week"] == key
    }
    return ContentFault(file: path, line: record?.line ?? 1, problem: problem, remedy: remedy)
  }
}
