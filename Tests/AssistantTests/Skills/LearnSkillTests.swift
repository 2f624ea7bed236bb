import Civil
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Articles: found by name, offered only where they may be, told shorter, and followed by others.
struct LearnSkillTests {
  private func learn(_ text: String, in bloom: inout Rehearsal) -> Turn {
    bloom.assistant.answer(["content.education"], text: text, now: bloom.now)
  }

  private func rehearsal(_ mode: Mode) throws -> Rehearsal {
    var bloom = try Rehearsal()
    bloom.assistant.setting = Setting(mode: mode)
    return bloom
  }

  /// What is offered where nothing was found, over some days.
  private func offers(_ bloom: Rehearsal, for text: String) -> String {
    var bloom = bloom
    var all = ""
    for day in 0..<90 {
      let moment = Moment(date: bloom.now.date + day, time: bloom.now.time)
      all +=
        bloom.assistant.answer(["content.education"], text: text, now: moment).text
        .lowercased() + "\n"
    }
    return all
  }

  @Test(arguments: ["qqzx", "two", "weeks"])
  func `after a loss no article on babies or trying is offered`(text: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("i had a miscarriage")
    let all = offers(bloom, for: text)
    for word in [
      "baby", "birth", "amnio", "labour", "fertile", "wait", "ovulation", "mucus", "ligament",
      "trimester",
    ] {
      #expect(!all.contains(word), "\(word)")
    }
  }

  @Test func `in general mode no article on cycles is offered`() throws {
    let all = offers(try rehearsal(.general), for: "qqzx")
    for word in ["cycle", "period", "ovulation", "fertile", "baby", "birth", "luteal", "pms"] {
      #expect(!all.contains(word), "\(word)")
    }
    #expect(all.contains("pelvic floor"))
  }

  @Test func `what is offered is of the mode`() throws {
    #expect(!offers(try Rehearsal(), for: "qqzx").contains("amniocentesis"))
    #expect(offers(try rehearsal(.pregnancy), for: "qqzx").contains("amniocentesis"))
  }

  @Test(arguments: [("amniocentesis", "amniocentesis"), ("cvs", "amniocentesis"), ("bbt", "bbt")])
  func `each part of a name finds its article`(text: String, id: String) throws {
    var bloom = try Rehearsal()
    #expect(learn(text, in: &bloom).found.first?.id == id)
  }

  @Test func `another article is another one, and a shorter one the beginning of the same`() throws
  {
    var bloom = try Rehearsal()
    let first = bloom.turn("what is pcos")
    let brief = bloom.turn("shorter")
    #expect(first.text.hasPrefix(brief.text) && brief.text.count * 2 < first.text.count)
    #expect(brief.sources == first.sources)
    let next = bloom.turn("another one")
    #expect(next.found.first?.kind == .topic && next.found.first?.id != "pcos")
  }
}
