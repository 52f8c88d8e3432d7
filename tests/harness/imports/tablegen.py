# SPDX-License-Identifier: Apache-2.0
"""The reader of TableGen: tablegen.py SOURCE. What each text means is in llvm.org/docs/TableGen/ProgRef.html."""
import os
import sys
import unittest

sys.path.insert(0, os.path.join(sys.argv.pop(1), "scripts"))
from imports.source import Malformed, Problem  # pylint: disable=wrong-import-position
from imports.tablegen import Tablegen  # pylint: disable=wrong-import-position

OPENS = {"list": "[", "bits": "{", "dag": "(", "class": "<", "operator": "(", "paste": "#(", "element": "at(", "member": "of("}


def show(v):
    """A value as text, with one form for each kind."""
    text = {"number": str(v.text), "string": f'"{v.text}"', "unset": "?", "operator": f"!{v.text}"}.get(v.kind, v.text or "")
    if v.kind in OPENS:
        text += OPENS[v.kind] + " ".join(map(show, v.children)) + ")"
    return text + (f":{v.label}" if v.label else "")


def read(text):
    return Tablegen([("f.td", text)])


VALUES = [("-12", "-12"), ("0x1F", "31"), ("0b101", "5"), ('"a\\"b" "c"', '"a"bc"'), ("[{ x] } ]}]", '" x] } ]"'), ("?", "?"), ("true", "true"),
          ("0DTensorOf<[F32]>", "0DTensorOf<[F32))"), ("[1, 2, ]<list<int>>", "[1 2)"), ("(ins A:$x, $y, B<1>:$z)", "(ins A:x ?:y B<1):z)"),
          ("(outs)", "(outs)"), ('!if(!eq(a, "b"), 1, 2)', '!if(!eq(a "b") 1 2)'), ("C<1, name = 2>", "C<1 2:name)"),
          ("[1] # [2, 3] # []", "[1 2 3)"), ('"a" # "b"', '"ab"'), ('a # "b"', '#(a "b")'), ("[5, 6][1]", "6"), ("r.field", "fieldof(r)"),
          ("/* one /* two */ still */ 7 // rest\n", "7")]
CLASSES = """class Base<string name, list<T> traits = []> { string n = name; list<T> all = traits # [X]; }
class Middle<string name, T kind, T other = kind> : Base<name # "!", [kind]> {
  let arguments = (ins kind:$a, other:$b);
}
def One : Middle<"one", A>;
def Two : Middle<"two", A, other = B> { let n = "2"; }
let n = "outer" in def Three : Base<"three">;
"""
FIELDS = [("One", "n", '"one!"'), ("One", "all", "[A X)"), ("One", "arguments", "(ins A:a A:b)"), ("Two", "n", '"2"'),
          ("Two", "arguments", "(ins A:a B:b)"), ("Three", "n", '"outer"'), ("One", "missing", None)]
LOOPS = """#ifndef F
#define F
include "other.td"
defvar v = [1, 2];
foreach pair = [[A, B], [C, D]] in { foreach n = v in def : P<(pair[0]:$x $y), n>; }
foreach s = ["x", "y"] in def "R" # s { string f = s; }
assert 1, "no";
#endif
"""
WRONG = [("def R {\n  int f = ;\n}", "f.td:2:11: error: expected a value, found ';'"), ('def R { int f = "a; }', "f.td:1:17: error: the string has no end"),
         ("/* /* */", "f.td:1:1: error: the comment has no end"), ("def R { code f = [{ }; }", "f.td:1:18: error: the code has no end"),
         ("def R { int f = 99999999999999999999; }", "is no number of 64 bits"), ("def R { int f = 0xZ; }", "is no number of 64 bits"),
         ("def R { int f = (ins A:x); }", "expected a name with $ after ':'"), ("def R { int f = 1 }", "f.td:1:19: error: expected ';', found '}'"),
         ("def R { let f{0} = 1; }", "'let' of single bits is not known"), ("def R : 1;", "a parent is not the name of a class"),
         ("def R { int f = 1; } def R { int f = 2; }", "'R' is declared twice"), ("multiclass M { }", "'multiclass' is not known"),
         ("foreach x = y in def : A<x>;", "'foreach' of anything but a list"), ("let f = 1 def R;", "expected 'in'"),
         ("let f = 1 in { def R;", "the block has no end"), ("#ifdef X\n#endif", "#ifdef is not known"),
         ("def R \x01;", "the byte 0x01 begins no word of TableGen"), ("odd R;", "'odd' begins no statement of TableGen"),
         ("class C<list<int x", "the type has no end"), ("def R { int f = !add<int(1, 2); }", "the type has no end"),
         ("def R { int f = " + "[" * 5000, "nested too deep"), ("let a = 1 in " * 5000 + "def;", "nested too deep"),
         ("".join(f"foreach x{i} = [1, 2] in " for i in range(13)) + "def;", "more rounds of 'foreach' than 4096")]


class Reader(unittest.TestCase):
    def test_values(self):
        for text, tree in VALUES:
            t = read(f"def R {{ int f = {text}; }}")
            self.assertEqual(show(t.field(t.find("R"), "f")), tree, text)

    def test_fields_come_from_classes(self):
        t = read(CLASSES)
        for record, field, tree in FIELDS:
            value = t.field(t.find(record), field)
            self.assertEqual(show(value) if value else None, tree, f"{record}.{field}")
        self.assertEqual(show(t.ancestor(t.find("Two"), "Base")), 'Base<"two!":name [A):traits)')
        self.assertIsNone(t.ancestor(t.find("Two"), "Other"))

    def test_records_are_made_by_foreach(self):
        t = read(LOOPS)
        said = "".join(show(r.parents[0]) for r in t.records if r.parents)
        self.assertEqual(said, "P<(A:x ?:y) 1)P<(A:x ?:y) 2)P<(C:x ?:y) 1)P<(C:x ?:y) 2)")
        self.assertEqual(t.field(t.find("Ry"), "f").text, "y")

    def test_what_is_wrong_is_refused_at_its_place(self):
        for text, said in WRONG:
            with self.assertRaises(Malformed, msg=text[:60]) as caught:
                read(text)
            self.assertIn(said, str(caught.exception))

    def test_records_that_do_not_fit_are_refused(self):
        t = read("class C<int x> { int f = x; } def R : C<>; class D : D; def S : D;")
        for record, said in (("R", "f.td:1:39: error: class 'C' has no value for 'x'"),
                             ("S", "f.td:1:50: error: classes derive from each other more than 32 deep")):
            with self.assertRaises(Problem) as caught:
                t.field(t.find(record), "f")
            self.assertEqual(str(caught.exception), said)

    def test_values_that_double_end_at_a_limit(self):
        """Thirty classes, each with twice the values of the one before."""
        t = read("class C0<list<int> x> { list<int> f = x; }\n"
                 + "".join(f"class C{i}<list<int> x> : C{i - 1}<x # x>;\n" for i in range(1, 30)) + "def R : C29<[1, 2]>;\n")
        with self.assertRaises(Problem) as caught:
            t.field(t.find("R"), "f")
        self.assertIn("a list or string is longer than 65536", str(caught.exception))


unittest.main()
