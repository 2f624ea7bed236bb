extension Scope.Roles {
  /// The scope words of a table, by their kinds.
  init(table: ConceptTable) {
    negation = table.all(.negation)
    contrast = table.all(.contrast)
    past = table.all(.past)
    now = table.all(.now)
    general = table.all(.general)
    generalOnly = table.all(.strongGeneral)
    idiom = table.all(.idiom)
    mildIdiom = table.all(.mildIdiom)
    fiction = table.all(.fiction)
    animal = table.all(.animal)
    animalAside = table.all(.animalAside)
    animalGoing = table.all(.animalGoing)
    selfWord = table.all(.oneself)
    speaker = table.all(.speaker)
    history = table.all(.history)
    deed = table.all(.deed)
  }
}
