import MessageFormat
import Testing

/// Every fault a message can have, with the whole message shown.
struct SyntaxErrorTests {
  @Test(arguments: [
    ("Hello {$name", "1:13: the placeholder does not end; add }\nHello {$name\n            ^"),
    ("a } b", "1:3: a } has no { before it; write \\} for a brace in the text\na } b\n  ^"),
    (
      "a \\n b",
      "1:3: \\ stands before a character that needs none; write \\\\ for a \\\na \\n b\n  ^"
    ),
    ("a\0b", "1:2: a null character stands in the text; remove it\na\0b\n ^"),
    (
      "{}",
      """
      1:2: a placeholder cannot start like this; write {$variable}, {|text|} or {:function}
      {}
       ^
      """
    ),
    ("{", "1:2: the placeholder does not end; add }\n{\n ^"),
    ("{|a}", "1:5: the literal does not end; add |\n{|a}\n    ^"),
    ("{$}", "1:3: a name is missing; start it with a letter or _\n{$}\n  ^"),
    ("{:f a}", "1:6: the option a has no value; write a=value\n{:f a}\n     ^"),
    ("{:f a=}", "1:7: the option a has no value; write a=value\n{:f a=}\n      ^"),
    ("{a @b=}", "1:7: the attribute b has no value; write @b=value\n{a @b=}\n      ^"),
    (
      "{a b}",
      """
      1:4: the placeholder has something it cannot hold; \
      use :function, option=value and @attribute, each after a space
      {a b}
         ^
      """
    ),
    (".input {a} {{}}", "1:1: .input does not name a variable; write .input {$name}"),
    (".local x = {a} {{}}", "1:8: a variable is missing; write $ and its name"),
    (".local$x = {a} {{}}", "1:7: a space is missing after .local; add one"),
    (".local $x {a} {{}}", "1:11: an = is missing; write .local $x = {...}"),
    (".local $x = a {{}}", "1:13: a { is missing; write the expression inside { and }"),
    (".input {$x}", "1:12: the message has no pattern; use .input, .local, .match or a pattern"),
    (".foo {{}}", "1:1: the statement is not known; use .input, .local, .match or a pattern"),
    ("{{a}} b", "1:7: text follows the end of the message; put it inside {{ and }}"),
    ("{{a", "1:4: the pattern does not end; add }}"),
    (".match $x * x", "1:14: a space is missing between keys; add one, or write {{...}}"),
    (".match $x ? {{}}", "1:11: a variant has no key here; write a literal or * before {{...}}"),
    (".match $x ", "1:11: .match has no variants; end with a variant * {{...}}"),
  ])
  func `a fault of the grammar is told with its place and what to do`(
    text: String, message: String
  ) throws {
    let error = try #require(throws: SyntaxError.self) { try Template(parsing: text) }
    #expect(error.kind == .syntax)
    #expect(error.description.hasPrefix(message))
  }

  @Test(arguments: [
    (
      SyntaxError.Kind.duplicateDeclaration, ".input {$a}\n.local $a = {1} {{}}",
      "2:1: $a is declared or used already; choose another name, or declare it before its use"
    ),
    (.duplicateOptionName, "{:f a=1 a=2}", "1:9: the option a is given twice; keep one"),
    (
      .missingSelectorAnnotation, ".input {$a} .match $a * {{}}",
      """
      1:20: $a has no function to select by; declare it, as in .input {$a :string}
      .input {$a} .match $a * {{}}
                         ^
      """
    ),
    (
      .variantKeyMismatch, ".input {$a :string} .match $a\nb c {{}}\n* {{}}",
      "2:1: the variant has 2 keys for 1 selectors; give each selector one key"
    ),
    (
      .duplicateVariant, ".input {$a :string} .match $a b {{}} |b| {{}} * {{}}",
      "1:38: another variant has the same keys; keep one"
    ),
    (
      .missingFallbackVariant,
      ".input {$a :string} .input {$b :string} .match $a $b * x {{}} y * {{}}",
      "1:71: no variant fits every value; add * * {{...}}"
    ),
  ])
  func `a fault of the model has the standard's name`(
    kind: SyntaxError.Kind, text: String, message: String
  ) throws {
    let error = try #require(throws: SyntaxError.self) { try Template(parsing: text) }
    #expect(error.kind == kind)
    #expect(error.description.hasPrefix(message))
  }
}
