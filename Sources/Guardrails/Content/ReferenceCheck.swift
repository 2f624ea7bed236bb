import Knowledge
import Records

/// Holds the records of a library to one another: what one names, another is.
struct ReferenceCheck {
  private let library: Library

  init(library: Library) { self.library = library }

  func faults() throws(KnowledgeError) -> [ContentFault] {
    try routineFaults() + poseFaults() + nameFaults() + foodFaults() + stateFaults() + ideaFaults()
      + listFaults()
      + weekFaults()
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
      for part in routine.parts {
        let pose = poses[part.pose]?.suitability(at: .earlyPostpartum) ?? .ok
        if routine.suitability(at: .earlyPostpartum) < pose {
          try add(
            "after a birth \(part.pose) is \(pose.rawValue), the routine is not",
            "set Postpartum to \(pose.rawValue), or take the pose out")
        }
      }
    }
    return faults
  }

  private func poseFaults() throws(KnowledgeError) -> [ContentFault] {
    let poses = Set(try library.poses().map(\.id))
    var faults: [ContentFault] = []
    for pose in try library.poses() {
      for other in pose.instead where !poses.contains(other) {
        faults.append(
          try fault(
            library.path(of: "yoga/poses.rec"), pose.id, "there is no pose \(other)",
            "add it, or correct the id"))
      }
    }
    return faults
  }

  /// The poses that no word of the lexicon means, so that no message finds them.
  private func nameFaults() throws(KnowledgeError) -> [ContentFault] {
    let concepts = try library.concepts()
    let named = Set(concepts.filter { $0.kind == "pose" }.map(\.value))
    let forms = Set(concepts.filter { $0.kind != "food" }.flatMap(\.forms))
    let path = library.path(of: "yoga/poses.rec")
    var faults: [ContentFault] = []
    for pose in try library.poses()
    where !named.contains(pose.id)
      && !([pose.name] + pose.aliases).contains(where: { forms.contains($0.lowercased()) })
    {
      faults.append(
        try fault(
          path, pose.id, "no word of the lexicon means the pose \(pose.id)",
          "add a Concept with this Id, Kind: pose and its Forms to lexicon/poses.rec"))
    }
    return faults
  }

  /// The states that foods name, and the foods that they are then.
  private func stateFaults() throws(KnowledgeError) -> [ContentFault] {
    let foods = Set(try library.foods().map(\.id))
    let states = Set(try library.foodStates().map(\.id))
    var faults: [ContentFault] = []
    for food in try library.foods() {
      let named = food.variants.map(\.state) + food.covers
      let missing =
        named.filter { !states.contains($0) }
        + food.variants.map(\.food).filter { !foods.contains($0) }
      for name in missing {
        faults.append(
          try fault(
            library.path(of: "nutrition/foods.rec"), food.id, "there is no \(name)",
            "add it, or correct the id"))
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

  /// A meal is as careful as its foods: their allergens, their diets, their word on pregnancy.
  private func ideaFaults() throws(KnowledgeError) -> [ContentFault] {
    let foods = Dictionary(
      try library.foods().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let path = library.path(of: "nutrition/ideas.rec")
    var faults: [ContentFault] = []
    for idea in try library.mealIdeas() {
      func add(_ problem: String, _ remedy: String) throws(KnowledgeError) {
        faults.append(try fault(path, idea.id, problem, remedy))
      }
      for food in idea.foods where foods[food] == nil {
        try add("there is no food \(food)", "add it to foods.rec, or correct the id")
      }
      let parts = idea.foods.compactMap { foods[$0] }
      for allergen in Set(parts.flatMap(\.allergens)).subtracting(idea.allergens).sorted() {
        try add("a food of it holds \(allergen)", "add Allergen: \(allergen)")
      }
      for diet in idea.diets where !parts.allSatisfy({ $0.diets.contains(diet) }) {
        try add("not all of its foods are \(diet)", "take the diet out, or the food")
      }
      if parts.contains(where: { $0.pregnancy == .avoid }) {
        try add("a food of it is left out in pregnancy", "take the food out")
      } else if idea.pregnancy == .ok, parts.contains(where: { $0.pregnancy != .ok }) {
        try add("a food of it is not ok in pregnancy", "set Pregnancy to the most careful word")
      }
    }
    return faults
  }

  private func listFaults() throws(KnowledgeError) -> [ContentFault] {
    let lists = Set(try library.checklists().map(\.id))
    let path = library.path(of: "pregnancy/checklists.rec")
    var faults: [ContentFault] = []
    for item in try library.checklistItems() where !lists.contains(item.list) {
      faults.append(
        try fault(path, item.id, "there is no list \(item.list)", "add it, or correct the id"))
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
