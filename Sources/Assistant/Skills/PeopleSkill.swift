import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Whose diary it is: another one is taken up, or begun.
struct PeopleSkill: Skill {
  static let name = "people"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let people = People(request.scene.setting)
    let name = request.words("name").first.flatMap { People.name($0) }
    if request.intent == "profile.add" {
      guard let name else { return .say("people.name", expecting: .personName) }
      return people.adding(name)
    }
    if let name { return people.switching(to: name) }
    if request.said.contains("told.own_diary") { return people.switching(to: People.owner) }
    return people.which
  }
}
