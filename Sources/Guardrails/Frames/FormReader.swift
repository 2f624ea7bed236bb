import Records

/// Gathers the forms of records into one vocabulary.
struct FormReader {
  private let parser: FormParser
  private var vocabulary: Vocabulary
  private var forms: ConceptForms
  private let classes: [String: Int]
  private let sieve: FormSieve?

  /// - Parameters:
  ///   - named: the words of each named class; `filler` holds the words of no weight.
  ///   - sieve: what leaves out the forms that are not asked for; nil reads all.
  ///   - expected: how many parts of forms will about be read.
  init(
    named: [String: [String]], spelling: Spelling, sieve: FormSieve? = nil,
    expecting expected: Int
  ) {
    self.sieve = sieve
    vocabulary = Vocabulary(expecting: expected)
    forms = ConceptForms(expecting: expected)
    parser = FormParser(named: named, spelling: spelling)
    var classes: [String: Int] = [:]
    for name in named.keys.sorted() {
      let wordClass = vocabulary.intern(words: (named[name] ?? []).map(parser.usual))
      classes[name] = wordClass
      let part = vocabulary.part("<\(name)>")
      vocabulary.keep(wordClass, ofPart: part)
    }
    self.classes = classes
  }

  /// Reads the forms in a record's fields of one name as ways of saying a concept.
  mutating func read(
    _ record: Record, field name: String, concept: Int
  ) throws(GuardrailError) {
    let parser = parser
    let sieve = sieve
    var fault: GuardrailError?
    record.fields.forEach(named: name) { field, bytes in
      if case .some = fault { return }
      guard sieve?.passes(bytes) ?? true else { return }
      do throws(FormError) {
        forms.add(try parser.parse(bytes, into: &vocabulary), concept: concept)
      } catch {
        fault = .rule(
          record.error("\(error)", remedy: "see the top of the file for forms", at: field))
      }
    }
    if let fault { throw fault }
  }

  /// Reads those forms of some concepts that an index finds and the sieve lets through.
  ///
  /// - Returns: what is wrong with one of them; nil where all is well.
  mutating func read(
    _ index: FormIndex, of concepts: [Record], in text: Bytes
  ) -> GuardrailError? {
    guard let sieve else { return nil }
    for place in index.places(where: sieve.holds) {
      let form = UnsafeBufferPointer(rebasing: text[place.range])
      guard sieve.passes(form) else { continue }
      do throws(FormError) {
        forms.add(try parser.parse(form, into: &vocabulary), concept: place.record)
      } catch {
        return .rule(
          concepts[place.record].error("\(error)", remedy: "see the top of the file for forms"))
      }
    }
    return nil
  }

  /// The number of a named class.
  func wordClass(_ name: String) -> Int? { classes[name] }

  /// A reader of words, once all forms are read.
  func reader() -> WordReader {
    var vocabulary = vocabulary
    vocabulary.forgetParts()
    return WordReader(
      vocabulary: vocabulary, spelling: parser.spelling, filler: classes["filler"] ?? -1,
      besideNumbers: SpelledNumber.Classes(
        joint: classes["number_joint"] ?? -1, point: classes["number_point"] ?? -1,
        pressure: classes["pressure_word"] ?? -1))
  }

  func matcher() -> ConceptMatcher {
    ConceptMatcher(forms, classCount: vocabulary.count)
  }
}
