/// What is wrong with the text of a form.
enum FormError: Error, Hashable, CustomStringConvertible {
  case empty
  case startInside
  case afterEnd(String)
  case badGap(String)
  case badRange(String)
  case unknownClass(String)

  var description: String {
    switch self {
    case .empty: "the form has no word that must be there; add one"
    case .startInside: "^ stands inside the form; put it first"
    case .afterEnd(let part): "\(part) follows $; put $ last"
    case .badGap(let part): "\(part) is not a gap; write ~ or ~1 to ~6"
    case .badRange(let part):
      "\(part) is not a range of numbers; write {n} or {38-43}, alone in its place"
    case .unknownClass(let name): "no Words record is named \(name); add one or correct the name"
    }
  }
}
