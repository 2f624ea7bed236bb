import Language

extension Reader {
  /// A message as it is read: the name that she gave her child stands for the child.
  func heard(_ text: String, _ context: Context) -> Message {
    let message = normaliser.normalise(text)
    guard !context.childName.isEmpty,
      profiles.classes["name_words"]?.isDisjoint(with: context.childName) ?? true,
      let word = profiles.classes["child"]?.first
    else {
      return message
    }
    return message.reading(
      context.childName, as: word, after: profiles.classes["child_article"]?.first,
      unlessAfter: profiles.classes["child_owned"] ?? [],
      unlessBeside: profiles.classes["dish"] ?? [])
  }
}
