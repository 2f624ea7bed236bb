import Knowledge
import Language
import Records

extension Answers {
  /// Calls a function with the forms of a file's concepts that a message may say, in their order,
  /// and with whether a form is the first such one of its record.
  static func read(
    _ path: String, in library: Library, for message: Message,
    _ body: (Record, UnsafeBufferPointer<UInt8>, _ isFirst: Bool) -> Void
  ) throws(KnowledgeError) {
    let sieve = PhraseSieve(message)
    guard let index = library.forms(in: path) else {
      for record in try library.records(path, type: "Concept") {
        var isFirst = true
        record.fields.forEachValue(of: "Form") { form in
          guard sieve.passes(form) else { return }
          body(record, form, isFirst)
          isFirst = false
        }
      }
      return
    }
    let records = try library.concepts(in: path)
    library.withBytes(of: path) { bytes in
      let text = bytes.bindMemory(to: UInt8.self)
      var last = -1
      for place in index.places(where: sieve.holds) {
        let form = UnsafeBufferPointer(rebasing: text[place.range])
        guard sieve.passes(form) else { continue }
        body(records[place.record], form, place.record != last)
        last = place.record
      }
    }
  }
}
