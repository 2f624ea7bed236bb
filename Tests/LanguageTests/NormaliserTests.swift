import Foundation
import Testing

@testable import Language

@Suite struct NormaliserTests {
  private func words(_ text: String) -> [String] {
    Normaliser().normalise(text).tokens.map(\.text)
  }

  @Test(arguments: [
    ("I'm Late", ["im", "late"]),
    ("don’t", ["dont"]),
    ("Crème brûlée", ["creme", "brulee"]),
    ("cre\u{300}me", ["creme"]),
    ("ＡＦ　ｃａｍｅ ３", ["af", "came", "3"]),
    ("36,5", ["36", ",", "5"]),
    ("8h15", ["8", "h", "15"]),
    ("CD14", ["cd", "14"]),
    ("2 days b4 it", ["2", "days", "before", "it"]),
    ("vit B4", ["vit", "b", "4"]),
    ("2day", ["today"]),
    ("2026-03-11", ["2026", "-", "03", "-", "11"]),
    ("6:45", ["6", ":", "45"]),
    ("5'3", ["5", "'", "3"]),
    ("“heavy”", ["\"", "heavy", "\""]),
    ("36.6℃", ["36", ".", "6", "c"]),
    ("🩸 today 😭", ["period", "today", "sad"]),
    ("👍🏽", ["yes"]),
    ("pe\u{200B}ri\u{0}od", ["period"]),
    ("\u{1B}[31mred\u{1B}[0m", ["red"]),
    ("\u{1B}]0;title\u{7}hello", ["hello"]),
    ("\u{202E}cramps\u{202C}", ["cramps"]),
    ("straße œuf", ["strasse", "oeuf"]),
    ("", []),
    ("\u{1B}", []),
    ("\u{1B}[", []),
  ]) func `a message is folded and cut into plain tokens`(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test func `a token points back at exactly what was typed`() {
    let message = Normaliser().normalise("😀 I’m at 36,5 — naïve")
    #expect(
      message.tokens.map { message.typed($0.range) }
        == ["😀", "I’m", "at", "36", ",", "5", "—", "naïve"])
  }

  @Test(arguments: [
    ("heavy, cramps 7/10", ["heavy", "cramps 7/10"]),
    ("36,5 and 1.5 l", ["36,5", "1.5 l"]),
    ("at 6 p.m. today", ["at 6 p.m. today"]),
    ("sad but ok. bye", ["sad", "ok", "bye"]),
    ("self-care - now", ["self-care", "now"]),
    (",,,", []),
    ("a\nb", ["a", "b"]),
  ]) func `clauses end at separators that are not inside a number`(
    text: String, expected: [String]
  ) {
    let message = Normaliser().normalise(text)
    #expect(message.clauses.map { message.typed(message.utf16Range($0)) } == expected)
  }

  @Test func `digits carry their value and long runs of them carry none`() {
    let tokens = Normaliser().normalise("12 ½ \(String(repeating: "9", count: 400))").tokens
    #expect(tokens.map(\.number) == [12, 0.5, nil])
  }

  @Test func `accented Latin letters fold as the standard library of strings folds them`() {
    for value in 0xC0...0x17F as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), let base = Folding.latinBase(scalar) else {
        continue
      }
      let expected = String(scalar).folding(
        options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
      if expected.unicodeScalars.allSatisfy(\.isASCII) { #expect(String(base) == expected) }
    }
  }

  @Test func `any characters make tokens whose ranges rise and fit`() {
    var generator = FixedGenerator(seed: 7)
    for _ in 0..<300 {
      let text = generator.text(length: 40)
      let message = Normaliser().normalise(text)
      var end = 0
      for token in message.tokens {
        #expect(token.range.lowerBound >= end && !token.range.isEmpty && !token.text.isEmpty)
        end = token.range.upperBound
      }
      #expect(end <= text.utf16.count)
    }
  }

  @Test func `a mebibyte of anything is read to its end`() {
    for unit in ["a", "1", ",", "😀", "é ", "\u{1B}[", "\u{200B}"] {
      let text = String(repeating: unit, count: (1 << 20) / unit.utf8.count / 8)
      #expect((Normaliser().normalise(text).tokens.last?.range.upperBound ?? 0) <= text.utf16.count)
    }
  }
}
