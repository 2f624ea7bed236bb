package import Knowledge
import Records

/// What a recogniser reads messages by: the intents with their templates, and the lexicon.
package struct Grounding: Sendable {
  /// The intents, sorted by their ids.
  package let intents: [Intent]
  /// The concepts that mean something themselves.
  let lexicon: Lexicon
  /// The words that only say which slot a number or a text is for.
  let cues: Lexicon
  /// The words after which a free text begins; they hide no cue.
  let leads: Lexicon

  /// The group of intents whose samples are never an answer.
  static let outsideGroup = "oos."

  /// Gathers a library's intents and lexicon.
  package init(_ library: Library) throws(LanguageError) {
    do {
      intents = try library.intents().sorted { $0.id < $1.id }
      let forms = try LexiconForms(library)
      lexicon = Lexicon(forms, .concepts)
      cues = Lexicon(forms, .cues)
      leads = Lexicon(forms, .leads)
    } catch {
      throw .knowledge(error)
    }
  }

  /// The words of a message that say nothing themselves.
  func pointers(in message: Message) -> [Mention] {
    cues.mentions(in: message) + leads.mentions(in: message)
  }

  /// The templates of all intents, as written.
  var templates: [TemplateIndex.Source] {
    intents.filter { !$0.id.rawValue.hasPrefix(Self.outsideGroup) }.flatMap { intent in
      intent.say.sorted().map { TemplateIndex.Source(intent: intent.id, text: $0) }
    }
  }
}
